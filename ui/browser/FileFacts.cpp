#include "ui/browser/FileFacts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace vitrine::ui {
namespace {

/// Characters kept of one file: ten thousand files are searched in memory.
constexpr qsizetype kMostContent = 24 * 1024;

} // namespace

std::optional<FileFacts> FileFacts::fromWords(const QByteArray& json) {
  const QJsonObject object = QJsonDocument::fromJson(json).object();
  if (!object.contains(QLatin1StringView("words"))) {
    return std::nullopt;
  }
  FileFacts facts;
  if (const QJsonValue triangles = object.value(QLatin1StringView("triangles")); triangles.isDouble()) {
    facts.triangles = static_cast<std::uint64_t>(triangles.toInteger());
  }
  facts.problem = object.value(QLatin1StringView("error")).toString();
  facts.damages = object.value(QLatin1StringView("damage")).toInt();
  QStringList words;
  for (const QJsonValue& word : object.value(QLatin1StringView("words")).toArray()) {
    words << word.toString();
  }
  facts.content = words.join(u'\n').left(kMostContent);
  facts.content.squeeze();
  return facts;
}

} // namespace vitrine::ui
