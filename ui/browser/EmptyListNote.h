#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace vitrine::ui {

class FileList;

/// What to do where no file is listed, over the views of the files: a folder can be chosen, or dropped.
class EmptyListNote : public QWidget {
  Q_OBJECT

public:
  /// Covers `views`, which owns it; `files` must outlive it.
  EmptyListNote(FileList& files, QStackedWidget* views);

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  /// A folder is to be chosen and listed.
  void folderWanted();

private:
  void follow();

  FileList& m_files;
  QLabel* m_reason;
  QPushButton* m_open;
  QLabel* m_drop;
};

} // namespace vitrine::ui
