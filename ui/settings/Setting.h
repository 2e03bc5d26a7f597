#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <concepts>
#include <type_traits>
#include <vector>

namespace vitrine::ui {

/// Texts of a setting in the settings dialog, in English (QT_TRANSLATE_NOOP). All are null if the dialog has no row for
/// the setting.
struct SettingTexts {
  const char* context = nullptr; ///< of the translations
  const char* label = nullptr;
  const char* help = nullptr; ///< sentence below the editor
};

/// Numbers that a setting accepts, and the form in which the dialog shows them.
struct SettingRange {
  double least = 0;
  double most = 0;
  int step = 1;                    ///< of the shown number
  double shownFactor = 1;          ///< shown number for a stored 1
  const char* unit = "";           ///< suffix of the shown number; the same in every language
  const char* leastText = nullptr; ///< shown instead of the least number, in English; null if the number is shown
};

/// Value that a setting with a fixed set of values accepts.
template <class T>
struct SettingChoice {
  T value{};
  QString id;                 ///< in the settings file
  const char* text = nullptr; ///< in the dialog, in English; null if the id is a name that is not translated
};

/// Description of a setting without its C++ type: enough to check a stored value, to build a row of the dialog, and to
/// write the documentation. All descriptions are constants that exist once (allSettings).
class SettingInfo {
public:
  enum class Type { Switch, Integer, Number, Choice, Text, TextList, Bytes, List };
  struct Choice {
    QString id;
    const char* text = nullptr;
  };

  SettingInfo(const SettingInfo&) = delete;
  SettingInfo& operator=(const SettingInfo&) = delete;

  Type type() const { return m_type; }
  /// Key in the settings file. `argument` replaces "%1"; slashes in it would begin a group and become underscores.
  QString key(QString argument = {}) const;
  /// "settings.fontScale" for the key "program/fontScale".
  QString objectName() const;
  /// English sentence for the documentation.
  const char* meaning() const { return m_meaning; }
  const SettingRange& range() const { return m_range; }
  const std::vector<Choice>& choices() const { return m_choices; }
  /// Greatest number of entries of a list; 0 if there is no limit.
  qsizetype longest() const { return m_longest; }

  /// Default value in the form in which values are stored.
  const QVariant& storedDefault() const { return m_default; }
  /// Returns `stored` if the setting accepts it, in a uniform type, or the default. Settings files may be damaged,
  /// edited by hand, or written by other versions.
  QVariant checked(const QVariant& stored) const;

  bool hasRow() const { return m_texts.label != nullptr; }
  const SettingTexts& texts() const { return m_texts; }
  QString label() const { return translated(m_texts.label); }
  QString help() const { return translated(m_texts.help); }
  /// Translates an English text of the row. Returns an empty string for null.
  QString translated(const char* text) const;

protected:
  struct Content {
    Type type;
    const char* key;
    QVariant defaultValue;
    const char* meaning;
    SettingRange range;
    std::vector<Choice> choices;
    qsizetype longest;
    SettingTexts texts;
  };
  explicit SettingInfo(Content content);
  ~SettingInfo() = default;

private:
  Type m_type;
  const char* m_key;
  QVariant m_default;
  const char* m_meaning;
  SettingRange m_range;
  std::vector<Choice> m_choices;
  qsizetype m_longest;
  SettingTexts m_texts;
};

/// Every setting of the program, ordered by key.
std::vector<const SettingInfo*> allSettings();

/// `bytes` behind their checksum, for values that Qt trusts.
QByteArray withChecksum(const QByteArray& bytes);
/// The bytes behind their checksum. Returns nothing if the checksum does not match.
QByteArray withoutChecksum(const QByteArray& stored);

/// The one description of a setting: key, type, default, check, meaning and texts. T is bool, int, double, QString,
/// QStringList, QVariantList, QByteArray (stored with a checksum), or an enumeration with `choices`.
template <class T>
class Setting : public SettingInfo {
public:
  struct Description {
    const char* key = nullptr;
    T defaultValue{};
    const char* meaning = nullptr;
    SettingRange range{};
    std::vector<SettingChoice<T>> choices{};
    qsizetype longest = 0;
    SettingTexts row{};
  };

  // NOLINTNEXTLINE(google-explicit-constructor): descriptions are written as lists of names and values
  Setting(Description description) : SettingInfo(contentOf(description)), m_choices(std::move(description.choices)) {}

  QVariant stored(const T& value) const { return storedAs(value, m_choices); }
  /// `checkedValue` is a result of checked().
  T valueOf(const QVariant& checkedValue) const {
    if constexpr (std::is_enum_v<T>) {
      const QString id = checkedValue.toString();
      const auto found = std::ranges::find(m_choices, id, &SettingChoice<T>::id);
      return found == m_choices.end() ? T{} : found->value;
    } else if constexpr (std::same_as<T, QByteArray>) {
      return withoutChecksum(checkedValue.toByteArray());
    } else {
      return checkedValue.value<T>();
    }
  }
  T defaultValue() const { return valueOf(storedDefault()); }

private:
  static constexpr Type kType = std::same_as<T, bool>           ? Type::Switch
                                : std::same_as<T, int>          ? Type::Integer
                                : std::same_as<T, double>       ? Type::Number
                                : std::same_as<T, QString>      ? Type::Text
                                : std::same_as<T, QStringList>  ? Type::TextList
                                : std::same_as<T, QByteArray>   ? Type::Bytes
                                : std::same_as<T, QVariantList> ? Type::List
                                                                : Type::Choice;
  static_assert(kType != Type::Choice || std::is_enum_v<T>);

  static QVariant storedAs(const T& value, const std::vector<SettingChoice<T>>& choices) {
    if constexpr (std::is_enum_v<T>) {
      const auto found = std::ranges::find(choices, value, &SettingChoice<T>::value);
      return found == choices.end() ? QString() : found->id;
    } else if constexpr (std::same_as<T, QByteArray>) {
      return withChecksum(value);
    } else {
      return QVariant::fromValue(value);
    }
  }
  static Content contentOf(const Description& description) {
    std::vector<Choice> choices;
    for (const SettingChoice<T>& choice : description.choices) {
      choices.push_back({choice.id, choice.text});
    }
    return {kType,
            description.key,
            storedAs(description.defaultValue, description.choices),
            description.meaning,
            description.range,
            std::move(choices),
            description.longest,
            description.row};
  }

  std::vector<SettingChoice<T>> m_choices;
};

} // namespace vitrine::ui
