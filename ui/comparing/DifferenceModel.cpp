#include "ui/comparing/DifferenceModel.h"

#include "core/comparing/ComparisonText.h"
#include "ui/comparing/ChangeColors.h"
#include "ui/style/Appearance.h"

namespace vitrine::ui {
namespace {

using comparing::Difference;
using comparing::DifferenceGroup;

/// "~ library_door": the change can be read without its colour.
QString signedName(const Difference* difference) {
  return QStringLiteral("%1 %2").arg(QLatin1Char(comparing::signOf(difference->change))).arg(difference->name);
}

QString changeWord(const Difference* difference) {
  return comparing::wordOf(difference->change);
}

QString titleAndCounts(const DifferenceGroup* group) {
  return QStringLiteral("%1: %2").arg(comparing::titleOf(*group), comparing::countsOf(*group));
}

} // namespace

DifferenceModel::DifferenceModel(QObject* parent) : GroupedModel(parent) {
  setColumns(
      {{.text = titleAndCounts, .font = [](const DifferenceGroup*) { return boldFont(); }}},
      withCommonLook<const Difference*>(
          {{.heading = [] { return tr("Difference"); }, .text = signedName, .accessibleText = &Difference::name},
           {.heading = [] { return tr("Change"); }, .text = changeWord}},
          {.toolTip = [](const Difference* difference) { return plainToolTip(difference->name); },
           .foreground = [](const Difference* difference) { return changeText(difference->change, isDark()); }}));
}

void DifferenceModel::show(const ComparisonPtr& comparison, const ListedGroups& groups) {
  const ComparisonPtr before = std::exchange(m_comparison, comparison); // rows refer to it until they are replaced
  std::vector<Branch> branches;
  for (const ListedGroup& listed : groups) {
    const DifferenceGroup& group = m_comparison->groups[listed.group];
    Branch& branch = branches.emplace_back(Branch{&group, {}});
    for (const std::uint32_t number : listed.differences) {
      branch.rows.push_back(&group.differences[number]);
    }
  }
  replace(std::move(branches));
}

const DifferenceGroup* DifferenceModel::groupAt(const QModelIndex& index) const {
  const auto* group = GroupedModel::groupAt(index);
  return group ? *group : nullptr;
}

const Difference* DifferenceModel::differenceAt(const QModelIndex& index) const {
  const auto* difference = rowAt(index);
  return difference ? *difference : nullptr;
}

} // namespace vitrine::ui
