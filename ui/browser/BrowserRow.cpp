#include "ui/browser/BrowserRow.h"

namespace vitrine::ui {

QueriedFile BrowserRow::queried(bool broken) const {
  QueriedFile file{.name = name,
                   .path = entry.relativePath(),
                   .title = entry.title,
                   .formats = {},
                   .game = entry.game,
                   .size = entry.size,
                   .modified = entry.modified,
                   .triangles = facts ? std::optional(facts->triangles.value_or(0)) : std::nullopt,
                   .content = facts ? std::optional(facts->content) : std::nullopt,
                   .marks = {},
                   .brokenKnown = broken || facts || entry.kind != BrowserEntry::Kind::File};
  if (entry.kind == BrowserEntry::Kind::File) {
    file.formats = {format, entry.formatName, entry.formatId};
  }
  if (entry.kind != BrowserEntry::Kind::File || broken) {
    file.content = file.content ? file.content : QString(); // there is nothing to read
    file.triangles = file.triangles.value_or(0);
  }
  if (broken) {
    file.marks << FileQuery::kBroken;
  }
  if (entry.container) {
    file.marks << FileQuery::kArchive;
  }
  return file;
}

} // namespace vitrine::ui
