#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/exporting/BatchController.h"
#include "ui/exporting/BatchDialog.h"
#include "ui/settings/BrowserSettings.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/Settings.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <gtest/gtest.h>

using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

QStringList namesOf(const std::vector<BatchTask>& tasks) {
  QStringList names;
  for (const BatchTask& task : tasks) {
    names << task.output;
  }
  return names;
}

TEST(BatchTaskTest, FilesKeepTheirNames) {
  EXPECT_EQ(namesOf(batchTasks({QStringLiteral("/m/a.bsp"), QStringLiteral("/m/b.v2.bsp")}, QStringLiteral("/out"),
                               BatchKind::Glb)),
            QStringList({QStringLiteral("/out/a.glb"), QStringLiteral("/out/b.v2.glb")}));
}

TEST(BatchTaskTest, NoTwoFilesAreWrittenToOne) {
  const QStringList files{QStringLiteral("/m/a.bsp"), QStringLiteral("/m/A.mdl"), QStringLiteral("/n/a.bsp"),
                          QStringLiteral("/m/b.bsp")};
  EXPECT_EQ(namesOf(batchTasks(files, QStringLiteral("/out"), BatchKind::Picture)),
            QStringList({QStringLiteral("/out/a.bsp.png"), QStringLiteral("/out/A.mdl.png"),
                         QStringLiteral("/out/a.bsp (2).png"), QStringLiteral("/out/b.png")}));
}

/// The controller with a program that does what the name of the file says: "bad…" fails, "slow…" never ends after it
/// has begun to write; and with answers to its questions.
class BatchTest : public testing::Test {
protected:
  BatchTest() {
    folder.write(QStringLiteral("maker"), QByteArray(R"sh(#!/bin/sh
file=$2; out=$3
case "$1" in
render) out=$4 ;;
textures|unpack) mkdir -p "$out"; out="$out/inside" ;;
export) if [ -e "$out" ] && [ "$4" != --force ]; then echo "vitrine-cli: $file: $out is there already" >&2; exit 1; fi ;;
*) exit 2 ;;
esac
case "$(basename "$file")" in
bad*) echo "vitrine-cli: $file: the squares are round" >&2; exit 1 ;;
part*) echo "vitrine-cli: $file: left out: the sky" >&2 ;;
slow*) echo half > "$out"; exec sleep 1000 ;;
esac
echo "made by $1" > "$out"
shift 3; echo "$@" > "$out.options"
)sh"));
    QFile::setPermissions(folder.path(QStringLiteral("maker")), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    batch.setProgram(folder.path(QStringLiteral("maker")));
    batch.setQuestions({.folder =
                            [this](const QString&, const QString&) {
                              ++folderAsked;
                              return out;
                            },
                        .overwrite =
                            [this](int existing, int total) {
                              overwriteAsked << existing << total;
                              return answer;
                            }});
    QDir().mkpath(out);
    window.show();
  }
  QString textOf(const char* name) const {
    QFile file(out + u'/' + QLatin1StringView(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
  }
  BatchDialog* dialog() { return window.findChild<BatchDialog*>(); }
  bool isOver() {
    return QTest::qWaitFor(
        [this] { return dialog() && dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close); },
        kWaitMs);
  }
  QString said() { return dialog()->findChild<QLabel*>(QStringLiteral("batchText"))->text(); }

  TempFolder folder;
  QString out = folder.path(QStringLiteral("out"));
  QWidget window;
  Settings settings{folder.path(QStringLiteral("settings.ini"))};
  BatchController batch{settings, &window};
  std::optional<BatchController::Existing> answer;
  QList<int> overwriteAsked;
  int folderAsked = 0;
};

TEST_F(BatchTest, MakesAllThatCanBeMadeAndSaysWhyOthersCannot) {
  batch.make({QStringLiteral("/m/a.bsp"), QStringLiteral("/m/bad.bsp"), QStringLiteral("/m/c.bsp")}, BatchKind::Glb);
  ASSERT_TRUE(isOver());
  EXPECT_EQ(folderAsked, 1);
  EXPECT_TRUE(overwriteAsked.isEmpty());
  EXPECT_EQ(textOf("a.glb"), QStringLiteral("made by export"));
  EXPECT_EQ(textOf("c.glb"), QStringLiteral("made by export"));
  const auto* failures = dialog()->findChild<QTreeWidget*>();
  ASSERT_EQ(failures->topLevelItemCount(), 1);
  EXPECT_TRUE(failures->isVisible());
  EXPECT_EQ(failures->topLevelItem(0)->text(0), QStringLiteral("bad.bsp"));
  EXPECT_EQ(failures->topLevelItem(0)->text(1), QStringLiteral("the squares are round"));
  EXPECT_TRUE(said().startsWith(QStringLiteral("2 file"))) << said().toStdString();
  EXPECT_EQ(folderOrHome(settings.value(setting::kBatchFolder)), out) << "offered the next time";
}

