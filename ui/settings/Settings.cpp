#include "ui/settings/Settings.h"

#include "ui/settings/DamagedSettings.h"
#include "ui/settings/FolderLock.h"
#include "ui/settings/SettingsFileWatch.h"

#include <QEvent>
#include <QFileInfo>
#include <QScopeGuard>

namespace vitrine::ui {
namespace {

/// Longest wait for another process that changes the file. The change is made without the lock after that.
constexpr int kLockMs = 200;

} // namespace

Settings::Settings() {
  m_store.installEventFilter(this);
}

Settings::Settings(const QString& iniFile) : m_store(iniFile, QSettings::IniFormat) {
  m_store.installEventFilter(this);
}

Settings::~Settings() = default;

bool Settings::eventFilter(QObject* watched, QEvent* event) {
  // QSettings reads the file before it writes, and would wait for the other end of a pipe.
  const bool writes = watched == &m_store && event->type() == QEvent::UpdateRequest;
  return (writes && !isSettingsFileOrMissing(m_store.fileName())) || QObject::eventFilter(watched, event);
}

QString Settings::folder() const {
  return QFileInfo(m_store.fileName()).absolutePath();
}

void Settings::prepend(const Setting<QStringList>& setting, const QString& entry, const QString& argument) {
  const auto change = [&](QStringList list) {
    list.removeAll(entry);
    list.prepend(entry);
    return setting.longest() > 0 ? list.mid(0, setting.longest()) : list;
  };
  update(setting, change, argument);
}

void Settings::reset(const SettingInfo& setting) {
  store(setting, {}, setting.storedDefault());
}

QVariant Settings::stored(const SettingInfo& setting, const QString& argument) const {
  return setting.checked(m_store.value(setting.key(argument)));
}

void Settings::store(const SettingInfo& setting, const QString& argument, const QVariant& value) {
  write(setting.key(argument), value, setting.checked(value) == setting.storedDefault());
}

QVariantMap Settings::group(const QString& prefix) const {
  const QString start = prefix + QLatin1Char('/');
  QVariantMap values;
  for (const QString& key : m_store.allKeys()) {
    if (key.startsWith(start)) {
      values.insert(key.mid(start.size()), m_store.value(key));
    }
  }
  return values;
}

void Settings::setGroup(const QString& prefix, const QVariantMap& values) {
  const auto change = [&] {
    const QVariantMap before = group(prefix);
    for (const QString& name : before.keys()) {
      if (!values.contains(name)) {
        write(prefix + QLatin1Char('/') + name, {}, true);
      }
    }
    for (auto value = values.begin(); value != values.end(); ++value) {
      write(prefix + QLatin1Char('/') + value.key(), value.value(), false);
    }
  };
  changeTogether(change);
}

void Settings::write(const QString& key, const QVariant& value, bool isDefault) {
  if (isDefault && m_store.contains(key)) {
    m_store.remove(key);
  } else if (!isDefault && m_store.value(key) != value) {
    m_store.setValue(key, value);
  } else {
    return;
  }
  notify();
}

void Settings::notify() {
  if (m_changesHeld > 0) {
    m_notificationHeld = true;
  } else {
    Q_EMIT changed();
  }
}

void Settings::changeTogether(const std::function<void()>& change) {
  ++m_changesHeld;
  const auto release = qScopeGuard([this] {
    if (--m_changesHeld == 0 && std::exchange(m_notificationHeld, false)) {
      Q_EMIT changed();
    }
  });
  change();
}

void Settings::reload() {
  if (isSettingsFileOrMissing(m_store.fileName())) {
    m_store.sync();
    notify();
  }
}

void Settings::editFile(const std::function<void()>& change) {
  changeTogether([&] {
    const FolderLock lock(folder(), kLockMs);
    reload();
    change();
    if (isSettingsFileOrMissing(m_store.fileName())) {
      m_store.sync();
    }
  });
}

void Settings::watchFile() {
  if (!m_watch) {
    m_watch = std::make_unique<SettingsFileWatch>(m_store.fileName());
    connect(m_watch.get(), &SettingsFileWatch::changed, this, &Settings::reload);
  }
}

} // namespace vitrine::ui
