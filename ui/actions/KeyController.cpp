#include "ui/actions/KeyController.h"

#include "ui/settings/InputSettings.h"

namespace vitrine::ui {
namespace {

KeyBindings::Keys keysOfActions(const ActionRegistry& registry) {
  KeyBindings::Keys keys;
  for (const ActionRegistry::Entry& entry : registry.entries()) {
    keys.emplace(entry.action->objectName(), entry.action->shortcuts());
  }
  return keys;
}

} // namespace

KeyController::KeyController(const ActionRegistry& registry, Settings& settings, QObject* parent)
    : QObject(parent), m_registry(registry), m_settings(settings), m_bindings(keysOfActions(registry)) {
  const auto use = [this](const ShortcutKeys& changes) {
    m_bindings.setChanges(changes);
    apply();
  };
  use(changedKeys(settings));
  settings.observe(changedKeys, this, use);
}

void KeyController::assign(const QString& command, const QList<QKeySequence>& keys) {
  m_settings.reload();
  KeyBindings bindings = m_bindings;
  for (const QKeySequence& key : keys) {
    while (const auto owner = bindings.ownerOf(key, command)) {
      QList<QKeySequence> others = bindings.keysOf(*owner);
      others.removeIf([&](const QKeySequence& other) {
        return other.matches(key) != QKeySequence::NoMatch || key.matches(other) != QKeySequence::NoMatch;
      });
      bindings.set(*owner, others);
    }
  }
  bindings.set(command, keys);
  setChangedKeys(m_settings, bindings.changes());
}

void KeyController::setChanges(const KeyBindings::Keys& changes) {
  KeyBindings bindings = m_bindings;
  bindings.setChanges(changes);
  setChangedKeys(m_settings, bindings.changes());
}

void KeyController::apply() {
  for (const ActionRegistry::Entry& entry : m_registry.entries()) {
    const QList<QKeySequence> keys = m_bindings.keysOf(entry.action->objectName());
    if (entry.action->shortcuts() != keys) {
      entry.action->setShortcuts(keys);
    }
  }
  Q_EMIT changed();
}

} // namespace vitrine::ui
