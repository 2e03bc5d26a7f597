#pragma once

#include "ui/settings/InputSettings.h"

#include <QKeySequence>

#include <optional>
#include <vector>

namespace vitrine::ui {

/// Two commands that would both answer to a key: it is the same, or one begins with the other.
struct KeyConflict {
  QString first;
  QString second;
  QKeySequence key;
};

/// The keys of all commands: the program's own, and what the user made of them.
class KeyBindings {
public:
  using Keys = ShortcutKeys;

  KeyBindings() = default;
  explicit KeyBindings(Keys defaults) : m_defaults(defaults), m_keys(std::move(defaults)) {}

  /// Every command, also those without keys.
  const Keys& all() const { return m_keys; }
  QList<QKeySequence> keysOf(const QString& command) const;
  QList<QKeySequence> defaultsOf(const QString& command) const;

  void set(const QString& command, const QList<QKeySequence>& keys);
  /// The program's own keys but for these; commands that are not there are ignored.
  void setChanges(const Keys& changes);
  Keys changes() const;

  /// Another command than this one that has the key already; nullopt: it is free.
  std::optional<QString> ownerOf(const QKeySequence& key, const QString& besides) const;
  std::vector<KeyConflict> conflicts() const;

private:
  Keys m_defaults;
  Keys m_keys;
};

/// True if the key flies, alone or with Shift or Alt, so that no command can have it; with Ctrl it can.
bool isFlyingKey(const QKeySequence& key, FlyHand hand);

} // namespace vitrine::ui
