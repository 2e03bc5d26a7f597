#include "ui/actions/KeyBindings.h"

#include "ui/viewport/FlyKeys.h"

namespace vitrine::ui {
namespace {

bool clash(const QKeySequence& a, const QKeySequence& b) {
  return a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch;
}

bool anyClashes(const QList<QKeySequence>& keys, const QKeySequence& key) {
  return std::ranges::any_of(keys, [&](const QKeySequence& other) { return clash(key, other); });
}

QList<QKeySequence> valueOf(const KeyBindings::Keys& keys, const QString& command) {
  const auto found = keys.find(command);
  return found == keys.end() ? QList<QKeySequence>() : found->second;
}

} // namespace

QList<QKeySequence> KeyBindings::keysOf(const QString& command) const {
  return valueOf(m_keys, command);
}

QList<QKeySequence> KeyBindings::defaultsOf(const QString& command) const {
  return valueOf(m_defaults, command);
}

void KeyBindings::set(const QString& command, const QList<QKeySequence>& keys) {
  if (const auto found = m_keys.find(command); found != m_keys.end()) {
    found->second = keys;
  }
}

void KeyBindings::setChanges(const Keys& changes) {
  m_keys = m_defaults;
  for (const auto& [command, keys] : changes) {
    set(command, keys);
  }
}

KeyBindings::Keys KeyBindings::changes() const {
  Keys changed;
  for (const auto& [command, keys] : m_keys) {
    if (keys != m_defaults.at(command)) {
      changed.emplace(command, keys);
    }
  }
  return changed;
}

std::optional<QString> KeyBindings::ownerOf(const QKeySequence& key, const QString& besides) const {
  for (const auto& [command, keys] : m_keys) {
    if (command != besides && anyClashes(keys, key)) {
      return command;
    }
  }
  return std::nullopt;
}

std::vector<KeyConflict> KeyBindings::conflicts() const {
  std::vector<KeyConflict> conflicts;
  for (auto first = m_keys.begin(); first != m_keys.end(); ++first) {
    for (const QKeySequence& key : first->second) {
      for (auto second = std::next(first); second != m_keys.end(); ++second) {
        if (anyClashes(second->second, key)) {
          conflicts.push_back({first->first, second->first, key});
        }
      }
    }
  }
  return conflicts;
}

bool isFlyingKey(const QKeySequence& key, FlyHand hand) {
  const std::vector<Qt::Key> letters = FlyKeys::lettersOf(hand);
  return key.count() > 0 && !key[0].keyboardModifiers().testFlag(Qt::ControlModifier) &&
         std::ranges::find(letters, key[0].key()) != letters.end();
}

} // namespace vitrine::ui
