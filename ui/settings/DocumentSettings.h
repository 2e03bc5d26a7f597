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
                 "Limit for all files in background tabs. Files beyond it are read again when their tab is shown.")}}};
inline const Setting<RestoreTabs> kRestoreTabs{
    {.key = "documents/restoreTabs",
     .defaultValue = RestoreTabs::Ask,
     .meaning = "Opening, at the start, of the tabs of the last run.",
     .choices = {{RestoreTabs::Ask, QStringLiteral("ask"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Offer the last tabs after a crash")},
                 {RestoreTabs::Always, QStringLiteral("always"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Reopen the last tabs")},
                 {RestoreTabs::Never, QStringLiteral("never"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Do not reopen the last tabs")}},
     .row = {"vitrine::ui::GeneralPage", QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "On s&tartup:"),
             QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage",
                               "Reopens the documents of the last session with their views. After a crash, they are "
                               "only offered, without the file that was being opened.")}}};
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
