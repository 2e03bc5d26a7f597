#include "ui/actions/KeyController.h"

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

KeyController::KeyController(const ActionRegistry& registry, InputSettings& settings, QObject* parent)
    : QObject(parent), m_registry(registry), m_settings(settings), m_bindings(keysOfActions(registry)) {
  reload();
}

void KeyController::reload() {
  m_bindings.setChanges(m_settings.changedKeys());
  apply();
}

void KeyController::assign(const QString& command, const QList<QKeySequence>& keys) {
  for (const QKeySequence& key : keys) {
    while (const auto owner = m_bindings.ownerOf(key, command)) {
      QList<QKeySequence> others = m_bindings.keysOf(*owner);
      others.removeIf([&](const QKeySequence& other) {
        return other.matches(key) != QKeySequence::NoMatch || key.matches(other) != QKeySequence::NoMatch;
      });
      m_bindings.set(*owner, others);
    }
  }
  m_bindings.set(command, keys);
  m_settings.setChangedKeys(m_bindings.changes());
  apply();
}

void KeyController::setChanges(const KeyBindings::Keys& changes) {
  m_bindings.setChanges(changes);
  m_settings.setChangedKeys(m_bindings.changes());
  apply();
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
