#include "render/batching/TranslucentPasses.h"

#include <algorithm>
#include <cassert>

namespace vitrine::render {

TranslucentPasses::TranslucentPasses(const std::set<int>& orders) : m_orders(orders.begin(), orders.end()) {}

int TranslucentPasses::passCount() const {
  return std::min(static_cast<int>(m_orders.size()), kMaxPasses);
}

int TranslucentPasses::passOf(int order) const {
  const auto found = std::ranges::lower_bound(m_orders, order);
  assert(found != m_orders.end() && *found == order);
  const auto position = static_cast<std::size_t>(found - m_orders.begin());
  return static_cast<int>(position * static_cast<std::size_t>(passCount()) / m_orders.size());
}

} // namespace vitrine::render
