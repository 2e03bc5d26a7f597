#pragma once

#include <QMenu>

namespace vitrine::ui {

/// Asks what is meant by folders or archives dropped on the window while a document is shown: to be opened, or places
/// where its files are looked for. Shows itself where they were dropped and deletes itself; who looks away from it has
/// chosen neither.
class DropChoice : public QMenu {
  Q_OBJECT

public:
  DropChoice(const QStringList& paths, const QString& documentName, QWidget* parent);

Q_SIGNALS:
  void openChosen(const QStringList& paths);
  void mountChosen(const QStringList& paths);
};

} // namespace vitrine::ui
