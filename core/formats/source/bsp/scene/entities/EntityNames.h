#pragma once

#include "core/formats/source/bsp/records/BspEntities.h"

#include <unordered_map>

namespace vitrine::formats::source {

/// The entities of a map by the name that others call them by, without regard to case.
class EntityNames {
public:
  explicit EntityNames(const std::vector<Entity>& entities);

  /// The first of this name; nullopt: there is none.
  std::optional<std::size_t> find(const QString& name) const;
  /// Numbers of the entities that one leads to by a key with a name, in order, itself first; ends where the chain does,
  /// or where it comes back: then that entity is the last once more.
  std::vector<std::size_t> follow(std::size_t first, std::string_view key) const;

private:
  const std::vector<Entity>& m_entities;
  std::unordered_map<QString, std::size_t> m_first;
};

} // namespace vitrine::formats::source
