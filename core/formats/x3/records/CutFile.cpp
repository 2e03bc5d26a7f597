#include "core/formats/x3/records/CutFile.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/PlainText.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

namespace vitrine::formats::x3 {
namespace {

constexpr std::size_t kTagBytes = 4;
// A tag costs far more memory than its bytes. Real scenes have some thousands of nodes.
constexpr std::size_t kMaxCutTags = 200'000;
constexpr std::size_t kMaxBodies = 10'000;
constexpr std::size_t kDeepest = 16; // tags within tags; real ones are four deep

/// Each is closed by a tag of a slash and its first three letters.
constexpr std::array<std::string_view, 7> kKnownTags = {"CUT1", "INFO", "PATH", "NAME", "STAT", "NOTE", "CONS"};

/// Looks for tags without knowing what stands between them.
class TagSearch {
public:
  TagSearch(const Bytes& bytes, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics)
      : m_bytes(bytes), m_view(viewOf(bytes.span())), m_limits(limits), m_diagnostics(diagnostics) {
    m_out.where = where;
  }

  CutFile run() {
    std::size_t at = 0;
    while (at + kTagBytes <= m_view.size() && m_out.tags.size() < kMaxCutTags) {
      at += look(at);
    }
    for (const OpenTag& tag : m_open) {
      reachTo(tag, m_view.size()); // the file ends within it
    }
    if (m_out.tags.size() >= kMaxCutTags) {
      m_diagnostics.damage(base::translate("formats", "more than %1 tags; the others are not listed").arg(kMaxCutTags),
                           rangeOf(at, 0));
    }
    return std::move(m_out);
  }

private:
  struct OpenTag {
    std::size_t known = 0;  ///< its kind
    std::size_t number = 0; ///< into the tags
  };

  ByteRange rangeOf(std::size_t at, std::size_t size) const {
    return {m_out.where.space, m_out.where.offset + at, size};
  }

  /// Takes the tag or body that is here, if any; number of bytes to go on by.
  std::size_t look(std::size_t at) {
    const std::string_view here = m_view.substr(at, kTagBytes);
    if (here == kBodyTag) {
      return takeBody(at);
    }
    for (std::size_t i = 0; i < kKnownTags.size(); ++i) {
      if (here == kKnownTags[i]) {
        if (m_open.size() < kDeepest) {
          m_open.push_back({i, m_out.tags.size()});
        }
        m_out.tags.push_back({latin1(here), rangeOf(at, kTagBytes)});
        return kTagBytes;
      }
      if (here.front() == '/' && here.substr(1) == kKnownTags[i].substr(0, kTagBytes - 1)) {
        close(i, at + kTagBytes);
        return kTagBytes;
      }
    }
    return 1;
  }

  /// Closes the last open tag of its kind; those that were opened within it were none, or have no end.
  void close(std::size_t known, std::size_t end) {
    const auto last = std::ranges::find(m_open.rbegin(), m_open.rend(), known, &OpenTag::known);
    if (last != m_open.rend()) {
      reachTo(*last, end);
      m_open.erase(std::prev(last.base()), m_open.end());
    }
  }

  void reachTo(const OpenTag& tag, std::size_t end) {
    ByteRange& where = m_out.tags[tag.number].where;
    where.size = m_out.where.offset + end - where.offset;
  }

  std::size_t takeBody(std::size_t at) {
    auto body = readBodyAt(m_bytes, at, m_out.where, m_limits, m_diagnostics);
    if (!body) {
      return kTagBytes;
    }
    const auto size = std::max(static_cast<std::size_t>(body->where.size), kTagBytes);
    m_out.tags.push_back({QString::fromLatin1(kBodyTag), body->where});
    const bool saysSomething = !body->records.empty() || !body->materials.empty() || !body->info.isEmpty();
    if (saysSomething && m_out.bodies.size() < kMaxBodies) {
      m_out.bodies.push_back(std::move(*body));
    }
    return size;
  }

  const Bytes& m_bytes;
  std::string_view m_view;
  const Limits& m_limits;
  Diagnostics& m_diagnostics;
  CutFile m_out;
  std::vector<OpenTag> m_open; ///< each within the one before
};

} // namespace

Result<CutFile> readCut(const Bytes& bytes, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics) {
  if (!viewOf(bytes.span()).starts_with(kKnownTags[0])) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat, base::translate("formats", "this is not a CUT1 scene")));
  }
  if (bytes.size() > std::numeric_limits<std::uint32_t>::max()) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "the scene is larger than 4 GiB")));
  }
  diagnostics.note(base::translate("formats",
                                   "the fields of binary scenes (CUT1) are unknown: the bodies are shown, but not at "
                                   "their positions; X2BC or X3 Editor 2 can convert it to a text scene"),
                   ByteRange{where.space, where.offset, kTagBytes});
  return TagSearch(bytes, where, limits, diagnostics).run();
}

std::vector<BodySections> addCut(structure::StructureBuilder& builder, Handle parent, ByteSourcePtr source,
                                 const CutFile& cut) {
  std::vector<BodySections> bodies;
  std::vector<std::pair<Handle, ByteRange>> open{{parent, cut.where}};
  for (const CutFile::Tag& tag : cut.tags) {
    while (open.size() > 1 && !open.back().second.contains(tag.where.offset)) {
      open.pop_back();
    }
    const Handle section = builder.add(open.back().first, tag.name, tag.where);
    open.emplace_back(section, tag.where);
    if (bodies.size() < cut.bodies.size() && tag.where == cut.bodies[bodies.size()].where) {
      bodies.push_back(addBinaryBody(builder, section, source, cut.bodies[bodies.size()]));
    }
  }
  return bodies;
}

} // namespace vitrine::formats::x3
