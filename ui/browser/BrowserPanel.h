#pragma once

#include "ui/browser/BrowserOrder.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace vitrine::ui {

class ListedThumbnails;
class NameDelegate;
class Thumbnails;

/// Panel of the files in a folder that can be opened: filter, sort, open; next and previous file as shown. As long as
/// the user has chosen no other order, files with a title come first, by it. An archive is gone through folder by
/// folder, and left upwards to what was listed before. Names have thumbnails beside them, unless the user wants none.
class BrowserPanel : public QWidget {
  Q_OBJECT

public:
  /// `opener` must outlive this widget.
  explicit BrowserPanel(const formats::Opener& opener, QWidget* parent = nullptr);

  /// Lets files be listed with their thumbnails, at first or from when the user wants them. Once; `thumbnails` must
  /// outlive this widget's events.
  void setThumbnails(Thumbnails& thumbnails, bool shown);

  void showFolder(const QString& folder);
  void showFiles(const QStringList& files);
  /// The content of an archive; of the one that is shown already, the folder one is in.
  void enterArchive(const QString& archive);
  /// Goes out of the folder of an archive, and from its top out of the archive.
  void goUp();
  /// Goes to the file that is being opened, whatever becomes of it; one that is not in the list leaves the position as
  /// it was.
  void setTriedFile(const QString& path);
  /// Goes to the file that is open; it need not be in the list.
  void setOpenFile(const QString& path);
  /// Marks a file that cannot be opened, or not be shown, until it changes or is opened again. `reason`: in words.
  void setFailure(const QString& path, const QString& reason);

  /// The file `step` rows away from the position in the order shown; empty at the ends. The first or last when the
  /// position is not shown.
  QString neighbour(int step) const;
  int shownCount() const;
  const BrowserModel& entries() const { return m_model; }

Q_SIGNALS:
  void openRequested(const QString& path);
  /// Files came, or the order changed: neighbours may be others now.
  void changed();
  /// The user wants thumbnails, or none.
  void thumbnailsShown(bool shown);

private:
  /// Source of the list: a folder with all below it, some files, or one folder of an archive.
  struct Listing {
    QString folder;
    QStringList files;
    QString archive;
    QString inside; ///< of the archive; "" is its top
  };

  QModelIndex indexOf(const QString& path) const;
  /// The row of the file that was tried last, else of the open one.
  QModelIndex position() const;
  void listPlace(const Listing& place);
  void activate(const QModelIndex& index);
  /// The entry that is current, if its content can be listed; else null.
  const BrowserEntry* currentContainer() const;
  void prepareEntering();
  void prepareThumbnails();
  void showThumbnails(bool shown);
  QHBoxLayout* makeTopRow();
  QToolButton* buttonFor(QAction& action, const QString& name);
  void prepareList();
  void connectAll();
  void takeIn(const std::vector<BrowserEntry>& entries);
  void showTitles(bool shown);
  void showPosition();
  quint64 countShown() const;
  void describe();

  BrowserModel m_model;
  FolderScanner m_scanner;
  BrowserOrder* m_proxy;
  QAction* m_up;
  QAction* m_enter; ///< the files in an archive, or in a map
  QAction* m_showThumbnails;
  QLineEdit* m_filter;
  QTreeView* m_list;
  QCheckBox* m_parts;
  QLabel* m_state;
  NameDelegate* m_names;
  ListedThumbnails* m_listed = nullptr; ///< null: there are none
  Listing m_place;
  Listing m_outside; ///< what was listed before an archive was entered
  QString m_title;
  QString m_problem;  ///< why an archive cannot be looked into
  QString m_cameFrom; ///< to be marked once it is listed
  QString m_openFile;
  QString m_triedFile;
  bool m_orderChosen = false; ///< by the user
};

} // namespace vitrine::ui