TEST_F(BatchTest, PicturesAreRendered) {
  batch.make({QStringLiteral("/m/a.bsp")}, BatchKind::Picture);
  ASSERT_TRUE(isOver());
  EXPECT_EQ(textOf("a.png"), QStringLiteral("made by render"));
}

TEST_F(BatchTest, TexturesAndFilesHaveAFolderEach) {
  const vitrine::formats::OpenOptions opened{.gameFolders = {QStringLiteral("/game")}};
  batch.make({QStringLiteral("/m/a.bsp"), QStringLiteral("/n/A.vpk")}, BatchKind::Files, opened);
  ASSERT_TRUE(isOver());
  EXPECT_EQ(textOf("a.bsp/inside"), QStringLiteral("made by unpack"));
  EXPECT_EQ(textOf("A.vpk/inside"), QStringLiteral("made by unpack"));
  EXPECT_EQ(textOf("a.bsp/inside.options"), QString()) << "what is unpacked is not looked for elsewhere";
  delete dialog();
  batch.make({QStringLiteral("/m/b.bsp")}, BatchKind::Textures, opened);
  ASSERT_TRUE(isOver());
  EXPECT_EQ(textOf("b/inside"), QStringLiteral("made by textures"));
  EXPECT_EQ(textOf("b/inside.options"), QStringLiteral("--game /game"));
}

TEST_F(BatchTest, AFolderThatWasBegunGoesWithTheRunThatIsEnded) {
  batch.make({QStringLiteral("/m/slow.bsp")}, BatchKind::Textures);
  ASSERT_TRUE(QTest::qWaitFor([this] { return textOf("slow/inside") == QLatin1String("half"); }, kWaitMs));
  dialog()->close();
  EXPECT_TRUE(QTest::qWaitFor([this] { return !QFileInfo::exists(out + QStringLiteral("/slow")); }, kWaitMs));
}

TEST_F(BatchTest, NothingIsWrittenOverWithoutAQuestion) {
  folder.write(QStringLiteral("out/a.glb"), QByteArray("mine"));
  const QStringList files{QStringLiteral("/m/a.bsp"), QStringLiteral("/m/b.bsp")};
  batch.make(files, BatchKind::Glb);
  EXPECT_EQ(overwriteAsked, QList<int>({1, 2}));
  EXPECT_FALSE(dialog()) << "not at all";
  answer = BatchController::Existing::Skip;
  batch.make(files, BatchKind::Glb);
  ASSERT_TRUE(isOver());
  EXPECT_EQ(textOf("a.glb"), QStringLiteral("mine"));
  EXPECT_EQ(textOf("b.glb"), QStringLiteral("made by export"));
  delete dialog();
  answer = BatchController::Existing::Overwrite;
  batch.make(files, BatchKind::Glb);
  ASSERT_TRUE(isOver());
  EXPECT_EQ(textOf("a.glb"), QStringLiteral("made by export"));
}

TEST_F(BatchTest, WhatIsLeftOutIsSaid) {
  batch.make({QStringLiteral("/m/a.bsp"), QStringLiteral("/m/part.bsp")}, BatchKind::Glb);
  ASSERT_TRUE(isOver());
  EXPECT_EQ(textOf("part.glb"), QStringLiteral("made by export"));
  const auto* notes = dialog()->findChild<QTreeWidget*>();
  ASSERT_EQ(notes->topLevelItemCount(), 1);
  EXPECT_TRUE(notes->isVisible());
  EXPECT_EQ(notes->topLevelItem(0)->text(0), QStringLiteral("part.bsp"));
  EXPECT_EQ(notes->topLevelItem(0)->text(1), QStringLiteral("left out: the sky"));
}

TEST_F(BatchTest, CancelEndsItAndLeavesNothingHalf) {
  batch.make({QStringLiteral("/m/a.bsp"), QStringLiteral("/m/slow.bsp"), QStringLiteral("/m/z.bsp")}, BatchKind::Glb);
  ASSERT_TRUE(QTest::qWaitFor([this] { return textOf("slow.glb") == QStringLiteral("half"); }, kWaitMs));
  QTest::mouseClick(dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel), Qt::LeftButton);
  ASSERT_TRUE(isOver());
  EXPECT_EQ(textOf("a.glb"), QStringLiteral("made by export"));
  EXPECT_FALSE(QFile::exists(out + QStringLiteral("/slow.glb")));
  EXPECT_FALSE(QFile::exists(out + QStringLiteral("/z.glb")));
  EXPECT_TRUE(said().contains(QStringLiteral("cancelled"))) << said().toStdString();
}

} // namespace
