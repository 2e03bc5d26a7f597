#include "ui/i18n/Translations.h"

#include "ui/actions/FileActions.h"
#include "ui/actions/GoActions.h"
#include "ui/actions/HelpActions.h"
#include "ui/actions/SelectionActions.h"
#include "ui/actions/ViewActions.h"
#include "ui/outline/SceneTreeModel.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <map>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

struct Entry {
  QStringList texts; ///< one, or the plural forms
  bool finished = true;
  bool numerus = false;
};

/// Identity of a text: context, source, and what the programmer added to tell it from others.
using Key = std::tuple<QString, QString, QString>;
using Texts = std::map<Key, Entry>;

void readTranslation(QXmlStreamReader& xml, Entry& entry) {
  const auto type = xml.attributes().value(QLatin1String("type"));
  entry.finished = type != QLatin1String("unfinished");
  if (!entry.numerus) {
    entry.texts << xml.readElementText();
    return;
  }
  while (xml.readNextStartElement()) {
    entry.texts << xml.readElementText();
  }
}

Texts readTs(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  QXmlStreamReader xml(&file);
  Texts all;
  QString context;
  QString source;
  QString comment;
  Entry entry;
  while (!xml.atEnd()) {
    xml.readNext();
    const QString name = xml.name().toString();
    if (xml.isStartElement() && name == QLatin1String("name")) {
      context = xml.readElementText();
    } else if (xml.isStartElement() && name == QLatin1String("message")) {
      comment.clear();
      entry = {};
      entry.numerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    } else if (xml.isStartElement() && name == QLatin1String("source")) {
      source = xml.readElementText();
    } else if (xml.isStartElement() && name == QLatin1String("comment")) {
      comment = xml.readElementText();
    } else if (xml.isStartElement() && name == QLatin1String("translation")) {
      readTranslation(xml, entry);
    } else if (xml.isEndElement() && name == QLatin1String("message")) {
      all[{context, source, comment}] = entry;
    }
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return all;
}

QString sourceDir() {
  return qEnvironmentVariable("VITRINE_SOURCE_DIR");
}

/// Texts that lupdate finds in the sources now.
Texts collected(const QString& language, const QStringList& more = {}) {
  const QTemporaryDir folder;
  const QString fresh = folder.filePath(QStringLiteral("fresh_%1.ts").arg(language));
  QStringList arguments = QStringLiteral(VITRINE_LUPDATE_ARGUMENTS).split(QLatin1Char('|'));
  arguments << more << QStringLiteral("-target-language") << language << QStringLiteral("-ts") << fresh;
  QProcess lupdate;
  lupdate.start(QStringLiteral(VITRINE_LUPDATE), arguments);
  EXPECT_TRUE(lupdate.waitForFinished(120'000)) << lupdate.errorString().toStdString();
  EXPECT_EQ(lupdate.exitCode(), 0) << lupdate.readAllStandardError().toStdString();
  return readTs(fresh);
}

QStringList marksIn(const QString& text) {
  static const QRegularExpression mark(QStringLiteral("%(?:\\d|n)"));
  QStringList marks;
  for (auto found = mark.globalMatch(text); found.hasNext();) {
    marks << found.next().captured();
  }
  marks.sort();
  return marks;
}

QString name(const Key& key) {
  return QStringLiteral("%1: \"%2\"").arg(std::get<0>(key), std::get<1>(key));
}

class TranslationsTest : public testing::TestWithParam<const char*> {
protected:
  QString language = QLatin1String(GetParam());
  Texts texts = readTs(sourceDir() + QStringLiteral("/translations/vitrine_%1.ts").arg(language));
};

TEST_P(TranslationsTest, IsUpToDateWithTheSources) {
  const Texts now =
      collected(language, language == QLatin1String("en") ? QStringList{QStringLiteral("-pluralonly")} : QStringList());
  EXPECT_GT(now.size(), 0U);
  for (const auto& [key, entry] : now) {
    EXPECT_TRUE(texts.contains(key)) << "not in the .ts file (run the target update_translations): "
                                     << name(key).toStdString();
  }
  for (const auto& [key, entry] : texts) {
    EXPECT_TRUE(now.contains(key)) << "no longer in the sources: " << name(key).toStdString();
  }
}

TEST_P(TranslationsTest, IsFinished) {
  for (const auto& [key, entry] : texts) {
    EXPECT_TRUE(entry.finished) << name(key).toStdString();
    for (const QString& text : entry.texts) {
      EXPECT_FALSE(text.isEmpty()) << name(key).toStdString();
    }
  }
}

TEST_P(TranslationsTest, KeepsPlaceholdersAndMnemonics) {
  for (const auto& [key, entry] : texts) {
    const QString& source = std::get<1>(key);
    for (const QString& text : entry.texts) {
      EXPECT_EQ(marksIn(text), marksIn(source)) << name(key).toStdString();
      EXPECT_EQ(text.count(QLatin1Char('&')), source.count(QLatin1Char('&'))) << name(key).toStdString();
      EXPECT_EQ(text.count(QLatin1Char('\n')), source.count(QLatin1Char('\n'))) << name(key).toStdString();
    }
  }
}

TEST_P(TranslationsTest, HasAsManyPluralFormsAsTheLanguage) {
  static const std::map<QString, qsizetype> kForms{
      {QStringLiteral("de"), 2}, {QStringLiteral("en"), 2}, {QStringLiteral("ja"), 1}, {QStringLiteral("ru"), 3}};
  for (const auto& [key, entry] : texts) {
    if (entry.numerus) {
      EXPECT_EQ(entry.texts.size(), kForms.at(language)) << name(key).toStdString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, TranslationsTest, testing::Values("de", "en", "ja", "ru"),
                         [](const auto& language) { return std::string(language.param); });

/// The running program finds its texts: contexts in the .ts files and in the code are the same. One language per
/// process is enough; Russian shares no word with English.
TEST(InstalledTranslationsTest, TheProgramSpeaksTheLanguageAskedFor) {
  installTranslations(QStringLiteral("ru"));
  ActionRegistry registry;
  Session session;
  Selection selection(session);
  const FileActions file(registry);
  const ViewActions view(registry);
  const SelectionActions selected(registry, session, selection);
  const GoActions go(registry);
  const HelpActions help(registry);
  static const QRegularExpression cyrillic(QStringLiteral("[а-яА-Я]"));
  for (const auto& [group, action] : registry.entries()) {
    EXPECT_TRUE(group.contains(cyrillic)) << group.toStdString();
    EXPECT_TRUE(action->text().contains(cyrillic)) << action->objectName().toStdString();
    EXPECT_TRUE(action->statusTip().contains(cyrillic)) << action->objectName().toStdString();
  }
  EXPECT_TRUE(nodeKindText(scene::NodeKind::Light).contains(cyrillic));
  EXPECT_EQ(formatText(QStringLiteral("Water")), QStringLiteral("Вода")) << "a text that a format gave";
  EXPECT_EQ(formatText(QStringLiteral("Style 32")), QStringLiteral("Стиль 32")) << "a number at its end";
  EXPECT_EQ(formatText(QStringLiteral("wall 7")), QStringLiteral("wall 7"));
  EXPECT_EQ(formatText(QStringLiteral("no such text")), QStringLiteral("no such text"));
  EXPECT_EQ(QCoreApplication::translate("vitrine::ui::BrowserPanel", "%n file(s)", nullptr, 3),
            QStringLiteral("3 файла"));
}

} // namespace
