#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
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

  /// True once the bus has taken note of it.
  bool listenOn(QDBusConnection bus) {
    const bool asked = bus.connect(QString(), QString(), QStringLiteral("com.canonical.Unity.LauncherEntry"),
                                   QStringLiteral("Update"), this, SLOT(take(QString, QVariantMap)));
    // Calls are answered in order, the first of them the one that asks for signals.
    const QString name = QStringLiteral("org.freedesktop.DBus");
    const QDBusMessage any = QDBusMessage::createMethodCall(name, QStringLiteral("/"), name, QStringLiteral("GetId"));
    return asked && bus.call(any).type() == QDBusMessage::ReplyMessage;
  }

  QList<Update> heard;

public Q_SLOTS:
  void take(const QString& application, const QVariantMap& properties) {
    heard << Update{application, properties.value(QStringLiteral("progress")).toDouble(),
                    properties.value(QStringLiteral("progress-visible")).toBool()};
  }
};

} // namespace vitrine::tests
