#pragma once

#include "core/formats/api/FormatRegistry.h"

#include <QDialog>

class QListWidget;

namespace vitrine::ui {

/// Asks which format a file is to be read by, whatever it looks like: one of the registry, or as bytes alone.
class FormatChooser : public QDialog {
  Q_OBJECT

public:
  /// `current`: id of the format that is selected at first; empty: one whose files have such a name.
  FormatChooser(const formats::FormatRegistry& registry, const QString& path, const QString& current, QWidget* parent);

Q_SIGNALS:
  void chosen(const QString& format);

private:
  void addFormat(const formats::FormatInfo& info);
  void choose();

  QListWidget* m_formats;
};

} // namespace vitrine::ui
