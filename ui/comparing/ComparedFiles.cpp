#include "ui/comparing/ComparedFiles.h"

#include "ui/comparing/ChangeColors.h"

#include <QFileInfo>

#include <map>

namespace vitrine::ui {

QString ComparedFile::name() const {
  return QFileInfo(document().path).fileName();
}

OfBoth<render::Tints> tintsOf(const comparing::Comparison& comparison) {
  using comparing::Change;
  OfBoth<std::map<DrawItemIndex, Change>> changes;
  for (const comparing::DifferenceGroup& group : comparison.groups) {
    for (const comparing::Difference& difference : group.differences) {
      for (const Side side : kSides) {
        for (const DrawItemIndex item : placeOf(difference, side).items) {
          // Items of one file alone are no change of something that both have.
          if (difference.change == Change::Added || difference.change == Change::Removed) {
            changes[side][item] = difference.change;
          } else if (difference.change == Change::Changed) {
            changes[side].try_emplace(item, Change::Changed);
          }
        }
      }
    }
  }
  OfBoth<render::Tints> tints;
  for (const Side side : kSides) {
    std::map<Change, std::vector<DrawItemIndex>> items;
    for (const auto& [item, change] : changes[side]) {
      items[change].push_back(item);
    }
    for (auto& [change, tinted] : items) {
      tints[side].push_back({std::move(tinted), changeTint(change)});
    }
  }
  return tints;
}

std::vector<DrawItemIndex> itemsOf(const comparing::Difference& difference, Side side, const ComparedFile& file) {
  const comparing::DifferencePlace& place = placeOf(difference, side);
  return place.items.empty() && place.record ? file.links.shownBy(*place.record).items : place.items;
}

bool isIn(const comparing::Difference& difference, Side side) {
  return difference.change != (side == Side::Before ? comparing::Change::Added : comparing::Change::Removed);
}

} // namespace vitrine::ui
