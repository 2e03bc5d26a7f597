#pragma once

#include <QObject>

namespace vitrine::ui {

class Settings;

/// Applies the settings that all windows of the process share: language, colours, text size and unit of lengths.
class ProgramAppearance : public QObject {
  Q_OBJECT

public:
  /// Makes the process follow these settings, once however often it is called. Language and colours are applied when
  /// they change; the caller has applied the present ones before the first window.
  static void follow(Settings& settings);

private:
  explicit ProgramAppearance(Settings& settings);
};

} // namespace vitrine::ui
