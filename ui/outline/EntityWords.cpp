#include "ui/outline/EntityWords.h"

#include <map>
#include <set>

namespace vitrine::ui {
namespace {

constexpr std::size_t kMostValues = 500;
constexpr qsizetype kLongestValue = 80;

/// Values of one key while they are collected.
struct KeyValues {
  QString key; ///< as the file spells it first
  std::set<QString> values;
  bool tooMany = false;
};

void add(KeyValues& known, const QString& value) {
  if (known.tooMany) {
    return;
  }
  known.values.insert(value);
  if (known.values.size() > kMostValues || value.size() > kLongestValue) {
    known.tooMany = true;
    known.values.clear();
  }
}

QStringList listOf(const std::set<QString>& texts) {
  return {texts.begin(), texts.end()};
}

} // namespace

EntityWords EntityWords::of(const links::EntityGraph& graph, const base::Progress& progress) {
  std::map<QString, KeyValues> byKey;
  std::set<QString> classes;
  for (const links::Entity& entity : graph.entities()) {
    progress.check();
    classes.insert(entity.className);
    for (const auto& [key, value] : entity.keys) {
      KeyValues& known = byKey[key.toLower()];
      if (known.key.isEmpty()) {
        known.key = key;
      }
      add(known, value);
    }
  }
  classes.erase(QString());
  EntityWords words{{}, listOf(classes), {}};
  for (const auto& [lower, known] : byKey) {
    words.keys << known.key;
    words.values.insert(lower, listOf(known.values));
  }
  return words;
}

QuerySyntax entityQuerySyntax(const EntityWords& words) {
  return {.terms = &document::EntityFilter::terms, .complete = [&words](const QString& text, int cursor) {
            KeyedLanguage language{
                .keys = words.keys,
                .words = words.classes,
                .signs = QString(document::EntityFilter::kSign),
                .minus = false,
                .commas = false,
                .valuesOf = [&words](const QString& key) { return words.values.value(key.toLower()); }};
            for (QString& key : language.keys) {
              key += document::EntityFilter::kSign;
            }
            return completionAt(language, text, cursor);
          }};
}

} // namespace vitrine::ui
