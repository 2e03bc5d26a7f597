#include "core/comparing/EntityComparison.h"

#include "core/comparing/ContentMatch.h"
#include "core/comparing/KeyChanges.h"

#include <QHashFunctions>

#include <algorithm>
#include <initializer_list>

namespace vitrine::comparing {
namespace {

/// The things of one document.
struct EntitySide {
  std::vector<document::EntityKeys> entities;
  std::optional<SectionId> section; ///< with a record for each

  DifferencePlace placeOf(std::size_t entity) const {
    DifferencePlace place;
    place.section = section;
    if (section) {
      place.record = RecordRef{*section, entity};
    }
    return place;
  }
};

EntitySide entitiesOf(const Document& document) {
  EntitySide side;
  const ByteRange& range = document.entityText->range;
  const auto text = document.spaces.read(range);
  if (text) {
    side.entities = document.entityText->read(*text);
  }
  const auto section = document.structure.sectionAt(range.space, range.offset);
  if (section && document.structure[*section].table &&
      document.structure[*section].table->rowCount() == side.entities.size()) {
    side.section = section;
  }
  return side;
}

QString valueOf(const document::EntityKeys& entity, QLatin1StringView key) {
  const auto found =
      std::ranges::find_if(entity, [&](const auto& pair) { return pair.first.compare(key, Qt::CaseInsensitive) == 0; });
  return found == entity.end() ? QString() : found->second;
}

/// Name for people: "func_door cellar_gate", "light at 1 2 3".
QString entityTitle(const document::EntityKeys& entity, std::size_t number) {
  const QString kind = valueOf(entity, QLatin1StringView("classname"));
  const QString name = valueOf(entity, QLatin1StringView("targetname"));
  const QString place = valueOf(entity, QLatin1StringView("origin"));
  const QString first = kind.isEmpty() ? QStringLiteral("entity") : kind;
  if (!name.isEmpty()) {
    return first + QLatin1Char(' ') + name;
  }
  return place.isEmpty() ? QStringLiteral("%1 #%2").arg(first).arg(number)
                         : QStringLiteral("%1 (%2)").arg(first, place);
}

/// Key of an entity by all it says.
std::uint64_t contentKey(const document::EntityKeys& entity) {
  std::uint64_t key = mixed(11, entity.size());
  for (const auto& [name, value] : entity) {
    key = mixed(mixed(key, qHash(name, 0)), qHash(value, 0));
  }
  return key;
}

/// Key by some values; 0: the first of them is empty.
std::uint64_t keyBy(const document::EntityKeys& entity, std::initializer_list<QLatin1StringView> names) {
  if (valueOf(entity, *names.begin()).isEmpty()) {
    return 0;
  }
  std::uint64_t key = 12;
  for (const QLatin1StringView name : names) {
    key = mixed(key, qHash(valueOf(entity, name), 0));
  }
  return key;
}

template <class KeyOf>
void pairEntities(const EntitySide& before, const EntitySide& after, ContentMatch& match,
                  const base::Progress& progress, KeyOf keyOf) {
  const auto keysOf = [&](const EntitySide& side) {
    std::vector<std::uint64_t> keys;
    keys.reserve(side.entities.size());
    std::ranges::transform(side.entities, std::back_inserter(keys), keyOf);
    return keys;
  };
  match.pairByKeys(keysOf(before), keysOf(after), progress);
}

/// True for a change from one model of the file to another by its number, which says nothing of its content.
bool isModelNumber(const FieldChange& change) {
  return change.name == QLatin1StringView("model") && change.before.startsWith(QLatin1Char('*')) &&
         change.after.startsWith(QLatin1Char('*'));
}

ContentMatch matchOf(const EntitySide& before, const EntitySide& after, const base::Progress& progress) {
  using Name = QLatin1StringView;
  ContentMatch match(before.entities.size(), after.entities.size());
  pairEntities(before, after, match, progress, contentKey);
  const auto by = [&](std::initializer_list<Name> names) {
    pairEntities(before, after, match, progress, [&](const auto& entity) { return keyBy(entity, names); });
  };
  by({Name("targetname"), Name("classname"), Name("origin")});
  by({Name("targetname"), Name("classname")});
  by({Name("origin"), Name("classname")});
  by({Name("model"), Name("classname")});
  by({Name("classname")});
  return match;
}

} // namespace

DifferenceGroup compareEntities(const Document& before, const Document& after, const base::Progress& progress) {
  DifferenceGroup group;
  group.area = Area::Entities;
  if (!before.entityText || !after.entityText) {
    return group;
  }
  const EntitySide a = entitiesOf(before);
  const EntitySide b = entitiesOf(after);
  group.countBefore = a.entities.size();
  group.countAfter = b.entities.size();
  const ContentMatch match = matchOf(a, b, progress);
  for (std::size_t i = 0; i < a.entities.size(); ++i) {
    const std::uint32_t j = match.toAfter[i];
    Difference difference;
    difference.name = entityTitle(a.entities[i], i);
    difference.before = a.placeOf(i);
    if (j == kUnmatched) {
      difference.change = Change::Removed;
      group.add(std::move(difference));
      continue;
    }
    difference.fields = changedKeys(a.entities[i], b.entities[j]);
    if (difference.fields.empty()) {
      continue;
    }
    difference.after = b.placeOf(j);
    const bool substance = !std::ranges::all_of(difference.fields, isModelNumber);
    difference.change = substance ? Change::Changed : Change::Renumbered;
    group.add(std::move(difference));
  }
  for (std::size_t j = 0; j < b.entities.size(); ++j) {
    if (match.toBefore[j] == kUnmatched) {
      Difference difference;
      difference.change = Change::Added;
      difference.name = entityTitle(b.entities[j], j);
      difference.after = b.placeOf(j);
      group.add(std::move(difference));
    }
  }
  group.reordered = match.countReordered();
  return group;
}

} // namespace vitrine::comparing
