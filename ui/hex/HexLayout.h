#pragma once

#include <QPoint>
#include <QRect>

#include <cstdint>
#include <optional>

namespace vitrine::ui {

/// Geometry of a hex view, in pixels from the top left of its first visible row: address, bytes as hexadecimal
/// in groups of eight, the same bytes as text. Without widgets.
class HexLayout {
public:
  enum class Area { Hex, Text };

  HexLayout() = default;
  HexLayout(int characterWidth, int rowHeight, int addressDigits, int bytesPerRow);

  /// The most bytes, of 8, 16, 32 …, that fit a width; 8 at least.
  static int bytesPerRowFor(int width, int characterWidth, int addressDigits);

  int bytesPerRow() const { return m_bytesPerRow; }
  int rowHeight() const { return m_rowHeight; }
  int addressDigits() const { return m_addressDigits; }
  int width() const;
  /// The cell of a byte in its row; hex cells include the gap after them, so that neighbours touch.
  QRect cell(int row, int column, Area area) const;
  QRect addressCell(int row) const;

  struct Cell {
    int row = 0;
    int column = 0;
    Area area = Area::Hex;
  };
  /// The nearest byte; a position left of the bytes is the row's first, right of them its last.
  Cell cellAt(QPoint position) const;

private:
  int hexStart() const;
  int hexWidth(int columns) const;
  int textStart() const;

  int m_characterWidth = 1;
  int m_rowHeight = 1;
  int m_addressDigits = 8;
  int m_bytesPerRow = 16;
};

} // namespace vitrine::ui
