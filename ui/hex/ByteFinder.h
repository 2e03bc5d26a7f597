#pragma once

#include "ui/hex/ByteMatchModel.h"
#include "ui/hex/HexRange.h"

#include <QObject>
#include <QTimer>

class QTreeView;

namespace vitrine::ui {

class ByteSearchBar;
class HexView;

/// The search in the bytes that a hex view shows: lists all matches on a worker while they are found, marks those that
/// are visible, and steps from the cursor to the next or the previous one, around the ends.
class ByteFinder : public QObject {
  Q_OBJECT

public:
  /// `bar` and `view` must outlive this object; the list becomes a child of `parent`.
  ByteFinder(ByteSearchBar& bar, HexView& view, QWidget* parent);

  QTreeView& list() { return *m_list; }
  void setPlacer(ByteMatchModel::Placer placer) { m_model.setPlacer(std::move(placer)); }

  /// Shows the bar, and gives it the keyboard.
  void open();
  /// Hides bar and matches, and gives up the search; next and previous still know what was searched for.
  void close();
  bool isOpen() const { return m_isOpen; }
  /// Goes on to a match; where nothing is searched for, the bar opens.
  void step(bool forwards);
  /// The view shows another source.
  void followSource();

Q_SIGNALS:
  /// Bar and list are to be shown, or hidden.
  void openChanged(bool open);
  /// The user goes to a match.
  void chosen(vitrine::ui::HexRange match);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void prepareList();
  void wire();
  void search();
  void listMatches();
  void finishList(bool more);
  void stop();
  /// Stops at the wish of the user.
  void giveUp();
  void choose(int row, bool wrapped);
  void goTo(std::uint64_t offset, bool wrapped);
  void stepInList(std::uint64_t from, bool forwards);
  void stepInBytes(std::uint64_t from, bool forwards);
  bool isAtMatch() const;
  QString countWords() const;

  ByteSearchBar& m_bar;
  HexView& m_view;
  ByteMatchModel m_model;
  QTreeView* m_list;
  base::Task m_listing;
  base::Task m_stepping;
  QTimer m_typing; ///< until the user pauses
  bool m_isOpen = false;
  bool m_isComplete = false; ///< the list has all matches
  bool m_isLimited = false;  ///< there are more than the list has
};

} // namespace vitrine::ui
