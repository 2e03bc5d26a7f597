#include "ui/hex/HexLayout.h"

#include <algorithm>

namespace vitrine::ui {
namespace {

constexpr int kGroup = 8;
constexpr int kCharactersOfByte = 3;
constexpr int kGap = 2; ///< characters between the three columns

} // namespace

HexLayout::HexLayout(int characterWidth, int rowHeight, int addressDigits, int bytesPerRow)
    : m_characterWidth(std::max(characterWidth, 1)), m_rowHeight(std::max(rowHeight, 1)),
      m_addressDigits(addressDigits), m_bytesPerRow(bytesPerRow) {}

int HexLayout::bytesPerRowFor(int width, int characterWidth, int addressDigits) {
  constexpr int kMost = 64;
  int best = kGroup;
  for (int count = kGroup; count <= kMost; count *= 2) {
    if (HexLayout(characterWidth, 1, addressDigits, count).width() <= width) {
      best = count;
    }
  }
  return best;
}

int HexLayout::hexStart() const {
  return (1 + m_addressDigits + kGap) * m_characterWidth;
}

int HexLayout::hexWidth(int columns) const {
  return (columns * kCharactersOfByte + columns / kGroup) * m_characterWidth;
}

int HexLayout::textStart() const {
  return hexStart() + hexWidth(m_bytesPerRow) + (kGap - 1) * m_characterWidth;
}

int HexLayout::width() const {
  return textStart() + (m_bytesPerRow + 1) * m_characterWidth;
}

QRect HexLayout::cell(int row, int column, Area area) const {
  if (area == Area::Text) {
    return {textStart() + column * m_characterWidth, row * m_rowHeight, m_characterWidth, m_rowHeight};
  }
  return {hexStart() + hexWidth(column), row * m_rowHeight, kCharactersOfByte * m_characterWidth, m_rowHeight};
}

QRect HexLayout::addressCell(int row) const {
  return {m_characterWidth, row * m_rowHeight, m_addressDigits * m_characterWidth, m_rowHeight};
}

HexLayout::Cell HexLayout::cellAt(QPoint position) const {
  Cell found;
  found.row = position.y() / m_rowHeight;
  found.area = position.x() >= textStart() - m_characterWidth / 2 ? Area::Text : Area::Hex;
  for (int column = 0; column < m_bytesPerRow; ++column) {
    if (position.x() >= cell(found.row, column, found.area).left()) {
      found.column = column;
    }
  }
  return found;
}

} // namespace vitrine::ui
