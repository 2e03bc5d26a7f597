#include "core/base/Translate.h"
#include "core/formats/vgo/scene/VgoSceneParts.h"

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValueRef;

/// Columns whose elements are looked for, and reported, by what builds nodes, meshes and springs.
constexpr std::string_view kReportedElsewhere[] = {
    "children", "mesh", "meshRenderer.mesh", "meshRenderer.materials", "skin", "rootBones"};

class ReferenceChecker {
public:
  ReferenceChecker(const SceneBuild& build, List of) : m_build(build), m_of(layout::infoOf(of)) {
    for (const MemberColumn& column : m_of.columns) {
      const auto target = layout::listNamed(column.target);
      if (target && std::ranges::find(kReportedElsewhere, column.path) == std::end(kReportedElsewhere)) {
        m_references.push_back({column.path, *target});
      }
    }
    for (std::size_t i = 0; i < kListCount; ++i) {
      m_counts[i] = memberAt(build.source.layout, layout::infoOf(static_cast<List>(i)).path).size();
    }
  }

  void check(int element, const JsonValueRef& from) const {
    for (const Reference& reference : m_references) {
      const JsonValueRef member = memberAt(from, reference.path);
      checkNumber(element, member, reference.target);
      if (member.isArray()) {
        for (const JsonValueRef& number : member.children()) {
          checkNumber(element, number, reference.target);
        }
      }
    }
  }

private:
  struct Reference {
    const char* path;
    List target;
  };

  /// `member` is of any kind; parts of older versions are objects in the place of their number.
  void checkNumber(int element, const JsonValueRef& member, List target) const {
    const layout::ListInfo& to = layout::infoOf(target);
    const std::size_t count = m_counts[static_cast<std::size_t>(target)];
    const std::int64_t number = member.integer(kNoIndex);
    if (member.isNumber() && number != kNoIndex && (number < 0 || static_cast<std::uint64_t>(number) >= count)) {
      m_build.diagnostics().countedDamage(
          QLatin1StringView("to ") + QLatin1StringView(to.section),
          base::translate("formats", "%1 %2 refers to %3 %4, which does not exist (there are %5)")
              .arg(QLatin1StringView(m_of.element))
              .arg(element)
              .arg(QLatin1StringView(to.element))
              .arg(number)
              .arg(count),
          member.member().range);
    }
  }

  const SceneBuild& m_build;
  const layout::ListInfo& m_of;
  std::vector<Reference> m_references;
  std::array<std::size_t, kListCount> m_counts = {}; ///< elements by List
};

} // namespace

void noteDanglingReferences(const SceneBuild& build) {
  for (const List list : {List::Nodes, List::SpringBoneGroups}) {
    const ReferenceChecker checker(build, list);
    int element = 0;
    for (const JsonValueRef& from : memberAt(build.source.layout, layout::infoOf(list).path).children()) {
      build.context.progress.check();
      checker.check(element++, from);
    }
  }
}

} // namespace vitrine::formats::vgo
