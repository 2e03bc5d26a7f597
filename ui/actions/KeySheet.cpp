#include "ui/actions/KeySheet.h"

namespace vitrine::ui {
namespace {

struct SheetLine {
  QString keys;
  QString text;
};

} // namespace

QString keySheetText(const ActionRegistry& registry) {
  std::vector<std::pair<QString, std::vector<SheetLine>>> groups; // as they first appear
  qsizetype width = 0;
  for (const ActionRegistry::Entry& entry : registry.entries()) {
    const QString keys = keysText(*entry.action);
    if (keys.isEmpty()) {
      continue;
    }
    auto group = std::ranges::find(groups, entry.group, &std::pair<QString, std::vector<SheetLine>>::first);
    if (group == groups.end()) {
      group = groups.insert(groups.end(), {entry.group, {}});
    }
    group->second.push_back({keys, plainText(*entry.action)});
    width = std::max(width, keys.size());
  }
  QString sheet;
  for (const auto& [name, lines] : groups) {
    sheet += name + QLatin1Char('\n');
    for (const SheetLine& line : lines) {
      sheet += QStringLiteral("  %1  %2\n").arg(line.keys.leftJustified(width), line.text);
    }
    sheet += QLatin1Char('\n');
  }
  return sheet.trimmed() + QLatin1Char('\n');
}

} // namespace vitrine::ui
