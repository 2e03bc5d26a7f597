#pragma once

#include <vector>

namespace vitrine::image {

/// Packs rectangles into pages of equal size, row by row (shelves). Good when they come sorted by height, tallest
/// first.
class ShelfPacker {
public:
  struct Slot {
    int page = 0;
    int x = 0;
    int y = 0;
  };

  /// Both sides of a page, in texels.
  ShelfPacker(int width, int height) : m_width(width), m_height(height) {}

  /// A free place; the rectangle must not be larger than a page.
  Slot add(int width, int height);

  /// 0 before the first rectangle.
  int pageCount() const { return m_any ? m_page + 1 : 0; }
  /// Rows in use on the page where there are most.
  int usedHeight() const { return m_usedHeight; }

private:
  int m_width;
  int m_height;
  int m_page = 0;
  int m_x = 0;
  int m_shelfY = 0;
  int m_shelfHeight = 0;
  int m_usedHeight = 0;
  bool m_any = false;
};

} // namespace vitrine::image
