#include "core/comparing/Compare.h"

#include "core/base/Translate.h"
#include "core/comparing/KeyChanges.h"
#include "core/comparing/SceneComparison.h"
#include "core/comparing/StructureComparison.h"

#include <algorithm>

namespace vitrine::comparing {
namespace {

KeyValues factsOf(const Document& document) {
  KeyValues facts{{base::translate("comparing", "version"), document.formatVersion},
                  {base::translate("comparing", "variant"), document.variant}};
  for (const scene::Property& property : document.properties) {
    facts.emplace_back(property.key, property.value);
  }
  if (document.sceneError) {
    facts.emplace_back(base::translate("comparing", "scene"), document.sceneError->message);
  }
  return facts;
}

DifferenceGroup compareFacts(const Document& before, const Document& after) {
  DifferenceGroup group;
  group.area = Area::File;
  for (const FieldChange& change : changedKeys(factsOf(before), factsOf(after))) {
    Difference difference;
    difference.name = change.name;
    difference.fields = {change};
    group.add(std::move(difference));
  }
  return group;
}

/// True if all bytes of the two files are equal.
bool sameFiles(const Document& before, const Document& after, const base::Progress& progress) {
  constexpr std::uint64_t kAtOnce = 1 << 20;
  const auto& a = before.spaces[base::kFileSpace].source;
  const auto& b = after.spaces[base::kFileSpace].source;
  if (!a || !b || a->size() != b->size()) {
    return !a && !b;
  }
  for (std::uint64_t at = 0; at < a->size(); at += kAtOnce) {
    progress.check();
    const auto one = a->readClipped(at, kAtOnce);
    const auto two = b->readClipped(at, kAtOnce);
    if (one.has_value() != two.has_value() || (one && !std::ranges::equal(one->span(), two->span()))) {
      return false;
    }
  }
  return true;
}

/// The difference of files in which nothing differs that has a name.
DifferenceGroup unnamedBytes(const Document& before, const Document& after) {
  DifferenceGroup group;
  group.area = Area::File;
  Difference difference;
  difference.name = base::translate("comparing", "bytes outside of all sections");
  if (before.size != after.size) {
    difference.fields.push_back(
        {base::translate("comparing", "size"), QString::number(before.size), QString::number(after.size)});
  }
  group.add(std::move(difference));
  return group;
}

Comparison compareAll(const ComparedDocument& before, const ComparedDocument& after, const ComparedViews& views,
                      base::Progress& progress) {
  Comparison comparison;
  const auto take = [&comparison](std::vector<DifferenceGroup> groups) {
    std::ranges::move(groups, std::back_inserter(comparison.groups));
  };
  if (views.structure) {
    comparison.structureCompared = true;
    if (DifferenceGroup facts = compareFacts(*before.document, *after.document); !facts.empty()) {
      take({std::move(facts)});
    }
    take(compareStructures(*before.document, *after.document, progress));
    if (comparison.groups.empty() && !sameFiles(*before.document, *after.document, progress)) {
      take({unnamedBytes(*before.document, *after.document)});
    }
  }
  if (views.scene && before.document->scene && after.document->scene) {
    comparison.sceneCompared = true;
    take(compareScenes({before.document->scene, before.assets}, {after.document->scene, after.assets}, progress));
  }
  // Tables of compiled files change in many places at once: they come last, those that only shifted after all others.
  const auto rank = [](const DifferenceGroup& group) {
    return group.area != Area::Records ? 0 : group.total() > 0 ? 1 : 2;
  };
  std::ranges::stable_sort(comparison.groups, {}, rank);
  return comparison;
}

} // namespace

Result<Comparison> compare(const ComparedDocument& before, const ComparedDocument& after, const ComparedViews& views,
                           base::Progress& progress) {
  if (before.document->formatId != after.document->formatId) {
    return std::unexpected(Error::of(ErrorCode::Unsupported,
                                     base::translate("comparing", "files of two formats cannot be compared: %1 and %2")
                                         .arg(before.document->formatName, after.document->formatName)));
  }
  try {
    return compareAll(before, after, views, progress);
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, base::translate("comparing", "cancelled")));
  }
}

} // namespace vitrine::comparing
