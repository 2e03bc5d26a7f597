#include "core/searching/StructureSearch.h"

#include "core/structure/JsonTreeText.h"

namespace vitrine::searching {
namespace {

using structure::JsonTree;
using structure::JsonValue;

constexpr std::uint32_t kMembersBetweenChecks = 4096;

/// True for sections that are files of an archive or a map: those bear paths, or names with an ending.
bool isFileSection(SectionId id, const structure::Section& section) {
  return id == structure::kRootSection || section.name.contains(QLatin1Char('/')) ||
         section.name.contains(QLatin1Char('.'));
}

/// Matches among the members of one section.
class MemberSearcher {
public:
  MemberSearcher(SectionId id, const structure::Section& section, MatchCollector& found)
      : m_id(id), m_section(section), m_tree(*section.members), m_found(found) {}

  void search() {
    for (std::uint32_t member = 1; member < m_tree.members.size(); ++member) {
      if (member % kMembersBetweenChecks == 0) {
        m_found.check();
      }
      look(member);
    }
  }

private:
  void look(std::uint32_t member) {
    const JsonValue& value = m_tree.members[member];
    const bool isText = value.kind == JsonValue::Kind::Text;
    if (isText ? m_found.text().matches(value.text) : matchesNumber(value)) {
      tell(member, structure::scalarText(value), isText);
    } else if (m_found.text().matches(value.name)) {
      tell(member, {}, true);
    }
  }
  bool matchesNumber(const JsonValue& value) const {
    if (value.kind != JsonValue::Kind::Number) {
      return false;
    }
    return value.isInteger ? m_found.matchesNumber(static_cast<std::int64_t>(value.number))
                           : m_found.matchesNumber(value.number);
  }
  /// A match in a value, or with an empty one in the name. Numbers match as a whole.
  void tell(std::uint32_t member, const QString& valueText, bool part) {
    if (!m_found.count(MatchKind::Member)) {
      return;
    }
    const JsonValue& value = m_tree.members[member];
    const QString& text = valueText.isEmpty() ? value.name : valueText;
    const TextSpan span = part ? *m_found.text().find(text) : TextSpan{0, text.size()};
    const QString head = valueText.isEmpty() || value.name.isEmpty() ? QString() : value.name + QStringLiteral(": ");
    const Excerpt excerpt = withHead(head, excerptOf(text, span));
    const QString& section = m_section.path.isEmpty() ? m_section.name : m_section.path;
    m_found.tell({MatchKind::Member, BytesTarget{value.range, m_id}, excerpt.text, excerpt.span.at, excerpt.span.length,
                  section + QStringLiteral("  ") + structure::pathOf(m_tree, member)});
  }

  SectionId m_id;
  const structure::Section& m_section;
  const JsonTree& m_tree;
  MatchCollector& m_found;
};

} // namespace

void searchSections(const Document& document, MatchCollector& found) {
  for (SectionId id = 0; id < document.structure.size(); ++id) {
    if (id % kMembersBetweenChecks == 0) {
      found.check();
    }
    const structure::Section& section = document.structure[id];
    const MatchKind kind = isFileSection(id, section) ? MatchKind::File : MatchKind::Section;
    if (!found.wants(kind)) {
      continue;
    }
    const QString parent = id == structure::kRootSection ? QString() : document.structure[section.parent].path;
    if (!found.look(kind, section.name, SectionTarget{id}, parent)) {
      found.look(kind, section.note, SectionTarget{id}, section.path);
    }
  }
}

void searchMembers(const Document& document, MatchCollector& found) {
  for (SectionId id = 0; found.wants(MatchKind::Member) && id < document.structure.size(); ++id) {
    const structure::Section& section = document.structure[id];
    if (section.members) {
      MemberSearcher(id, section, found).search();
    }
  }
}

} // namespace vitrine::searching
