#pragma once

#include <set>
#include <vector>

namespace vitrine::render {

/// Assignment of drawOrder values to a limited number of passes. Each value has a pass of its own as long as there
/// are enough; beyond that neighbours share one.
class TranslucentPasses {
public:
  static constexpr int kMaxPasses = 16;

  TranslucentPasses() = default;
  explicit TranslucentPasses(const std::set<int>& orders);

  int passCount() const;
  /// `order` must be one of those given.
  int passOf(int order) const;

  bool operator==(const TranslucentPasses&) const = default;

private:
  std::vector<int> m_orders; ///< ascending
};

} // namespace vitrine::render
