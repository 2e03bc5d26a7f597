#pragma once

#include <QObject>

namespace vitrine::ui {

/// The language of the program while it runs. A change takes everything along that is on the screen: the texts of all
/// widgets and actions are led back to their sources (TextOrigins) and translated anew, and views ask their models
/// again. So nobody keeps a function for each of its texts. What is put together from several, or kept as a text in a
/// model, is made again by its owner on changed(). GUI thread only.
class ProgramLanguage : public QObject {
  Q_OBJECT

public:
  static ProgramLanguage& instance();

  /// A code as installTranslations() takes it; empty: the desktop's.
  void change(const QString& language);

Q_SIGNALS:
  /// Sent after all texts have changed.
  void changed();

private:
  ProgramLanguage() = default;
};

} // namespace vitrine::ui
