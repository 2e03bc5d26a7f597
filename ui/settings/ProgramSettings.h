#pragma once

#include "core/base/Limits.h"
#include "ui/settings/Settings.h"
#include "ui/style/Appearance.h"
#include "ui/widgets/Lengths.h"

namespace vitrine::ui::setting {

inline const Setting<QString> kLanguage{
    {.key = "program/language",
     .meaning = "Code of the language. The desktop's language if it is not set.",
     .row = {"vitrine::ui::GeneralPage", QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "&Language:")}}};
inline const Setting<LengthUnit> kLengthUnit{
    {.key = "program/lengthUnit",
     .defaultValue = LengthUnit::File,
     .meaning = "Unit of shown positions and sizes.",
     .choices = {{LengthUnit::File, QStringLiteral("file"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "File units")},
                 {LengthUnit::Metres, QStringLiteral("metres"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Metres")}},
     .row = {
         "vitrine::ui::GeneralPage", QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "&Units:"),
         QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage",
                           "For shown positions and sizes. Copied values stay in file units, which games can read.")}}};
inline const Setting<Appearance> kAppearance{
    {.key = "view/appearance",
     .defaultValue = Appearance::System,
     .meaning = "Colours of the windows.",
     .choices = {{Appearance::System, appearanceId(Appearance::System),
                  QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "Follow desktop")},
                 {Appearance::Light, appearanceId(Appearance::Light),
                  QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "Light")},
                 {Appearance::Dark, appearanceId(Appearance::Dark),
                  QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "Dark")}},
     .row = {"vitrine::ui::AppearancePage", QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "&Colours:")}}};
inline const Setting<int> kFontScale{
    {.key = "program/fontScale",
     .defaultValue = 100,
     .meaning = "Size of texts, in per cent of the desktop's.",
     .range = {.least = 75, .most = 250, .step = 5, .unit = " %"},
     .row = {"vitrine::ui::AppearancePage", QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "&Text size:"),
             QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "Relative to the desktop's text size.")}}};
inline const Setting<bool> kReducedMotion{
    {.key = "program/reducedMotion",
     .meaning = "Nothing on the screen moves that the user did not move.",
     .row = {"vitrine::ui::AppearancePage", QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "&Reduce motion"),
             QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage",
                               "Turns off motion that you did not start. Lights do not flicker and springs do not "
                               "swing until you run them. Panels appear and disappear at once.")}}};
inline const Setting<int> kMemoryLimit{
    {.key = "program/memoryLimit",
     .defaultValue = static_cast<int>(base::Limits().maxTotalDecodedBytes >> 20),
     .meaning = "Memory for all decoded parts of one file, in MiB.",
     .range = {.least = 256, .most = 65'536, .step = 256, .unit = " MiB"},
     .row = {"vitrine::ui::MemoryPage", QT_TRANSLATE_NOOP("vitrine::ui::MemoryPage", "&Memory for one file:"),
             QT_TRANSLATE_NOOP("vitrine::ui::MemoryPage",
                               "Limit for the decoded parts of a file. A larger file is shown "
                               "without the rest. Applies to the next file that is opened.")}}};

} // namespace vitrine::ui::setting
