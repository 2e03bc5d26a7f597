#include "ui/mainwindow/TaskbarProgress.h"

#include "ui/exporting/BatchRun.h"
#include "ui/exporting/ExportRun.h"
#include "ui/session/DocumentLoader.h"

#include <QDBusMessage>
#include <QFile>
#include <QGuiApplication>

#include <numeric>

namespace vitrine::ui {
namespace {

constexpr int kNothing = -1;

const QString kLauncherPath = QStringLiteral("/com/canonical/unity/launcherentry/vitrine");
const QString kLauncherInterface = QStringLiteral("com.canonical.Unity.LauncherEntry");

} // namespace

QDBusConnection TaskbarProgress::runningBus() {
  // Qt, like other clients, starts a bus where none is named.
  const bool named = !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS");
  const bool runs = named || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
  return runs ? QDBusConnection::sessionBus() : QDBusConnection(QString());
}

TaskbarProgress::TaskbarProgress(const QDBusConnection& bus, QObject* parent) : QObject(parent), m_bus(bus) {}

TaskbarProgress::~TaskbarProgress() {
  m_fractions.clear();
  tell();
}

void TaskbarProgress::follow(const DocumentLoader& loader) {
  connect(&loader, &DocumentLoader::progressed, this,
          [this, &loader](const QString&, double fraction) { show(&loader, fraction); });
  connect(&loader, &DocumentLoader::finished, this, [this, &loader] { end(&loader); });
  connect(&loader, &QObject::destroyed, this, &TaskbarProgress::end);
}

void TaskbarProgress::follow(const BatchRun& run) {
  const auto showDone = [this, &run] {
    show(&run, run.total() > 0 ? static_cast<double>(run.done()) / run.total() : 0);
  };
  connect(&run, &BatchRun::progressed, this, showDone);
  connect(&run, &BatchRun::finished, this, [this, &run] { end(&run); });
  connect(&run, &QObject::destroyed, this, &TaskbarProgress::end);
}

void TaskbarProgress::follow(const ExportRun& run) {
  connect(&run, &ExportRun::progressed, this, [this, &run](const QString&, double fraction) { show(&run, fraction); });
  connect(&run, &QObject::destroyed, this, &TaskbarProgress::end);
}

void TaskbarProgress::show(const QObject* work, double fraction) {
  if (fraction < 0) {
    end(work);
    return;
  }
  m_fractions.insert(work, std::min(fraction, 1.0));
  tell();
}

void TaskbarProgress::end(const QObject* work) {
  m_fractions.remove(work);
  tell();
}

void TaskbarProgress::tell() {
  const bool any = !m_fractions.isEmpty();
  const double sum = std::accumulate(m_fractions.cbegin(), m_fractions.cend(), 0.0);
  const double mean = any ? sum / static_cast<double>(m_fractions.size()) : 0;
  const int told = any ? static_cast<int>(mean * 100) : kNothing;
  if (std::exchange(m_told, told) == told || !m_bus.isConnected()) {
    return;
  }
  QDBusMessage update = QDBusMessage::createSignal(kLauncherPath, kLauncherInterface, QStringLiteral("Update"));
  update << QStringLiteral("application://%1.desktop").arg(QGuiApplication::desktopFileName())
         << QVariantMap{{QStringLiteral("progress"), mean}, {QStringLiteral("progress-visible"), any}};
  m_bus.send(update);
}

} // namespace vitrine::ui
