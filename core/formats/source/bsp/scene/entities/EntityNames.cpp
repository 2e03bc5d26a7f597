#include "core/formats/source/bsp/scene/entities/EntityNames.h"

#include <algorithm>

namespace vitrine::formats::source {
namespace {

/// Corners of a way that somebody drew by hand.
constexpr std::size_t kMostWayCorners = 512;

} // namespace

EntityNames::EntityNames(const std::vector<Entity>& entities) : m_entities(entities) {
  for (std::size_t i = 0; i < entities.size(); ++i) {
    if (const QString name = entities[i].text("targetname"); !name.isEmpty()) {
      m_first.emplace(name.toLower(), i);
    }
  }
}

std::optional<std::size_t> EntityNames::find(const QString& name) const {
  const auto found = m_first.find(name.toLower());
  return found == m_first.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::size_t> EntityNames::follow(std::size_t first, std::string_view key) const {
  std::vector<std::size_t> chain{first};
  while (chain.size() < kMostWayCorners) {
    const auto next = find(m_entities[chain.back()].text(key));
    if (!next) {
      break;
    }
    const bool known = std::ranges::find(chain, *next) != chain.end();
    chain.push_back(*next);
    if (known) {
      break;
    }
  }
  return chain;
}

} // namespace vitrine::formats::source
