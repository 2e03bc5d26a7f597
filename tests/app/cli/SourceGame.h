#pragma once

#include "resources/demos/common/WriteFiles.h"
#include "tests/app/cli/CliRunner.h"
#include "tests/samples/source/GameTree.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {

/// The made Source game in a folder of its own, with what its maker knows of it.
class SourceGameFolder {
public:
  SourceGameFolder() { demos::writeAll(m_folder.path().toStdString(), m_game.files); }

  const samples::SourceGame& game() const { return m_game; }
  QString path(const QString& inner) const { return m_folder.path(inner); }
  QString map() const { return path(QString::fromLatin1(samples::kGameMap)); }

  /// Takes a package and its parts out of the game; where its directory file is now.
  QString moveAway(const QString& package) const {
    const QString stem = package.chopped(QStringLiteral("dir.vpk").size());
    const QDir base(path(stem.section(QLatin1Char('/'), 0, -2)));
    const QString away = path(QStringLiteral("away"));
    QDir().mkpath(away);
    for (const QString& name : base.entryList({stem.section(QLatin1Char('/'), -1) + QLatin1Char('*')}, QDir::Files)) {
      EXPECT_TRUE(QFile::rename(base.filePath(name), away + QLatin1Char('/') + name)) << name.toStdString();
    }
    return away + QLatin1Char('/') + package.section(QLatin1Char('/'), -1);
  }

private:
  samples::SourceGame m_game = samples::makeExhibition();
  TempFolder m_folder;
};

/// Paths that `info` says are missing, in lower case.
inline std::set<std::string> missingFiles(const CliRun& run) {
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  std::set<std::string> paths;
  const auto info = run.json();
  for (const auto& entry : info["missing"]) {
    paths.insert(QString::fromStdString(entry["path"]).toLower().toStdString());
  }
  return paths;
}

} // namespace vitrine::tests
