#pragma once

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace vitrine::tests {

/// Results that a run of the built vitrine-cli left.
struct CliRun {
  int status = -1; ///< -1: it did not end by itself
  QByteArray out;
  QString err;

  nlohmann::ordered_json json() const { return nlohmann::ordered_json::parse(out.toStdString()); }
};

/// Names that several tests call the program with.
inline const QString kInfo = QStringLiteral("info");
inline const QString kJson = QStringLiteral("--json");

/// Content of a file that a run wrote.
inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<unreadable>");
}

inline QString cliPath() {
  return qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/bin/vitrine-cli");
}

/// A file of our own makers, built with the tests (tests/samples).
inline QString madeSample(const QString& path) {
  return qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/samples/") + path;
}

inline QString madeMap(const QString& name) {
  return madeSample(QStringLiteral("source-bsp/") + name);
}

/// A mission of our own maker with its map and points, built with the tests.
inline QString madeMission() {
  return qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/samples/bd1/addon/small.mif");
}

inline CliRun runCli(const QStringList& arguments,
                     const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
  constexpr int kTimeoutMs = 110'000;
  QProcess process;
  process.setProcessEnvironment(environment);
  process.start(cliPath(), arguments);
  CliRun run;
  if (process.waitForFinished(kTimeoutMs) && process.exitStatus() == QProcess::NormalExit) {
    run.status = process.exitCode();
  } else {
    process.kill();
    process.waitForFinished();
  }
  run.out = process.readAllStandardOutput();
  run.err = QString::fromUtf8(process.readAllStandardError());
  return run;
}

/// The same through a shell, for pipes and redirections: "$CLI" is the program, "$1" … are `arguments`.
inline CliRun runShell(const QString& command, const QStringList& arguments = {}) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("CLI"), cliPath());
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral("bash"),
                QStringList({QStringLiteral("-c"), command, QStringLiteral("bash")}) + arguments);
  CliRun run;
  if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit) {
    run.status = process.exitCode();
  }
  run.out = process.readAllStandardOutput();
  run.err = QString::fromUtf8(process.readAllStandardError());
  return run;
}

/// The first `size` bytes of a made map, as a file of its own.
inline QString cutMap(const TempFolder& folder, const QString& name, qint64 size) {
  QFile map(madeMap(name));
  if (!map.open(QIODevice::ReadOnly)) {
    qFatal("%s is not built", qPrintable(map.fileName()));
  }
  return folder.write(QStringLiteral("cut.bsp"), map.read(size));
}

} // namespace vitrine::tests
