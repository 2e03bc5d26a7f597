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

/// The reasons for which a diagnostic may name no bytes; every other one does. This list is all there are.
enum class Unplaced {
  No,          ///< it names bytes
  FileMissing, ///< about a file that is not there: no byte of the opened one is wrong
  FileRefused, ///< about a file that could not be read at all
  Machine,     ///< about a place on this machine, named by the user or by a game's settings
  Limit,       ///< about the whole of what was read: more than the limits allow
};

/// The bytes that a diagnostic is about: of a space of the document, or of a file that is none of its spaces.
struct Where {
  Where(const ByteRange& bytes) : range(bytes) {}
  Where(Unplaced reason) : unplaced(reason) {}
  Where(QString file, const ByteRange& bytes) : range(bytes), path(std::move(file)) {}

  std::optional<ByteRange> range = {};
  QString path = {}; ///< the file whose own bytes `range` counts, as its mount spells it; empty: the document
  Unplaced unplaced = Unplaced::No;
};

/// One thing that was odd, where, and what was done about it.
struct Diagnostic {
  Severity severity = Severity::Warning;
  QString message;
  std::optional<ByteRange> where;
  std::uint32_t repeats = 0; ///< number of others of the same kind, met and not listed
  QString path = {};         ///< Where::path
  Unplaced unplaced = Unplaced::No;

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

  void note(QString message, const Where& where);
  /// `repeats`: how many more of the same kind the caller met and does not list.
  void warn(QString message, const Where& where, std::uint32_t repeats = 0);
  void damage(QString message, const Where& where);

  /// For things met once per record: lists the first of each `kind`, then only counts (Diagnostic::repeats).
  void countedDamage(const QString& kind, QString message, const Where& where);
  void countedNote(const QString& kind, QString message, const Where& where);

  /// Takes over what was found in another file, `path`, whose own bytes it names. Damage there is a warning here: the
  /// opened file is whole.
  void addOf(const QString& path, const Diagnostics& found);

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
