#pragma once

#include <set>
#include <vector>

namespace vitrine::render {

/// Which of a limited number of passes draws which drawOrder value. Each value has a pass of its own as long as there
/// are enough; beyond that neighbours share one.
class DrawOrders {
public:
  static constexpr int kMaxPasses = 16;

  DrawOrders() = default;
  explicit DrawOrders(const std::set<int>& orders);

  int passCount() const;
  /// `order` must be one of those given.
  int passOf(int order) const;

  bool operator==(const DrawOrders&) const = default;

private:
  std::vector<int> m_orders; ///< ascending
};

} // namespace vitrine::render
