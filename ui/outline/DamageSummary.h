#pragma once

#include "core/document/Document.h"

namespace vitrine::ui {

/// Damage of a document. Warnings do not count: odd files may be whole.
struct DamageSummary {
  QString first;  ///< the first damage, as its reader reports it
  int others = 0; ///< further damages, as many as the list of problems shows
  bool any = false;

  explicit DamageSummary(const Document& document);

  /// "This file is shown in part: 62 of 160 blocks could be read."
  QString text() const;
};

} // namespace vitrine::ui
