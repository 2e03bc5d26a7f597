#pragma once

#include "core/links/EntityGraph.h"
#include "ui/widgets/QueryEdit.h"

#include <QHash>

namespace vitrine::ui {

/// Keys, classes and values of the entities of a map, which the filter of entities completes.
struct EntityWords {
  QStringList keys;                   ///< sorted, each once
  QStringList classes;                ///< sorted, each once
  QHash<QString, QStringList> values; ///< by key in lower case. Keys with very many or very long values have none

  /// Throws base::Cancelled through `progress`.
  static EntityWords of(const links::EntityGraph& graph, const base::Progress& progress);
};

/// Syntax of document::EntityFilter for a field. `words` must outlive it.
QuerySyntax entityQuerySyntax(const EntityWords& words);

} // namespace vitrine::ui
