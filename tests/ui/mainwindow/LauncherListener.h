#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QVariantMap>

namespace vitrine::tests {

/// What a taskbar hears on a bus: com.canonical.Unity.LauncherEntry.Update.
class LauncherListener : public QObject {
  Q_OBJECT

public:
  struct Update {
    QString application;
    double progress;
    bool visible;
    bool operator==(const Update&) const = default;
  };

  bool listenOn(QDBusConnection bus) {
    return bus.connect(QString(), QString(), QStringLiteral("com.canonical.Unity.LauncherEntry"),
                       QStringLiteral("Update"), this, SLOT(take(QString, QVariantMap)));
  }

  QList<Update> heard;

public Q_SLOTS:
  void take(const QString& application, const QVariantMap& properties) {
    heard << Update{application, properties.value(QStringLiteral("progress")).toDouble(),
                    properties.value(QStringLiteral("progress-visible")).toBool()};
  }
};

} // namespace vitrine::tests
