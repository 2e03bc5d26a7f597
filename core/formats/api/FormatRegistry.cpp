#include "core/formats/api/FormatRegistry.h"

#include <QFileInfo>

namespace vitrine::formats {

void FormatRegistry::add(std::unique_ptr<const Format> format) {
  m_formats.push_back(std::move(format));
}

const Format* FormatRegistry::byId(const QString& id) const {
  const auto found = std::ranges::find_if(m_formats, [&](const auto& format) { return format->info().id == id; });
  return found == m_formats.end() ? nullptr : found->get();
}

const Format* FormatRegistry::recognise(const Probe& probe) const {
  const Format* best = nullptr;
  int bestScore = 0;
  for (const auto& format : m_formats) {
    if (const int score = format->score(probe); score > bestScore) {
      best = format.get();
      bestScore = score;
    }
  }
  return best;
}

Result<Probe> probe(const QString& path, const ByteSource& source) {
  auto head = source.readClipped(0, kProbeBytes);
  if (!head) {
    return std::unexpected(head.error());
  }
  const QFileInfo info(path);
  return Probe{info.fileName(), info.suffix().toLower(), std::move(*head), source.size()};
}

} // namespace vitrine::formats
