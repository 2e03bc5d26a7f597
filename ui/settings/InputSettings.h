#pragma once

#include "ui/viewport/InputFeel.h"

#include <QKeySequence>
#include <QSettings>

#include <map>

namespace vitrine::ui {

/// Mouse and keys as the user wants them, between runs.
class InputSettings {
public:
  /// Keys by the name of an action.
  using Keys = std::map<QString, QList<QKeySequence>>;

  /// `store` must outlive this object.
  explicit InputSettings(QSettings& store) : m_store(store) {}

  InputFeel feel() const;
  void setFeel(const InputFeel& feel);
  /// Only those that differ from the program's own.
  Keys changedKeys() const;
  void setChangedKeys(const Keys& keys);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
