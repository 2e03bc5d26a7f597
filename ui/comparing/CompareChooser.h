#pragma once

#include <QDialog>
#include <QStringList>

class QListWidget;

namespace vitrine::ui {

/// Asks what the shown file is to be compared with: one of the other open documents, or another file.
class CompareChooser : public QDialog {
  Q_OBJECT

public:
  /// `documents`: names of the other documents; at least one.
  CompareChooser(const QStringList& documents, QWidget* parent);

Q_SIGNALS:
  void documentChosen(int number);
  void fileWanted();

private:
  void choose();

  QListWidget* m_list;
};

} // namespace vitrine::ui
