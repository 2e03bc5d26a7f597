#pragma once

#include "core/structure/RecordLayout.h"

#include <QStringList>

namespace vitrine::queries {

/// Names that numbers of some fields have: of their flags and of their enumerations.
class NamedValues {
public:
  void add(const structure::Field& field);
  bool empty() const { return m_names.empty(); }
  /// The number that a name stands for; upper and lower case count only where names differ by them alone.
  std::optional<std::int64_t> find(const QString& name) const;
  QStringList names() const;

private:
  std::vector<structure::FlagName> m_names;
};

/// Those of `known` that a mistyped `name` may mean, the nearest first; three at most.
QStringList nearNames(const QString& name, const QStringList& known);

} // namespace vitrine::queries
