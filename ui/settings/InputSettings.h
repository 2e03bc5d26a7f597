#pragma once

#include "ui/settings/Settings.h"
#include "ui/viewport/InputFeel.h"

#include <QKeySequence>

#include <map>

namespace vitrine::ui {

/// Keys by the name of an action.
using ShortcutKeys = std::map<QString, QList<QKeySequence>>;

namespace setting {

inline const Setting<double> kLookSpeed{
    {.key = "mouse/lookSpeed",
     .defaultValue = 1,
     .meaning = "Factor on the angle by which a drag turns the view.",
     .range = {.least = InputFeel::kSlowest, .most = InputFeel::kFastest, .step = 10, .shownFactor = 100, .unit = " %"},
     .row = {"vitrine::ui::MousePage", QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "Mouse &speed:"),
             QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "How far a drag turns the view.")}}};
inline const Setting<bool> kInvertY{
    {.key = "mouse/invertY",
     .meaning = "Dragging up looks down.",
     .row = {"vitrine::ui::MousePage", QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "Invert &up and down"),
             QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "Drag up to look down, as with the stick of a plane.")}}};
inline const Setting<bool> kInvertWheel{
    {.key = "mouse/invertWheel",
     .meaning = "Turning the wheel towards the user is faster and nearer.",
     .row = {"vitrine::ui::MousePage", QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "Invert the &wheel"),
             QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "Turn towards you to fly faster or zoom in.")}}};
inline const Setting<TouchpadScroll> kTouchpad{
    {.key = "mouse/touchpad",
     .defaultValue = TouchpadScroll::Wheel,
     .meaning = "Effect of two fingers on a touchpad.",
     .choices = {{TouchpadScroll::Wheel, QStringLiteral("wheel"),
                  QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "same as the wheel")},
                 {TouchpadScroll::Look, QStringLiteral("look"),
                  QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "look around")}},
     .row = {"vitrine::ui::MousePage", QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "&Two fingers:"),
             QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "On a touchpad. Pinching always zooms.")}}};
inline const Setting<DragScheme> kMouseButtons{
    {.key = "mouse/buttons",
     .defaultValue = DragScheme::Vitrine,
     .meaning = "Program whose mouse buttons are used.",
     .choices = {{DragScheme::Vitrine, QStringLiteral("vitrine"), "Vitrine"},
                 {DragScheme::Blender, QStringLiteral("blender"), "Blender"},
                 {DragScheme::Maya, QStringLiteral("maya"), "Maya"}},
     .row = {
         "vitrine::ui::MousePage", QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "Mouse &buttons:"),
         QT_TRANSLATE_NOOP("vitrine::ui::MousePage",
                           "Blender: the middle button turns, with Shift it moves sideways, with Ctrl it zooms. Maya: "
                           "with Alt, the left button turns, the middle one moves sideways, the right one zooms.")}}};
inline const Setting<FlyHand> kFlyHand{
    {.key = "keys/flyHand",
     .defaultValue = FlyHand::Left,
     .meaning = "Hand that flies: the left on W A S D, the right on I J K L.",
     .choices = {{FlyHand::Left, QStringLiteral("left"),
                  QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "left hand: W A S D")},
                 {FlyHand::Right, QStringLiteral("right"),
                  QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "right hand: I J K L")}},
     .row = {"vitrine::ui::MousePage", QT_TRANSLATE_NOOP("vitrine::ui::MousePage", "&Flying keys:"),
             QT_TRANSLATE_NOOP("vitrine::ui::MousePage",
                               "By position on the keyboard. O or E and Space fly up, U or Q flies down.")}}};
/// `%1` is the name of an action. An empty text stands for no key, so the keys are read by changedKeys() alone.
inline const Setting<QStringList> kShortcuts{
    {.key = "shortcuts/%1",
     .meaning = "Keys by the name of a command (`file.open`), if they differ from the defaults, as in `Ctrl+L, F2`. "
                "Empty if it has none."}};

} // namespace setting

InputFeel inputFeel(const Settings& settings);
void setInputFeel(Settings& settings, const InputFeel& feel);
/// Keys of the commands whose keys differ from the defaults.
ShortcutKeys changedKeys(const Settings& settings);
void setChangedKeys(Settings& settings, const ShortcutKeys& keys);

} // namespace vitrine::ui
