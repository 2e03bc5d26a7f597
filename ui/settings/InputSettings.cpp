#include "ui/settings/InputSettings.h"

#include <cmath>

namespace vitrine::ui {
namespace {

const QString kLookSpeed = QStringLiteral("mouse/lookSpeed");
const QString kInvertY = QStringLiteral("mouse/invertY");
const QString kInvertWheel = QStringLiteral("mouse/invertWheel");
const QString kTouchpad = QStringLiteral("mouse/touchpad");
const QString kDrags = QStringLiteral("mouse/buttons");
const QString kFlyHand = QStringLiteral("keys/flyHand");
const QString kKeysOf = QStringLiteral("shortcuts");

/// The value itself, or nothing in the file where it is what the program does anyway.
void put(QSettings& store, const QString& key, const QVariant& value, const QVariant& usual) {
  if (value == usual) {
    store.remove(key);
  } else {
    store.setValue(key, value);
  }
}

} // namespace

InputFeel InputSettings::feel() const {
  InputFeel feel;
  const double speed = m_store.value(kLookSpeed, 1.0).toDouble();
  feel.lookSpeed = std::isfinite(speed) && speed >= InputFeel::kSlowest && speed <= InputFeel::kFastest ? speed : 1;
  feel.invertY = m_store.value(kInvertY, false).toBool();
  feel.invertWheel = m_store.value(kInvertWheel, false).toBool();
  feel.touchpad = touchpadScrollById(m_store.value(kTouchpad).toString());
  feel.drags = dragSchemeById(m_store.value(kDrags).toString());
  feel.flyHand = flyHandById(m_store.value(kFlyHand).toString());
  return feel;
}

void InputSettings::setFeel(const InputFeel& feel) {
  const InputFeel usual;
  put(m_store, kLookSpeed, feel.lookSpeed, usual.lookSpeed);
  put(m_store, kInvertY, feel.invertY, usual.invertY);
  put(m_store, kInvertWheel, feel.invertWheel, usual.invertWheel);
  put(m_store, kTouchpad, touchpadScrollId(feel.touchpad), touchpadScrollId(usual.touchpad));
  put(m_store, kDrags, dragSchemeId(feel.drags), dragSchemeId(usual.drags));
  put(m_store, kFlyHand, flyHandId(feel.flyHand), flyHandId(usual.flyHand));
}

InputSettings::Keys InputSettings::changedKeys() const {
  Keys keys;
  m_store.beginGroup(kKeysOf);
  for (const QString& name : m_store.childKeys()) {
    QList<QKeySequence> sequences;
    for (const QString& text : m_store.value(name).toStringList()) {
      if (const QKeySequence sequence(text, QKeySequence::PortableText); !sequence.isEmpty()) {
        sequences << sequence;
      }
    }
    keys.emplace(name, sequences);
  }
  m_store.endGroup();
  return keys;
}

void InputSettings::setChangedKeys(const Keys& keys) {
  m_store.remove(kKeysOf);
  m_store.beginGroup(kKeysOf);
  for (const auto& [name, sequences] : keys) {
    QStringList texts;
    for (const QKeySequence& sequence : sequences) {
      texts << sequence.toString(QKeySequence::PortableText);
    }
    // An empty list is kept as an empty text: the command has no key.
    m_store.setValue(name, texts.isEmpty() ? QVariant(QString()) : QVariant(texts));
  }
  m_store.endGroup();
}

} // namespace vitrine::ui
