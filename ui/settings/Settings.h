#pragma once

#include "ui/settings/Setting.h"

#include <QObject>
#include <QSettings>

#include <functional>
#include <memory>

namespace vitrine::ui {

class SettingsFileWatch;

/// The settings file: reads, checks and writes values by their descriptions, and notifies of changes by any window of
/// this process and, while the file is watched, by other processes. A value equal to the default is not stored. GUI
/// thread only.
class Settings : public QObject {
  Q_OBJECT

public:
  /// The file of the user.
  Settings();
  /// Settings in this file; for tests.
  explicit Settings(const QString& iniFile);
  ~Settings() override;

  bool eventFilter(QObject* watched, QEvent* event) override;

  /// Folder of the settings file, which holds other files of the program too.
  QString folder() const;

  /// `argument` replaces "%1" in the key.
  template <class T>
  T value(const Setting<T>& setting, const QString& argument = {}) const {
    return setting.valueOf(stored(setting, argument));
  }
  template <class T>
  void set(const Setting<T>& setting, const std::type_identity_t<T>& value) {
    store(setting, {}, setting.stored(value));
  }
  template <class T>
  void setFor(const Setting<T>& setting, const QString& argument, const std::type_identity_t<T>& value) {
    store(setting, argument, setting.stored(value));
  }
  /// Replaces the stored value by `change(value)` and writes it at once. Lists that several processes extend are
  /// changed this way: the update of another process waits meanwhile.
  template <class T, class Change>
  void update(const Setting<T>& setting, Change change, const QString& argument = {}) {
    editFile([&] { setFor(setting, argument, change(value(setting, argument))); });
  }
  /// Makes `entry` the first of a list, once. The last entries of a list that is too long are dropped.
  void prepend(const Setting<QStringList>& setting, const QString& entry, const QString& argument = {});
  void reset(const SettingInfo& setting);

  /// Checked value as it is stored, for code that handles settings of all types.
  QVariant stored(const SettingInfo& setting, const QString& argument = {}) const;
  void store(const SettingInfo& setting, const QString& argument, const QVariant& value);
  /// Values of all keys "prefix/…" by the rest of the key, unchecked.
  QVariantMap group(const QString& prefix) const;
  /// Replaces the group. Only keys whose value differs are written.
  void setGroup(const QString& prefix, const QVariantMap& values);

  /// Performs several changes as one: changed() is emitted once, at the end.
  void changeTogether(const std::function<void()>& change);
  /// Reads the file again. Does nothing if something else than a regular file is in its place.
  void reload();
  /// Reloads whenever another process has changed the file.
  void watchFile();

  /// Calls `callback(value)` whenever the setting has another value, until `context` is destroyed.
  template <class T, class Callback>
  void onChange(const Setting<T>& setting, QObject* context, Callback callback) const {
    observe([&setting](const Settings& settings) { return settings.value(setting); }, context, std::move(callback));
  }
  /// Same as onChange(), and calls `callback` with the present value at once.
  template <class T, class Callback>
  void follow(const Setting<T>& setting, QObject* context, Callback callback) const {
    callback(value(setting));
    onChange(setting, context, std::move(callback));
  }
  /// Same as onChange(), for a value that `read` makes of several settings.
  template <class Read, class Callback>
  void observe(Read read, QObject* context, Callback callback) const {
    connect(this, &Settings::changed, context, [this, read, callback, last = read(*this)]() mutable {
      auto now = read(*this);
      if (now != last) {
        last = now;
        callback(now);
      }
    });
  }

Q_SIGNALS:
  /// A value may have changed. Receivers that use single values subscribe by onChange().
  void changed();

private:
  /// Performs a change on the current content of the file, and writes it at once.
  void editFile(const std::function<void()>& change);
  void write(const QString& key, const QVariant& value, bool isDefault);
  void notify();

  QSettings m_store;
  std::unique_ptr<SettingsFileWatch> m_watch; ///< null if the file is not watched
  int m_changesHeld = 0;                      ///< depth of changeTogether()
  bool m_notificationHeld = false;
};

} // namespace vitrine::ui
