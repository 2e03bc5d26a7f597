#pragma once

#include "ui/browser/BrowserOrder.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace vitrine::ui {

/// What can be opened in a folder: filter, sort, open; the next and the previous file in the order shown. As long as
/// the user has chosen no other order, files with a title come first, by it.
class BrowserPanel : public QWidget {
  Q_OBJECT

public:
  /// `opener` must outlive this widget.
  explicit BrowserPanel(const formats::Opener& opener, QWidget* parent = nullptr);

  void showFolder(const QString& folder);
  void showFiles(const QStringList& files);
  /// Marks the file that is open; it need not be in the list.
  void setOpenFile(const QString& path);

  /// The file `step` rows away from the open one in the order shown; empty at the ends. The first or last when the open
  /// one is not shown.
  QString neighbour(int step) const;
  int shownCount() const;
  const BrowserModel& entries() const { return m_model; }

Q_SIGNALS:
  void openRequested(const QString& path);
  /// Files came, or the order changed: neighbours may be others now.
  void changed();

private:
  QModelIndex indexOf(const QString& path) const;
  void start(const QString& title);
  void prepareList();
  void takeIn(const std::vector<BrowserEntry>& entries);
  void showTitles(bool shown);
  void markOpenFile();
  void describe();

  BrowserModel m_model;
  FolderScanner m_scanner;
  BrowserOrder* m_proxy;
  QLineEdit* m_filter;
  QTreeView* m_list;
  QCheckBox* m_parts;
  QLabel* m_state;
  QString m_title;
  QString m_openFile;
  bool m_orderChosen = false; ///< by the user
};

} // namespace vitrine::ui
