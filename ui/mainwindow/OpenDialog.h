#pragma once

#include <QFileDialog>

class QLabel;

namespace vitrine::formats {
class FormatRegistry;
}

namespace vitrine::ui {

class Settings;
class Thumbnails;

/// Dialog that asks for files to open: Qt's own with a preview of the current file, or the desktop's, as the settings
/// say. Its filters are the kinds of files by name.
class OpenDialog : public QFileDialog {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this dialog.
  OpenDialog(const formats::FormatRegistry& registry, Thumbnails& thumbnails, const Settings& settings,
             const QString& title, QWidget* parent);

private:
  void addPreview();
  void showCurrent(const QString& path);
  void showPicture();

  Thumbnails& m_thumbnails;
  QString m_current; ///< path of the file in the preview; empty if there is none
  QLabel* m_picture = nullptr;
  QLabel* m_facts = nullptr;
};

} // namespace vitrine::ui
