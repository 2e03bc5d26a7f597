#pragma once

#include "core/scene/SceneState.h"

#include <cstdint>
#include <vector>

namespace vitrine::render {

/// A set of DrawItems: what is drawn. Layers, hiding, isolation and visibility all end in one of these.
class DrawSet {
public:
  DrawSet() = default;
  explicit DrawSet(std::size_t count, bool all = false);
  explicit DrawSet(const std::vector<bool>& items);

  std::size_t size() const { return m_count; }
  bool test(scene::DrawItemId item) const { return (m_words[item / 64] >> (item % 64) & 1) != 0; }
  void set(scene::DrawItemId item, bool on = true);
  std::size_t countSet() const;

  /// Items that are in both; the sets must be of equal size.
  DrawSet& operator&=(const DrawSet& other);
  DrawSet& operator|=(const DrawSet& other);

  std::vector<bool> toVector() const;

  bool operator==(const DrawSet&) const = default;

private:
  std::size_t m_count = 0;
  std::vector<std::uint64_t> m_words;
};

} // namespace vitrine::render
