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
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "As the file counts")},
                 {LengthUnit::Metres, QStringLiteral("metres"),
                  QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "Metres")}},
     .row = {"vitrine::ui::GeneralPage", QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage", "&Units:"),
             QT_TRANSLATE_NOOP("vitrine::ui::GeneralPage",
                               "Of places and sizes that are shown. What is copied stays as the file counts: games "
                               "read it.")}}};
inline const Setting<Appearance> kAppearance{
    {.key = "view/appearance",
     .defaultValue = Appearance::System,
     .meaning = "Colours of the windows.",
     .choices = {{Appearance::System, appearanceId(Appearance::System),
                  QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "As the desktop")},
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
     .row = {"vitrine::ui::AppearancePage", QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "Size of &texts:"),
             QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "Of that of the desktop.")}}};
inline const Setting<bool> kReducedMotion{
    {.key = "program/reducedMotion",
     .meaning = "Nothing on the screen moves that the user did not move.",
     .row = {"vitrine::ui::AppearancePage", QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage", "&Reduced motion"),
             QT_TRANSLATE_NOOP("vitrine::ui::AppearancePage",
                               "Nothing moves that you do not move: lights do not flicker and springs do not swing "
                               "until you let them, and panels come and go at once.")}}};
inline const Setting<int> kMemoryLimit{
    {.key = "program/memoryLimit",
     .defaultValue = static_cast<int>(base::Limits().maxTotalDecodedBytes >> 20),
     .meaning = "Memory for all decoded parts of one file, in MiB.",
     .range = {.least = 256, .most = 65'536, .step = 256, .unit = " MiB"},
     .row = {"vitrine::ui::MemoryPage", QT_TRANSLATE_NOOP("vitrine::ui::MemoryPage", "&Memory for one file:"),
             QT_TRANSLATE_NOOP(
                 "vitrine::ui::MemoryPage",
                 "As much as its parts may take when they are decoded; a file that wants more is shown without the "
                 "rest. Holds for the next file that is opened.")}}};

} // namespace vitrine::ui::setting
