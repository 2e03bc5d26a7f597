#include "ui/browser/FileQuerySyntax.h"

namespace vitrine::ui {
namespace {

QStringList gamesOf(FileList& files) {
  QStringList games;
  for (const BrowserRow& row : files.model().rows()) {
    if (!row.entry.game.isEmpty() && !games.contains(row.entry.game)) {
      games << row.entry.game;
    }
  }
  games.sort(Qt::CaseInsensitive);
  return games;
}

QStringList valuesOfKey(FileList& files, const QString& name) {
  const auto key = FileQuery::keyOf(name);
  if (key == FileQuery::Key::Mark) {
    return FileQuery::marks();
  }
  if (key == FileQuery::Key::Format) {
    return files.model().formats();
  }
  return key == FileQuery::Key::Game ? gamesOf(files) : QStringList();
}

/// Keys with the signs that are usual behind them.
QStringList signedKeys() {
  QStringList keys;
  for (const FileQuery::KeyName& each : FileQuery::keyNames()) {
    const QString name = each.name;
    if (FileQuery::isCompared(each.key)) {
      keys << name + QLatin1Char('>') << name + QLatin1Char('<');
    } else {
      keys << name + QLatin1Char(':');
    }
  }
  return keys;
}

} // namespace

QuerySyntax fileQuerySyntax(FileList& files) {
  return {.terms = &FileQuery::terms, .complete = [&files](const QString& text, int cursor) {
            const KeyedLanguage language{.keys = signedKeys(),
                                         .valuesOf = [&files](const QString& key) { return valuesOfKey(files, key); }};
            return completionAt(language, text, cursor);
          }};
}

} // namespace vitrine::ui
