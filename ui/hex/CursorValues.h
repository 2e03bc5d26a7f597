#pragma once

#include "core/bytes/ByteSource.h"
#include "ui/hex/HexRange.h"

#include <QLabel>

namespace vitrine::ui {

/// One line or a few below the bytes: the place of the cursor, and the numbers that begin there.
class CursorValues : public QLabel {
  Q_OBJECT

public:
  explicit CursorValues(QWidget* parent = nullptr);

  /// Null: nothing.
  void showBytes(const ByteSourcePtr& source, HexRange selection);
  /// Byte order of the numbers.
  void setBigEndian(bool big);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void write();
  /// Gives the values the lines they need, and leaves them those they once had: the bytes above do not jump.
  void keepHeight();

  ByteSourcePtr m_source;
  HexRange m_selection;
  bool m_isBig = false;
};

} // namespace vitrine::ui
