#pragma once

#include "core/bytes/ByteSource.h"
#include "ui/hex/HexLayout.h"

#include <QAbstractScrollArea>

#include <optional>
#include <vector>

namespace vitrine::ui {

/// A run of bytes in the shown source.
struct HexRange {
  std::uint64_t offset = 0;
  std::uint64_t size = 0;

  std::uint64_t end() const { return offset + size; }
  bool contains(std::uint64_t at) const { return at >= offset && at - offset < size; }
  bool operator==(const HexRange&) const = default;
};

/// Bytes of any source, of any length: only what is visible is read. Selection by mouse and keyboard; beside it a frame
/// around the record and marks on some of its fields, which others set. Its menu has the widget's actions, too.
class HexView : public QAbstractScrollArea {
  Q_OBJECT

public:
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

  HexRange selection() const;
  std::uint64_t cursor() const { return m_cursor; }
  std::uint64_t firstVisible() const;
  const HexLayout& hexLayout() const { return m_layout; }

  /// Room for sixteen bytes in a row.
  QSize sizeHint() const override;

  QString selectionAsHex() const;
  QString selectionAsText() const;

Q_SIGNALS:
  /// Selection changed by the user.
  void selectionChanged(quint64 offset, quint64 size);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  void arrange();
  std::uint64_t rowCount() const;
  int visibleRows() const;
  void scrollToRow(std::uint64_t row);
  std::uint64_t offsetAt(QPoint position) const;
  void moveCursor(std::uint64_t to, bool extend);
  std::optional<std::uint64_t> target(const QKeyEvent& event) const;
  Bytes selectedBytes() const;
  void paintRow(QPainter& painter, int row, const Bytes& bytes, std::uint64_t first) const;
  void paintFrame(QPainter& painter, HexLayout::Area area) const;
  bool isMarked(std::uint64_t offset) const;
  /// Emphasis of a byte.
  enum class Emphasis { None, Tinted, Selected };
  Emphasis emphasisOf(std::uint64_t offset) const;

  ByteSourcePtr m_source;
  HexLayout m_layout;
  std::uint64_t m_cursor = 0;
  std::uint64_t m_anchor = 0;
  bool m_hasSelection = false;
  std::optional<HexRange> m_record;
  std::vector<HexRange> m_marks;   ///< by offset
  std::uint64_t m_rowsPerTick = 1; ///< scroll bars count in int
};

} // namespace vitrine::ui
