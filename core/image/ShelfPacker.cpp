#include "core/image/ShelfPacker.h"

#include <algorithm>
#include <cassert>

namespace vitrine::image {

ShelfPacker::Slot ShelfPacker::add(int width, int height) {
  assert(width <= m_width && height <= m_height);
  if (m_x + width > m_width) {
    m_shelfY += m_shelfHeight;
    m_shelfHeight = 0;
    m_x = 0;
  }
  if (m_shelfY + std::max(m_shelfHeight, height) > m_height) {
    ++m_page;
    m_x = 0;
    m_shelfY = 0;
    m_shelfHeight = 0;
  }
  m_shelfHeight = std::max(m_shelfHeight, height);
  m_usedHeight = std::max(m_usedHeight, m_shelfY + m_shelfHeight);
  m_any = true;
  const Slot place{m_page, m_x, m_shelfY};
  m_x += width;
  return place;
}

} // namespace vitrine::image
