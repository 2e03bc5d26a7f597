// docs/settings.md, which is made from the descriptions of the settings. With VITRINE_UPDATE_DOCS=1 the test writes it.
#include "ui/settings/Setting.h"

#include <QFile>
#include <QSet>

#include <gtest/gtest.h>

using namespace vitrine::ui;

namespace {

const QString kPath = QStringLiteral(VITRINE_SOURCE_DIR "/docs/settings.md");

QString code(const QString& text) {
  return QStringLiteral("`%1`").arg(text);
}

QString numberText(double value) {
  return QString::number(value, 'g', 10);
}

QString valuesOf(const SettingInfo& setting) {
  const SettingRange& range = setting.range();
  const QString numbers = QStringLiteral("%1 to %2").arg(numberText(range.least), numberText(range.most));
  QStringList ids;
  switch (setting.type()) {
  case SettingInfo::Type::Switch:
    return QStringLiteral("`true`, `false`");
  case SettingInfo::Type::Integer:
    return QStringLiteral("whole number, ") + numbers;
  case SettingInfo::Type::Number:
    return QStringLiteral("number, ") + numbers;
  case SettingInfo::Type::Choice:
    for (const SettingInfo::Choice& choice : setting.choices()) {
      ids << code(choice.id);
    }
    return ids.join(QStringLiteral(", "));
  case SettingInfo::Type::Text:
    return QStringLiteral("text");
  case SettingInfo::Type::TextList:
  case SettingInfo::Type::List:
    return setting.longest() > 0 ? QStringLiteral("list of at most %1").arg(setting.longest()) : QStringLiteral("list");
  case SettingInfo::Type::Bytes:
    return QStringLiteral("bytes");
  }
  return {};
}

QString defaultOf(const SettingInfo& setting) {
  const QString text = setting.storedDefault().toString();
  return text.isEmpty() ? QString() : code(text);
}

QString rowOf(const SettingInfo& setting) {
  QString label = QString::fromUtf8(setting.texts().label);
  label.remove(QLatin1Char('&'));
  return label.endsWith(QLatin1Char(':')) ? label.chopped(1) : label;
}

QString document() {
  QString text = QStringLiteral(
      "# Settings\n\n"
      "Settings are kept in `~/.config/Vitrine/vitrine.conf`, and can be edited there while Vitrine runs: all windows\n"
      "follow. A value that makes no sense counts as the default, and a default is not stored. `%1` stands for a name\n"
      "that the meaning explains. This page is made from the descriptions of the settings (`ui/settings`) by\n"
      "`VITRINE_UPDATE_DOCS=1 build/bin/test_ui --gtest_filter=SettingsDocument.*`.\n");
  QString group;
  for (const SettingInfo* setting : allSettings()) {
    const QString key = setting->key(QStringLiteral("%1"));
    if (const QString next = key.section(QLatin1Char('/'), 0, 0); next != group) {
      group = next;
      text += QStringLiteral("\n## %1\n\n| key | values | default | meaning | in the dialog |\n|---|---|---|---|---|\n")
                  .arg(group);
    }
    text += QStringLiteral("| `") + key + QStringLiteral("` | ") +
            QStringList{valuesOf(*setting), defaultOf(*setting), QString::fromUtf8(setting->meaning()), rowOf(*setting)}
                .join(QStringLiteral(" | ")) +
            QStringLiteral(" |\n");
  }
  return text;
}

TEST(SettingsDocument, IsThatOfTheDescriptions) {
  QFile file(kPath);
  if (qEnvironmentVariableIsSet("VITRINE_UPDATE_DOCS")) {
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(document().toUtf8());
    return;
  }
  ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << kPath.toStdString();
  EXPECT_EQ(QString::fromUtf8(file.readAll()).toStdString(), document().toStdString())
      << "docs/settings.md says how it is made anew";
}

TEST(SettingsDocument, EverySettingIsDescribedOnce) {
  QSet<QString> keys;
  for (const SettingInfo* setting : allSettings()) {
    const QString key = setting->key(QStringLiteral("%1"));
    EXPECT_FALSE(keys.contains(key)) << key.toStdString();
    keys.insert(key);
    EXPECT_TRUE(setting->meaning() && *setting->meaning()) << key.toStdString();
    EXPECT_EQ(setting->checked(setting->storedDefault()), setting->storedDefault()) << key.toStdString();
    EXPECT_EQ(setting->checked({}), setting->storedDefault()) << key.toStdString();
  }
  EXPECT_GT(keys.size(), 55);
}

} // namespace
