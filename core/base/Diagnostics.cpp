#include "core/base/Diagnostics.h"

#include <algorithm>

namespace vitrine::base {
namespace {

Diagnostic made(Severity severity, QString message, const Where& where, std::uint32_t repeats = 0) {
  return {severity, std::move(message), where.range, repeats, where.path, where.unplaced};
}

} // namespace

Diagnostics::Diagnostics(const Diagnostics& other) {
  *this = other;
}

Diagnostics& Diagnostics::operator=(const Diagnostics& other) {
  if (this != &other) {
    const std::scoped_lock lock(m_mutex, other.m_mutex);
    m_entries = other.m_entries;
    m_firstOfKind = other.m_firstOfKind;
    m_dropped = other.m_dropped;
  }
  return *this;
}

void Diagnostics::note(QString message, const Where& where) {
  const std::lock_guard lock(m_mutex);
  add(made(Severity::Note, std::move(message), where));
}

void Diagnostics::warn(QString message, const Where& where, std::uint32_t repeats) {
  const std::lock_guard lock(m_mutex);
  add(made(Severity::Warning, std::move(message), where, repeats));
}

void Diagnostics::damage(QString message, const Where& where) {
  const std::lock_guard lock(m_mutex);
  add(made(Severity::Damage, std::move(message), where));
}

void Diagnostics::countedDamage(const QString& kind, QString message, const Where& where) {
  addCounted(kind, made(Severity::Damage, std::move(message), where));
}

void Diagnostics::countedNote(const QString& kind, QString message, const Where& where) {
  addCounted(kind, made(Severity::Note, std::move(message), where));
}

void Diagnostics::addCounted(const QString& kind, Diagnostic diagnostic) {
  const std::lock_guard lock(m_mutex);
  if (const auto first = m_firstOfKind.find(kind); first != m_firstOfKind.end()) {
    ++m_entries[first->second].repeats;
    return;
  }
  if (m_entries.size() < kMaxEntries) {
    m_firstOfKind.emplace(kind, m_entries.size());
  }
  add(std::move(diagnostic));
}

void Diagnostics::add(Diagnostic diagnostic) {
  if (m_entries.size() >= kMaxEntries) {
    ++m_dropped;
    return;
  }
  m_entries.push_back(std::move(diagnostic));
}

void Diagnostics::addOf(const QString& path, const Diagnostics& found) {
  const std::vector<Diagnostic> all = found.entries();
  const std::lock_guard lock(m_mutex);
  for (Diagnostic one : all) {
    if (one.path.isEmpty()) {
      one.path = path;
    }
    one.severity = std::min(one.severity, Severity::Warning);
    add(std::move(one));
  }
  m_dropped += found.dropped();
}

std::vector<Diagnostic> Diagnostics::entries() const {
  const std::lock_guard lock(m_mutex);
  return m_entries;
}

std::size_t Diagnostics::dropped() const {
  const std::lock_guard lock(m_mutex);
  return m_dropped;
}

bool Diagnostics::anyDamage() const {
  const std::lock_guard lock(m_mutex);
  return m_dropped > 0 ||
         std::ranges::any_of(m_entries, [](const Diagnostic& d) { return d.severity == Severity::Damage; });
}

QString severityName(Severity severity) {
  switch (severity) {
  case Severity::Note:
    return QStringLiteral("note");
  case Severity::Warning:
    return QStringLiteral("warning");
  case Severity::Damage:
    return QStringLiteral("damage");
  }
  return {};
}

} // namespace vitrine::base
