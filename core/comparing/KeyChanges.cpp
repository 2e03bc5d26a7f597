#include "core/comparing/KeyChanges.h"

#include <QHash>

namespace vitrine::comparing {

std::vector<FieldChange> changedKeys(const KeyValues& before, const KeyValues& after) {
  QHash<QString, std::vector<const QString*>> rest;
  for (const auto& [key, value] : after) {
    rest[key].push_back(&value);
  }
  std::vector<FieldChange> changes;
  QHash<QString, std::size_t> passed;
  for (const auto& [key, value] : before) {
    const auto others = rest.constFind(key);
    const std::size_t nth = passed[key]++;
    const bool there = others != rest.constEnd() && nth < others->size();
    if (!there || *(*others)[nth] != value) {
      changes.push_back({key, value, there ? *(*others)[nth] : QString()});
    }
  }
  QHash<QString, std::size_t> seen;
  for (const auto& [key, value] : after) {
    if (seen[key]++ >= passed.value(key)) {
      changes.push_back({key, QString(), value});
    }
  }
  return changes;
}

} // namespace vitrine::comparing
