#pragma once

#include "ui/browser/BrowserOrder.h"
#include "ui/browser/FolderWatch.h"

#include <QItemSelectionModel>

namespace vitrine::ui {

/// The files that are browsed, whatever shows them: a folder with all below it, some files, or one folder of an
/// archive; in the order shown, with the file one is at. Follows what comes, goes and changes on disk. As long as the
/// user has chosen no other order, files with a title come first, by it. An archive is gone through folder by folder,
/// and left upwards to what was listed before.
class FileList : public QObject {
  Q_OBJECT

public:
  /// Source of the list.
  struct Listing {
    QString folder;
    QStringList files;
    QString archive;
    QString inside; ///< of the archive; "" is its top

    bool operator==(const Listing&) const = default;
  };
  /// Place that a file is opened in.
  enum class OpenHow { Here, NewTab };

  /// `opener` must outlive this object.
  explicit FileList(const formats::Opener& opener, QObject* parent = nullptr);

  BrowserModel& model() { return m_model; }
  BrowserOrder& order() { return *m_order; }
  /// Selection and current row of all views.
  QItemSelectionModel& selection() { return *m_selection; }
  /// The entry of a row that is shown.
  const BrowserEntry& entryOf(const QModelIndex& shown) const { return m_model.at(m_order->mapToSource(shown).row()); }

  void showFolder(const QString& folder);
  void showFiles(const QStringList& files);
  /// The content of an archive; of the one that is shown already, the folder one is in.
  void enterArchive(const QString& archive);
  /// Goes out of the folder of an archive, and from its top out of the archive.
  void goUp();
  const Listing& place() const { return m_place; }
  bool busy() const { return m_scanner.busy(); }
  /// Why an archive cannot be looked into; empty: it can.
  const QString& problem() const { return m_problem; }

  void setFilter(const QString& text, FileQuery::Inside inside);
  const QString& filter() const { return m_filter; }
  /// Files that are watched for being written to: those in sight, as seen from one view.
  void watchFiles(const QStringList& files) { m_watch.watchFiles(files); }
  /// An order that the user chose, which stays.
  void sortBy(BrowserModel::Column column, Qt::SortOrder order);

  /// Goes into a folder, asks for a file to be opened.
  void activate(const QModelIndex& shown, OpenHow how = OpenHow::Here);
  /// Goes to the file that is being opened, whatever becomes of it; one that is not in the list leaves the position as
  /// it was.
  void setTriedFile(const QString& path);
  /// Goes to the file that is open; it need not be in the list.
  void setOpenFile(const QString& path);
  /// Marks a file that cannot be opened, or not be shown, until it changes or is opened again. `reason`: in words.
  void setFailure(const QString& path, const QString& reason) { m_model.failed().add(path, reason); }
  /// The file `step` rows away from the position in the order shown; empty at the ends. The first or last when the
  /// position is not shown.
  QString neighbour(int step) const;

Q_SIGNALS:
  void openRequested(const QString& path, vitrine::ui::FileList::OpenHow how);
  /// The file is open; it may be another than it was.
  void opened(const QString& path);
  /// Files came, or the order changed: neighbours may be others now.
  void changed();
  /// Another place is listed, more is known of it, or it is filtered otherwise.
  void described();
  /// A row to scroll to.
  void positionShown(const QModelIndex& shown);

private:
  QModelIndex indexOf(const QString& path) const;
  /// The row of the file that was tried last, else of the open one.
  QModelIndex position() const;
  void listPlace(const Listing& place);
  void takeIn(const std::vector<BrowserEntry>& entries);
  void scan(const FolderScanner::Stamps& known);
  /// Looks again at what is listed.
  void followDisk();
  void orderByTitles(bool titles);
  void showPosition();

  BrowserModel m_model;
  FolderScanner m_scanner;
  FolderWatch m_watch;
  BrowserOrder* m_order;
  QItemSelectionModel* m_selection;
  Listing m_place;
  FolderScanner::Stamp m_archiveStamp;
  Listing m_outside; ///< what was listed before an archive was entered
  QString m_filter;
  QString m_problem;
  QString m_cameFrom; ///< to be marked once it is listed
  QString m_openFile;
  QString m_triedFile;
  bool m_orderChosen = false;      ///< by the user
  bool m_changedMeanwhile = false; ///< on disk, as it was looked at
};

} // namespace vitrine::ui
