#pragma once

#include "core/bytes/ByteSource.h"
#include "ui/hex/HexRange.h"

#include <QTableWidget>

namespace vitrine::ui {

/// The selected bytes read as every type, in both byte orders, with sums where several are selected. Cells can be
/// copied.
class InspectorTable : public QTableWidget {
  Q_OBJECT

public:
  /// Sums are told up to this number of bytes, which takes a moment nobody notices.
  static constexpr std::uint64_t kMostSummed = 1 << 20;

  explicit InspectorTable(QWidget* parent = nullptr);

  /// Null: nothing.
  void showBytes(const ByteSourcePtr& source, HexRange selection);

  /// Which of the two byte orders stands first.
  void setBigEndianFirst(bool first);

  /// Selected cells as text, a line for each row.
  QString selectedText() const;

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  void nameColumns();
};

} // namespace vitrine::ui
