#pragma once

#include "core/document/Document.h"

namespace vitrine::links {

/// Everything of one kind that is damaged or odd in a file.
struct DamageRow {
  base::Severity severity = base::Severity::Damage;
  QString what;                        ///< user text: the message of the first
  std::optional<ByteRange> where = {}; ///< of the first, in the document or in the file `path`
  QString path = {};                   ///< another file; empty: the document
  std::uint64_t count = 1;
};

/// Damage and warnings of a load by kind: messages that differ by their numbers alone are one row. Damage first, then
/// by their bytes; notes are left out, for they are about nothing wrong.
std::vector<DamageRow> damageReport(const std::vector<Diagnostic>& diagnostics);

} // namespace vitrine::links
