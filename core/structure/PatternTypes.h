#pragma once

#include "core/structure/RecordLayout.h"

#include <QSet>

#include <map>
#include <utility>

namespace vitrine::structure {

/// Name as the pattern language takes it: letters, digits and underscores, no word of the language, and none of
/// `taken`, which it becomes part of.
QString patternName(const QString& name, QSet<QString>& taken);

/// The structs of layouts in the pattern language, each defined once.
class PatternTypes {
public:
  /// Name of the struct of a layout. Its definition is added to definitions() at the first call.
  QString typeOf(const RecordLayout& layout);

  /// Definitions that were added since the last call.
  QString takeDefinitions() { return std::exchange(m_definitions, {}); }

private:
  std::map<std::pair<const Field*, std::uint32_t>, QString> m_names; ///< by what makes layouts the same
  QSet<QString> m_taken;
  QString m_definitions;
};

} // namespace vitrine::structure
