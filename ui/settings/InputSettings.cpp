#include "ui/settings/InputSettings.h"

namespace vitrine::ui {
namespace {

const QString kShortcutGroup = QStringLiteral("shortcuts");

} // namespace

InputFeel inputFeel(const Settings& settings) {
  return {.lookSpeed = settings.value(setting::kLookSpeed),
          .invertY = settings.value(setting::kInvertY),
          .invertWheel = settings.value(setting::kInvertWheel),
          .touchpad = settings.value(setting::kTouchpad),
          .drags = settings.value(setting::kMouseButtons),
          .flyHand = settings.value(setting::kFlyHand)};
}

void setInputFeel(Settings& settings, const InputFeel& feel) {
  settings.changeTogether([&] {
    settings.set(setting::kLookSpeed, feel.lookSpeed);
    settings.set(setting::kInvertY, feel.invertY);
    settings.set(setting::kInvertWheel, feel.invertWheel);
    settings.set(setting::kTouchpad, feel.touchpad);
    settings.set(setting::kMouseButtons, feel.drags);
    settings.set(setting::kFlyHand, feel.flyHand);
  });
}

ShortcutKeys changedKeys(const Settings& settings) {
  ShortcutKeys keys;
  const QVariantMap stored = settings.group(kShortcutGroup);
  for (auto command = stored.begin(); command != stored.end(); ++command) {
    QList<QKeySequence> sequences;
    for (const QString& text : command.value().toStringList()) {
      if (const QKeySequence sequence(text, QKeySequence::PortableText); !sequence.isEmpty()) {
        sequences << sequence;
      }
    }
    keys.emplace(command.key(), sequences);
  }
  return keys;
}

void setChangedKeys(Settings& settings, const ShortcutKeys& keys) {
  QVariantMap stored;
  for (const auto& [command, sequences] : keys) {
    QStringList texts;
    for (const QKeySequence& sequence : sequences) {
      texts << sequence.toString(QKeySequence::PortableText);
    }
    stored.insert(command, texts.isEmpty() ? QVariant(QString()) : QVariant(texts));
  }
  settings.setGroup(kShortcutGroup, stored);
}

} // namespace vitrine::ui
