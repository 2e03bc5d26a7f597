#pragma once

#include "ui/browser/BrowserEntry.h"
#include "ui/browser/FileFacts.h"
#include "ui/browser/FileQuery.h"

#include <QCollator>

namespace vitrine::ui {

/// A listed file with what is known of it besides: a row of a BrowserModel.
struct BrowserRow {
  BrowserEntry entry;
  QString name;
  QString owner;  ///< the title of the file this one belongs to
  QString format; ///< in the user's language
  QCollatorSortKey titleKey;
  QCollatorSortKey nameKey;
  QCollatorSortKey pathKey;
  std::optional<FileFacts> facts = {};

  /// The file as a FileQuery sees it. `broken`: it cannot be opened or shown, or is damaged.
  QueriedFile queried(bool broken) const;
  /// True if parts of the file could not be read.
  bool damaged() const { return facts && facts->damages > 0; }
};

} // namespace vitrine::ui
