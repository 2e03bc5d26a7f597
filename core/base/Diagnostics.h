#pragma once

#include "core/base/ByteRange.h"

#include <QString>

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace vitrine::base {

enum class Severity { Note, Warning, Damage };

/// One thing that was odd, where, and what was done about it.
struct Diagnostic {
  Severity severity = Severity::Warning;
  QString message;
  std::optional<ByteRange> where;
  std::uint32_t repeats = 0; ///< number of others of the same kind, met and not listed

  bool operator==(const Diagnostic&) const = default;
};

/// Collects diagnostics while a document is read. Thread-safe. Keeps at most kMaxEntries entries: a hostile file must
/// not fill memory with complaints.
class Diagnostics {
public:
  static constexpr std::size_t kMaxEntries = 2000;

  Diagnostics() = default;
  Diagnostics(const Diagnostics& other);
  Diagnostics& operator=(const Diagnostics& other);

  void note(QString message, std::optional<ByteRange> where = {});
  /// `repeats`: how many more of the same kind the caller met and does not list.
  void warn(QString message, std::optional<ByteRange> where = {}, std::uint32_t repeats = 0);
  void damage(QString message, std::optional<ByteRange> where = {});

  /// For things met once per record: lists the first of each `kind`, then only counts (Diagnostic::repeats).
  void countedDamage(const QString& kind, QString message, std::optional<ByteRange> where = {});
  void countedNote(const QString& kind, QString message, std::optional<ByteRange> where = {});

  std::vector<Diagnostic> entries() const;
  /// Entries beyond kMaxEntries that were dropped.
  std::size_t dropped() const;
  bool anyDamage() const;

private:
  void add(Diagnostic diagnostic); ///< with m_mutex held
  void addCounted(const QString& kind, Diagnostic diagnostic);

  mutable std::mutex m_mutex;
  std::vector<Diagnostic> m_entries;
  std::map<QString, std::size_t> m_firstOfKind;
  std::size_t m_dropped = 0;
};

QString severityName(Severity severity);

} // namespace vitrine::base

namespace vitrine {
using base::Diagnostic;
using base::Diagnostics;
using base::Severity;
} // namespace vitrine
