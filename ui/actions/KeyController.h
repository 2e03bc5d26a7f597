#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/actions/KeyBindings.h"

#include <QObject>

namespace vitrine::ui {

class Settings;

/// Gives the actions of a window the keys that the user wants. The keys are kept in the settings, and any window can
/// change them.
class KeyController : public QObject {
  Q_OBJECT

public:
  /// To be made when the registry has all actions: their keys are the program's own. Referenced arguments must outlive
  /// this object.
  KeyController(const ActionRegistry& registry, Settings& settings, QObject* parent = nullptr);

  const ActionRegistry& registry() const { return m_registry; }
  const KeyBindings& bindings() const { return m_bindings; }
  /// Gives the command these keys alone, and takes them from others.
  void assign(const QString& command, const QList<QKeySequence>& keys);
  /// Keys for all commands: the program's own but for these.
  void setChanges(const KeyBindings::Keys& changes);

Q_SIGNALS:
  void changed();

private:
  void apply();

  const ActionRegistry& m_registry;
  Settings& m_settings;
  KeyBindings m_bindings;
};

} // namespace vitrine::ui
