#include "ui/browser/FileQuery.h"

#include <gtest/gtest.h>

using namespace vitrine::ui;
using Answer = FileQuery::Answer;

namespace {

QueriedFile harbour() {
  QueriedFile file{.name = QStringLiteral("cp_harbour.bsp"),
                   .path = QStringLiteral("tf/maps/cp_harbour.bsp"),
                   .title = QStringLiteral("The Old Harbour"),
                   .formats = {QStringLiteral("Source engine map"), QStringLiteral("source-bsp")},
                   .game = QStringLiteral("Team Fortress 2"),
                   .size = 3 * 1024 * 1024,
                   .modified = QDateTime(QDate(2007, 10, 10), QTime(12, 0)),
                   .triangles = 40'000,
                   .content = QStringLiteral("func_door\nconcrete/wall01\nwater/lake"),
                   .marks = {QStringLiteral("archive")}};
  return file;
}

QueriedFile unread() {
  QueriedFile file = harbour();
  file.triangles.reset();
  file.content.reset();
  return file;
}

Answer ask(const char* text, const QueriedFile& file = harbour(), FileQuery::Inside inside = FileQuery::Inside::Never) {
  return FileQuery(QString::fromUtf8(text), inside).answer(file);
}

TEST(FileQueryTest, NothingTypedLetsAllThrough) {
  EXPECT_TRUE(FileQuery().empty());
  EXPECT_TRUE(FileQuery(QStringLiteral("  ")).empty());
  EXPECT_EQ(ask(""), Answer::Yes);
}

TEST(FileQueryTest, EveryWordHasToBeSomewhere) {
  EXPECT_EQ(ask("HARBOUR"), Answer::Yes);
  EXPECT_EQ(ask("harbour fortress maps source"), Answer::Yes);
  EXPECT_EQ(ask("harbour desert"), Answer::No);
  EXPECT_EQ(ask("\"old harbour\""), Answer::Yes);
  EXPECT_EQ(ask("\"harbour old\""), Answer::No);
  EXPECT_EQ(ask("func_door"), Answer::No) << "not asked to look inside";
}

TEST(FileQueryTest, WhetherAnUnreadFileIsBrokenIsNotKnown) {
  QueriedFile file = unread();
  file.brokenKnown = false;
  EXPECT_EQ(ask("is:broken", file), Answer::Unknown);
  EXPECT_EQ(ask("-is:broken", file), Answer::Unknown);
  EXPECT_EQ(ask("is:archive", file), Answer::Yes) << "nothing needs to be read";
  EXPECT_EQ(ask("is:broken format:mdl", file), Answer::No) << "nothing needs to be read";
  file.marks << QStringLiteral("broken");
  EXPECT_EQ(ask("is:broken", file), Answer::Yes);
}

TEST(FileQueryTest, KeysNameOneThing) {
  EXPECT_EQ(ask("format:bsp"), Answer::Yes);
  EXPECT_EQ(ask("format:mdl"), Answer::No);
  EXPECT_EQ(ask("format:mdl,bsp"), Answer::Yes);
  EXPECT_EQ(ask("game:\"fortress 2\""), Answer::Yes);
  EXPECT_EQ(ask("name:maps"), Answer::No);
  EXPECT_EQ(ask("path:tf/maps"), Answer::Yes);
  EXPECT_EQ(ask("title:old"), Answer::Yes);
  EXPECT_EQ(ask("is:archive"), Answer::Yes);
  EXPECT_EQ(ask("is:broken"), Answer::No);
  EXPECT_EQ(ask("c:harbour"), Answer::No) << "no key: a word with a colon";
}

TEST(FileQueryTest, AMinusTurnsATermRound) {
  EXPECT_EQ(ask("-desert"), Answer::Yes);
  EXPECT_EQ(ask("-harbour"), Answer::No);
  EXPECT_EQ(ask("-format:bsp"), Answer::No);
  EXPECT_EQ(ask("-is:broken"), Answer::Yes);
  EXPECT_EQ(ask("-in:lava", unread()), Answer::Unknown);
}

TEST(FileQueryTest, SizesHaveUnits) {
  EXPECT_EQ(ask("size>1M"), Answer::Yes);
  EXPECT_EQ(ask("size>3M"), Answer::No);
  EXPECT_EQ(ask("size>=3MB"), Answer::Yes);
  EXPECT_EQ(ask("size<3072k"), Answer::No);
  EXPECT_EQ(ask("size<=3072k"), Answer::Yes);
  EXPECT_EQ(ask("size<0.5G"), Answer::Yes);
  EXPECT_EQ(ask("size<2,5M"), Answer::No);
  EXPECT_EQ(ask("size:3145728"), Answer::Yes);
}

TEST(FileQueryTest, DatesAreDaysMonthsOrYears) {
  EXPECT_EQ(ask("date:2007"), Answer::Yes);
  EXPECT_EQ(ask("date:2007-10"), Answer::Yes);
  EXPECT_EQ(ask("date:2007-10-11"), Answer::No);
  EXPECT_EQ(ask("date>2007"), Answer::No) << "after that year";
  EXPECT_EQ(ask("date>=2007"), Answer::Yes);
  EXPECT_EQ(ask("date<2007-11"), Answer::Yes);
  EXPECT_EQ(ask("date<=2007-10-10"), Answer::Yes);
  EXPECT_EQ(ask("date<2007-10-10"), Answer::No);
  QueriedFile undated = harbour();
  undated.modified = {};
  EXPECT_EQ(ask("date>1970", undated), Answer::No);
}

TEST(FileQueryTest, WhatIsInFilesMayHaveToBeRead) {
  EXPECT_EQ(ask("in:water"), Answer::Yes);
  EXPECT_EQ(ask("in:lava"), Answer::No);
  EXPECT_EQ(ask("in:water", unread()), Answer::Unknown);
  EXPECT_EQ(ask("in:water format:mdl", unread()), Answer::No) << "nothing needs to be read";
  EXPECT_EQ(ask("triangles<50k"), Answer::Yes);
  EXPECT_EQ(ask("triangles>40000", unread()), Answer::Unknown);
  EXPECT_EQ(ask("func_door", harbour(), FileQuery::Inside::Words), Answer::Yes);
  EXPECT_EQ(ask("func_door", unread(), FileQuery::Inside::Words), Answer::Unknown);
  EXPECT_EQ(ask("harbour", unread(), FileQuery::Inside::Words), Answer::Yes);
}

TEST(FileQueryTest, TermsThatMakeNoSenseAreToldAndLeftOut) {
  const FileQuery query(QStringLiteral("harbour size>large date:2007-13 name>x"));
  EXPECT_EQ(query.mistakes(),
            QStringList({QStringLiteral("size>large"), QStringLiteral("date:2007-13"), QStringLiteral("name>x")}));
  EXPECT_EQ(query.answer(harbour()), Answer::Yes);
  const FileQuery unfinished(QStringLiteral("size>"));
  EXPECT_TRUE(unfinished.mistakes().isEmpty()) << "it is being typed";
  EXPECT_TRUE(unfinished.empty());
}

TEST(FileQueryTest, EveryTermOfTheHelpIsUnderstood) {
  const std::vector<vitrine::base::SyntaxTerm> terms = FileQuery::terms();
  QStringList forms;
  for (const vitrine::base::SyntaxTerm& term : terms) {
    EXPECT_FALSE(term.meaning.isEmpty()) << term.form.toStdString();
    const FileQuery query(term.example);
    EXPECT_FALSE(query.empty()) << term.example.toStdString();
    EXPECT_TRUE(query.mistakes().isEmpty()) << term.example.toStdString();
    forms << term.form.split(u' ');
  }
  for (const FileQuery::KeyName& each : FileQuery::keyNames()) {
    EXPECT_EQ(forms.count(QString(each.name) + u':'), 1) << QString(each.name).toStdString();
    EXPECT_EQ(FileQuery::keyOf(QString(each.name).toUpper()), each.key);
  }
}

TEST(FileQueryTest, EveryMarkIsAskedFor) {
  for (const QString& mark : FileQuery::marks()) {
    QueriedFile file = harbour();
    file.marks = {mark};
    EXPECT_EQ(FileQuery(QStringLiteral("is:") + mark).answer(file), Answer::Yes) << mark.toStdString();
  }
}

} // namespace
