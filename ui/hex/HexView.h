#pragma once

#include "core/bytes/BytePattern.h"
#include "core/bytes/ByteSource.h"
#include "core/bytes/ByteText.h"
#include "ui/hex/HexPainter.h"

#include <QAbstractScrollArea>

#include <functional>
#include <optional>
#include <vector>

namespace vitrine::ui {

/// Bytes of any source, of any length: only what is visible is read. Selection by mouse and keyboard; beside it a frame
/// around the record, marks on some of its fields, grounds by meaning and matches of a search, which others set. Its
/// menu has the widget's actions.
class HexView : public QAbstractScrollArea {
  Q_OBJECT

public:
  /// Grounds of the bytes that are visible.
  using Tinter = std::function<std::vector<HexTint>(HexRange visible)>;
  /// What is said of the byte under the mouse; empty: nothing.
  using Describer = std::function<QString(std::uint64_t offset)>;

  /// More than that would fill the clipboard with megabytes of text.
  static constexpr std::uint64_t kMostCopied = 4ull << 20;

  explicit HexView(QWidget* parent = nullptr);

  /// Null: nothing to show.
  void setSource(ByteSourcePtr source);
  std::uint64_t size() const { return m_source ? m_source->size() : 0; }
  const ByteSourcePtr& source() const { return m_source; }

  /// Selects and scrolls there, without selectionChanged(). Cut to what there is.
  void select(HexRange range);
  /// The bytes of the record, and of those of its fields that matter: tinted, and when the whole record is selected,
  /// the only ones to look selected, the others tinted.
  void setFrames(std::optional<HexRange> record, std::vector<HexRange> marks = {});
  const std::vector<HexRange>& marks() const { return m_marks; }
  void ensureVisible(HexRange range);
  /// Null: all bytes lie on the same ground.
  void setTinter(Tinter tinter);
  void setDescriber(Describer describer) { m_describer = std::move(describer); }
  /// Runs that have a name: underlined, with a flag at their first byte.
  void setBookmarks(std::vector<HexRange> bookmarks);
  /// Every visible match of it gets another ground.
  void setPattern(std::optional<BytePattern> pattern);

  HexRange selection() const;
  std::uint64_t cursor() const { return m_cursor; }
  std::uint64_t firstVisible() const;
  const HexLayout& hexLayout() const { return m_layout; }

  /// Room for sixteen bytes in a row.
  QSize sizeHint() const override;

  /// The selected bytes, the first kMostCopied of them.
  QString selectionAs(bytes::ByteForm form) const;

Q_SIGNALS:
  /// Selection changed by the user. `jumped`: to another place, not on from where the cursor was.
  void selectionChanged(quint64 offset, quint64 size, bool jumped);

protected:
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  void arrange();
  /// The place of a byte in the viewport; nullopt where the mouse is over none.
  std::optional<std::uint64_t> byteAt(QPoint position) const;
  std::uint64_t rowCount() const;
  int visibleRows() const;
  void scrollToRow(std::uint64_t row);
  std::uint64_t offsetAt(QPoint position) const;
  void moveCursor(std::uint64_t to, bool extend, bool jump = false);
  std::optional<std::uint64_t> target(const QKeyEvent& event) const;
  std::vector<HexRange> visibleMatches(HexRange visible) const;

  ByteSourcePtr m_source;
  HexLayout m_layout;
  std::uint64_t m_cursor = 0;
  std::uint64_t m_anchor = 0;
  bool m_hasSelection = false;
  std::optional<HexRange> m_record;
  std::vector<HexRange> m_marks; ///< by offset
  std::vector<HexRange> m_bookmarks;
  std::uint64_t m_rowsPerTick = 1; ///< scroll bars count in int
  std::optional<BytePattern> m_pattern;
  Tinter m_tinter;
  Describer m_describer;
  HexPainter m_painter;
};

} // namespace vitrine::ui
