#pragma once

#include "ui/settings/Settings.h"

#include <cstdint>

namespace vitrine::ui {

/// Opening, at the start, of what was open at the end of the last run. Asks: only after a crash. Always: but after a
/// crash it asks.
enum class RestoreTabs { Ask, Always, Never };

namespace setting {

inline const Setting<int> kKeptMegabytes{
    {.key = "documents/keptMegabytes",
     .defaultValue = 1024,
     .meaning = "Memory for documents in background tabs, in MiB. Documents beyond it are read again when needed.",
     .range = {.least = 0,
               .most = 1 << 20,
               .step = 256,
               .unit = " MiB",
               .leastText = QT_TRANSLATE_NOOP("vitrine::ui::MemoryPage", "None")},
     .row = {"vitrine::ui::MemoryPage", QT_TRANSLATE_NOOP("vitrine::ui::MemoryPage", "Memory for other &tabs:"),
             QT_TRANSLATE_NOOP(
                 "vitrine::ui::MemoryPage",
                 "As much as the files in tabs that are not shown may take together; those beyond are read again when "
                 "their tab is gone to.")}}};
inline const Setting<RestoreTabs> kRestoreTabs{
    {.key = "documents/restoreTabs",
     .defaultValue = RestoreTabs::Ask,
     .meaning = "Opening, at the start, of the tabs of the last run.",
     .choices = {{RestoreTabs::Ask, QStringLiteral("ask"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Offer the last tabs after a crash")},
                 {RestoreTabs::Always, QStringLiteral("always"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Open the last tabs again")},
                 {RestoreTabs::Never, QStringLiteral("never"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Never open the last tabs")}},
     .row = {"vitrine::ui::GeneralPage", QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "At the s&tart:"),
             QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage",
                               "Opens what was open at the end of the last run, with its views. After a crash it is "
                               "only offered, without the file that was being opened then.")}}};
inline const Setting<bool> kReloadWhenChanged{{.key = "documents/reloadWhenChanged",
                                               .defaultValue = true,
                                               .meaning = "Files that other programs change are read again."}};

} // namespace setting

/// Memory for documents in background tabs, in bytes.
inline std::uint64_t keptBytes(const Settings& settings) {
  constexpr int kBitsOfMegabyte = 20;
  return static_cast<std::uint64_t>(settings.value(setting::kKeptMegabytes)) << kBitsOfMegabyte;
}

} // namespace vitrine::ui
