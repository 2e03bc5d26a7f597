#pragma once

#include "ui/exporting/BatchTask.h"

#include <QObject>

class QAction;

namespace vitrine::ui {

class BatchController;
class BrowserPanel;
class Favourites;

/// What can be done with the selected files of a panel, from the menu of its views: favourites, paths, exports and
/// pictures of many.
class BrowserCommands : public QObject {
  Q_OBJECT

public:
  /// The panel owns it; the others must outlive it.
  BrowserCommands(BrowserPanel& panel, Favourites& favourites, BatchController& batch);

private:
  QAction* add(const char* name, const QString& text, const char* icon);
  void addSeparator();
  void addBatch(const char* name, const QString& text, const char* icon, BatchKind kind);
  /// Files that can be opened, of the selected rows in the order shown.
  QStringList selected() const;
  /// The selected files, or without any the folder that is listed.
  QStringList favoured() const;
  void follow();

  BrowserPanel& m_panel;
  Favourites& m_favourites;
  BatchController& m_batch;
  QAction* m_open;
  QAction* m_favour;
  QAction* m_copyPaths;
  QList<QAction*> m_batches;
};

} // namespace vitrine::ui
