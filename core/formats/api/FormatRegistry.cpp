#include "core/formats/api/FormatRegistry.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::formats {

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

const FormatRegistry::Companions& FormatRegistry::companionsOf(const Format& format) const {
  const auto found = std::ranges::find(m_formats, &format, &std::unique_ptr<const Format>::get);
  static const Companions kNone;
  return found == m_formats.end() ? kNone : m_companions[static_cast<std::size_t>(found - m_formats.begin())];
}

std::vector<ReadingOption> FormatRegistry::readingOptionsOf(const Format& format) const {
  const OptionsFormat* options = companionsOf(format).options;
  return options ? options->readingOptions() : std::vector<ReadingOption>();
}

const ContentLocator& FormatRegistry::locatorOf(const Format& format) const {
  static const ContentLocator kUnknown;
  const auto& locator = companionsOf(format).locator;
  return locator ? *locator : kUnknown;
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
