#pragma once

#include "ui/hex/HexView.h"
#include "ui/hex/StructureTints.h"
#include "ui/navigation/ByteBookmarkModel.h"
#include "ui/session/Selection.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSplitter;
class QTabWidget;
class QToolButton;

namespace vitrine::ui {

class BlockDialog;
class ByteBookmarkPanel;
class ByteFinder;
class ByteSearchBar;
class CursorValues;
class InspectorTable;
class Settings;
struct ByteActions;

/// The bytes of the document: every space of it, with the selection's record framed. Selecting bytes selects the record
/// they belong to. Search, bookmarks and values of the bytes are beside or below them.
class HexPanel : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  HexPanel(const Session& session, Selection& selection, Settings& settings, const ByteActions& actions,
           ByteBookmarkModel& bookmarks, QWidget* parent = nullptr);

  HexView& view() { return *m_view; }
  SpaceId space() const { return m_space; }
  ByteBookmarkModel& bookmarks() { return m_bookmarks; }

Q_SIGNALS:
  /// The panel has something to ask or to show: it is to be seen.
  void wanted();

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  QWidget* makeBar();
  void makeLists();
  void wireSession();
  void wireActions();
  void wireBookmarks();
  void restore();
  void copyAs(bytes::ByteForm form) const;
  void showColors();
  void showValues();
  void describeBytes();
  QString describeByte(std::uint64_t offset) const;
  void showDocument();
  /// The same document, with more in it.
  void followDocument();
  void showSelection();
  void showSpace(SpaceId space);
  void chooseSpace(SpaceId space);
  void showCodedBytes();
  void goTo();
  /// Selects bytes, from where Back leads here again.
  void jumpTo(const ByteRange& range);
  void selectBlock();
  void addBookmark();
  void showBookmarks();
  void showLists();
  /// Puts the lists where there is room for them: beside the bytes, or below.
  void placeLists();
  void describeCursor();

  const Session& m_session;
  Selection& m_selection;
  Settings& m_settings;
  const ByteActions& m_actions;
  ByteBookmarkModel& m_bookmarks;
  QComboBox* m_spaces;
  QToolButton* m_coded;
  QLineEdit* m_goTo;
  HexView* m_view;
  InspectorTable* m_inspector;
  CursorValues* m_values;
  ByteSearchBar* m_searchBar;
  QSplitter* m_halves; ///< bytes and lists
  ByteFinder* m_finder = nullptr;
  QTabWidget* m_lists = nullptr;
  ByteBookmarkPanel* m_bookmarkPanel = nullptr;
  BlockDialog* m_blockDialog = nullptr; ///< null: not asked for yet
  StructureTints m_tints;               ///< of the shown space
  SpaceId m_space = base::kFileSpace;
};

} // namespace vitrine::ui
