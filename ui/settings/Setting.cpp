#include "ui/settings/Setting.h"

#include "ui/settings/SettingList.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace vitrine::ui {
namespace {

constexpr auto kChecksum = QCryptographicHash::Sha1;

std::vector<const SettingInfo*>& registeredSettings() {
  static std::vector<const SettingInfo*> settings;
  return settings;
}

QVariant checkedSwitch(const QVariant& stored, const QVariant& fallback) {
  const QString text = stored.toString();
  if (text == QLatin1String("true") || text == QLatin1String("1")) {
    return true;
  }
  return text == QLatin1String("false") || text == QLatin1String("0") ? QVariant(false) : fallback;
}

} // namespace

QByteArray withChecksum(const QByteArray& bytes) {
  return bytes.isEmpty() ? QByteArray() : QCryptographicHash::hash(bytes, kChecksum) + bytes;
}

QByteArray withoutChecksum(const QByteArray& stored) {
  const QByteArray bytes = stored.mid(QCryptographicHash::hashLength(kChecksum));
  return withChecksum(bytes) == stored ? bytes : QByteArray();
}

std::vector<const SettingInfo*> allSettings() {
  std::vector<const SettingInfo*> settings = registeredSettings();
  std::ranges::sort(settings, {}, [](const SettingInfo* setting) { return setting->key(QStringLiteral("%1")); });
  return settings;
}

SettingInfo::SettingInfo(Content content)
    : m_type(content.type), m_key(content.key), m_default(std::move(content.defaultValue)), m_meaning(content.meaning),
      m_range(content.range), m_choices(std::move(content.choices)), m_longest(content.longest),
      m_texts(content.texts) {
  registeredSettings().push_back(this);
}

QString SettingInfo::key(QString argument) const {
  QString key = QString::fromLatin1(m_key);
  return key.contains(QLatin1String("%1")) ? key.arg(argument.replace(QLatin1Char('/'), QLatin1Char('_'))) : key;
}

QString SettingInfo::objectName() const {
  const QString key = QString::fromLatin1(m_key);
  return QStringLiteral("settings.") + key.mid(key.lastIndexOf(QLatin1Char('/')) + 1);
}

QVariant SettingInfo::checked(const QVariant& stored) const {
  if (!stored.isValid()) {
    return m_default;
  }
  switch (m_type) {
  case Type::Switch:
    return checkedSwitch(stored, m_default);
  case Type::Integer: {
    bool isNumber = false;
    const int number = stored.toInt(&isNumber);
    return isNumber && number >= m_range.least && number <= m_range.most ? number : m_default;
  }
  case Type::Number: {
    bool isNumber = false;
    const double number = stored.toDouble(&isNumber);
    const bool isGood = isNumber && std::isfinite(number) && number >= m_range.least && number <= m_range.most;
    return isGood ? number : m_default;
  }
  case Type::Choice: {
    const QString id = stored.toString();
    return std::ranges::find(m_choices, id, &Choice::id) == m_choices.end() ? m_default : id;
  }
  case Type::Text: {
    const QString text = stored.toString().trimmed();
    return text.isEmpty() ? m_default : text;
  }
  case Type::TextList: {
    const QStringList list = stored.toStringList();
    return m_longest > 0 ? list.mid(0, m_longest) : list;
  }
  case Type::Bytes:
    return stored.toByteArray();
  case Type::List: {
    const QVariantList list = stored.toList();
    return m_longest > 0 ? list.mid(0, m_longest) : list;
  }
  }
  return m_default;
}

QString SettingInfo::translated(const char* text) const {
  return text ? QCoreApplication::translate(m_texts.context, text) : QString();
}

} // namespace vitrine::ui
