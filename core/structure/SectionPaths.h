#pragma once

#include "core/structure/Structure.h"

#include <QHash>

namespace vitrine::structure {

/// The sections of a structure by their paths: Structure::find for many look-ups.
class SectionPaths {
public:
  /// `structure` must outlive this object.
  explicit SectionPaths(const Structure& structure);

  /// The section that Structure::find tells, too.
  std::optional<SectionId> find(const QString& pathOrNumber) const;
  const Structure& structure() const { return *m_structure; }

private:
  const Structure* m_structure;
  QHash<QString, SectionId> m_exact;
  QHash<QString, SectionId> m_folded; ///< by case-folded path
};

} // namespace vitrine::structure
