#pragma once

#include "ui/browser/BrowserViews.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QSlider;
class QSplitter;
class QToolButton;

namespace vitrine::ui {

class Favourites;
class FavouritesList;
class ListedFacts;
class QueryEdit;
class Settings;

/// The files of a FileList with what a user needs to find one: list or tiles, a filter, the order, and what the list is
/// of. Several panels may show the same files; filter, order and selection are then the same in all.
class BrowserPanel : public QWidget {
  Q_OBJECT

public:
  /// `files` must outlive this widget.
  explicit BrowserPanel(FileList& files, QWidget* parent = nullptr);

  FileList& files() { return m_files; }
  BrowserViews& views() { return *m_views; }
  /// Lets files be shown with their thumbnails; in the list at first or from when the user wants them. Once;
  /// `thumbnails` must outlive this widget's events.
  void setThumbnails(Thumbnails& thumbnails, bool shownInList);
  /// Lets words be looked for in what is in the files. Once; `facts` must outlive this widget.
  void setFacts(ListedFacts& facts);
  /// Lets the user see favourites beside the files. Once; `favourites` must outlive this widget.
  void setFavourites(Favourites& favourites);
  /// Is as the settings say, and keeps there what the user changes. Once; `settings` must outlive this widget. `place`:
  /// "dock" or "page".
  void keepIn(Settings& settings, const QString& place);

  /// Puts what the views look like at the end of their menus, behind what can be done with files.
  void addViewOptions();
  /// Files shown, with those in shown folders.
  quint64 countShown() const;
  int shownCount() const { return m_files.order().rowCount(); }

Q_SIGNALS:
  /// The user wants thumbnails in the list, or none.
  void thumbnailsShown(bool shown);
  /// A folder is to be chosen and listed.
  void folderWanted();

private:
  QToolButton* buttonFor(QAction& action, const QString& name);
  QHBoxLayout* makeTopRow();
  QHBoxLayout* makeBottomRow();
  void prepareFilter();
  void prepareUp();
  void prepareEntering();
  void prepareSwitches();
  void prepareSearch();
  void prepareSlider();
  void showFavourites();
  void connectAll();
  /// The entry that is current, if its content can be listed; else null.
  const BrowserEntry* currentContainer() const;
  void applyFilter();
  void followFilter();
  void showGrid(bool shown);
  void describe();
  QString searchText() const;
  QString placeText() const;

  FileList& m_files;
  BrowserViews* m_views;
  QAction* m_up;
  QAction* m_enter; ///< the files in an archive, or in a map
  QAction* m_showThumbnails;
  QAction* m_showGrid;
  QAction* m_inside; ///< words are looked for in what is in the files, too
  QAction* m_stop;   ///< the search in the files
  QAction* m_showFavourites;
  QAction* m_showPreviews;
  QueryEdit* m_filter;
  QSplitter* m_sides; ///< favourites and files
  QSlider* m_tileSize;
  QCheckBox* m_parts;
  QLabel* m_state;
  FavouritesList* m_favourites = nullptr; ///< null: there are none
  ListedFacts* m_facts = nullptr;         ///< null: nothing is known of what is in the files
};

} // namespace vitrine::ui
