#include "ui/browser/FactsReader.h"

#include <QFile>

namespace vitrine::ui {
namespace {

/// Nobody's output is that long; a file that makes it so is not searched.
constexpr qint64 kMostFactsBytes = 16 << 20;

FileFacts readFacts(const ProgramQueue::Result& result) {
  QFile file(result.output);
  const bool opened = result.done && file.size() <= kMostFactsBytes && file.open(QIODevice::ReadOnly);
  auto facts = opened ? FileFacts::fromWords(file.readAll()) : std::nullopt;
  return facts ? std::move(*facts)
               : FileFacts{.triangles = {}, .content = {}, .problem = result.complaint, .damages = 0};
}

} // namespace

FactsReader::FactsReader(const Options& options, QObject* parent)
    : QObject(parent), m_cache(options.cacheFolder),
      m_queue({options.program, options.timeLimitMs, options.atOnce, options.rests, options.restCheckMs},
              [this](const QString& file) { return lookAt(file); }) {
  connect(&m_queue, &ProgramQueue::answered, this, &FactsReader::answered);
}

ProgramQueue::Look FactsReader::lookAt(const QString& file) {
  return [this, file]() -> std::variant<ProgramQueue::Answer, ProgramQueue::Run> {
    const QString stamp = FactsCache::stampOf(file);
    if (stamp.isEmpty()) {
      return ProgramQueue::Answer();
    }
    if (const auto facts = m_cache.find(file, stamp)) {
      return telling(file, *facts);
    }
    const auto read = [this, file, stamp](const ProgramQueue::Result& result) {
      const FileFacts facts = readFacts(result);
      if (!result.isRetried) {
        m_cache.store(file, stamp, facts);
      }
      return telling(file, facts);
    };
    return ProgramQueue::Run{{QStringLiteral("info"), QStringLiteral("--words"), file}, read};
  };
}

ProgramQueue::Answer FactsReader::telling(const QString& file, const FileFacts& facts) {
  return [this, file, facts] { Q_EMIT read(file, facts); };
}

} // namespace vitrine::ui
