#include "core/bytes/EmbeddedFiles.h"

#include "core/base/Translate.h"
#include "core/bytes/EmbeddedFormats.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>

namespace vitrine::bytes {
namespace {

constexpr std::uint64_t kFinderPage = 1ull << 20;
/// Bytes that pages share, so that no magic is cut: longer than the longest.
constexpr std::uint64_t kFinderOverlap = 16;
/// Magics of one format that turned out to be none: a hostile file has them everywhere.
constexpr std::uint32_t kMostFailures = 2'000'000;

/// Positions of the end records of zip archives, and where each of these archives begins.
class ZipEnds {
public:
  static constexpr std::string_view kMagic{"PK\x05\x06", 4};

  void add(const ByteSource& source, std::uint64_t offset) {
    const EmbeddedHead head(source, offset);
    const auto size = head.u32(12);
    const auto start = head.u32(16);
    const auto comment = head.u16(20);
    if (comment && std::uint64_t{*size} + *start <= offset && head.room() >= 22ull + *comment) {
      m_ends.try_emplace(offset - *size - *start, offset + 22 + *comment);
    }
  }

  /// Offset behind the archive that begins at `start`; nullopt: none is known.
  std::optional<std::uint64_t> endOf(std::uint64_t start) const {
    const auto found = m_ends.find(start);
    return found == m_ends.end() ? std::nullopt : std::optional(found->second);
  }

private:
  std::map<std::uint64_t, std::uint64_t> m_ends;
};

/// One pass over a source for the magics of all formats, and a check of each.
class EmbeddedFinder {
public:
  EmbeddedFinder(const ByteSource& source, const EmbeddedSearch& search, const EmbeddedSink& sink,
                 base::Progress& progress)
      : m_source(source), m_search(search), m_sink(sink), m_progress(progress),
        m_end(std::min(source.size(), search.mostBytes)) {
    for (const EmbeddedFormat& format : embeddedFormats()) {
      m_starts[static_cast<unsigned char>(format.magic.front())] = true;
    }
  }

  Result<bool> run() {
    if (auto ends = forEachPage([this](std::uint64_t start, std::string_view page) { findZipEnds(start, page); }, 0.0);
        !ends) {
      return std::unexpected(std::move(ends.error()));
    }
    if (auto done = forEachPage([this](std::uint64_t start, std::string_view page) { look(start, page); }, 0.5);
        !done) {
      return std::unexpected(std::move(done.error()));
    }
    close(m_source.size());
    return m_limitReached;
  }

private:
  template <class Look>
  Result<void> forEachPage(Look look, double share) {
    for (std::uint64_t start = 0; start < m_end && !m_limitReached; start += kFinderPage) {
      m_progress.step(base::translate("formats", "Searching for embedded files"),
                      share + static_cast<double>(start) / static_cast<double>(m_end) / 2);
      if (share > 0 && m_next >= start + kFinderPage) {
        continue; // inside a find
      }
      const auto page = m_source.readClipped(start, kFinderPage + kFinderOverlap);
      if (!page) {
        return std::unexpected(page.error());
      }
      look(start, std::string_view(reinterpret_cast<const char*>(page->data()), page->size()));
    }
    return {};
  }

  void findZipEnds(std::uint64_t start, std::string_view page) {
    for (auto at = page.find(ZipEnds::kMagic); at < kFinderPage; at = page.find(ZipEnds::kMagic, at + 1)) {
      m_zips.add(m_source, start + at);
    }
  }

  void look(std::uint64_t start, std::string_view page) {
    const std::size_t end = static_cast<std::size_t>(std::min<std::uint64_t>(page.size(), kFinderPage));
    std::size_t at = m_next > start ? static_cast<std::size_t>(m_next - start) : 0;
    while (at < end && !m_limitReached) {
      if (!m_starts[static_cast<unsigned char>(page[at])] || !check(start + at, page.substr(at))) {
        ++at;
      } else {
        at = m_next - start < end ? static_cast<std::size_t>(m_next - start) : end;
      }
      if ((at & 0xfffu) == 0) {
        m_progress.check();
      }
    }
  }

  bool check(std::uint64_t offset, std::string_view bytes) {
    for (std::size_t i = 0; i < embeddedFormats().size(); ++i) {
      const EmbeddedFormat& format = embeddedFormats()[i];
      if (!bytes.starts_with(format.magic) || m_failures[i] > kMostFailures) {
        continue;
      }
      m_progress.check();
      EmbeddedSize size = format.check(EmbeddedHead(m_source, offset));
      if (const auto end = m_zips.endOf(offset); size && end && bytes.starts_with("PK")) {
        size = *end - offset;
      }
      if (size) {
        add(offset, *size, format);
        return true;
      }
      ++m_failures[i];
    }
    return false;
  }

  void add(std::uint64_t offset, std::uint64_t size, const EmbeddedFormat& format) {
    if (size == m_source.size()) {
      m_next = format.magic.size(); // the whole of the source is nothing inside it
      return;
    }
    if (m_found >= m_search.mostFound) {
      m_limitReached = true;
      return;
    }
    close(offset);
    m_last = EmbeddedFile{offset, size, size > 0, format.name, format.extension};
    ++m_found;
    m_next = offset + std::max<std::uint64_t>(size, format.magic.size());
  }

  /// Tells of the last find, which ends at `end` if it does not know its end.
  void close(std::uint64_t end) {
    if (m_last) {
      m_last->size = m_last->sizeKnown ? m_last->size : end - m_last->offset;
      m_sink(*m_last);
      m_last.reset();
    }
  }

  const ByteSource& m_source;
  const EmbeddedSearch& m_search;
  const EmbeddedSink& m_sink;
  base::Progress& m_progress;
  std::uint64_t m_end;
  std::array<bool, 256> m_starts{};
  std::vector<std::uint32_t> m_failures = std::vector<std::uint32_t>(embeddedFormats().size());
  ZipEnds m_zips;
  std::uint64_t m_next = 0;           ///< first byte behind the last find
  std::optional<EmbeddedFile> m_last; ///< not told of yet
  std::size_t m_found = 0;
  bool m_limitReached = false;
};

} // namespace

Result<bool> findEmbeddedFiles(const ByteSource& source, const EmbeddedSearch& search, const EmbeddedSink& sink,
                               base::Progress& progress) {
  return EmbeddedFinder(source, search, sink, progress).run();
}

Result<EmbeddedFiles> findEmbeddedFiles(const ByteSource& source, const EmbeddedSearch& search,
                                        base::Progress& progress) {
  EmbeddedFiles found;
  const auto keep = [&found](const EmbeddedFile& file) { found.files.push_back(file); };
  const auto limitReached = findEmbeddedFiles(source, search, keep, progress);
  if (!limitReached) {
    return std::unexpected(limitReached.error());
  }
  found.limitReached = *limitReached;
  return found;
}

} // namespace vitrine::bytes
