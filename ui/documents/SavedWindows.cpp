#include "ui/documents/SavedWindows.h"

#include "ui/documents/DocumentViewJson.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Limit of restored tabs. It bounds the time and memory that a damaged file can take.
constexpr int kMostTabs = 500;

const QString kVersion = QStringLiteral("version");
const QString kWindows = QStringLiteral("windows");
const QString kTabs = QStringLiteral("tabs");
const QString kShown = QStringLiteral("current");
const QString kPath = QStringLiteral("path");
const QString kOptions = QStringLiteral("options");
const QString kFormat = QStringLiteral("format");
const QString kAsBytes = QStringLiteral("unknownAsBytes");
const QString kAdded = QStringLiteral("places");
const QString kView = QStringLiteral("view");

constexpr int kWrittenVersion = 1;

QJsonObject jsonOf(const DocumentTab& tab) {
  QJsonObject options;
  for (const auto& [key, value] : tab.request.options.formatOptions.asKeyValueRange()) {
    options.insert(key, value);
  }
  QJsonObject json{{kPath, tab.request.path},
                   {kOptions, options},
                   {kAdded, QJsonArray::fromStringList(tab.request.options.addedPlaces)}};
  if (!tab.request.options.format.isEmpty()) {
    json.insert(kFormat, tab.request.options.format);
  }
  if (tab.request.options.unknown == formats::UnknownFiles::AsBytes) {
    json.insert(kAsBytes, true);
  }
  if (tab.view) {
    json.insert(kView, ui::toJson(*tab.view));
  }
  return json;
}

DocumentTab tabFrom(const QJsonObject& json) {
  LoadRequest request;
  request.path = json.value(kPath).toString();
  const QJsonObject options = json.value(kOptions).toObject();
  for (auto option = options.begin(); option != options.end(); ++option) {
    request.options.formatOptions.insert(option.key(), option.value().toString());
  }
  request.options.format = json.value(kFormat).toString();
  request.options.unknown =
      json.value(kAsBytes).toBool() ? formats::UnknownFiles::AsBytes : formats::UnknownFiles::Refuse;
  for (const QJsonValue& place : json.value(kAdded).toArray()) {
    request.options.addedPlaces << place.toString();
  }
  DocumentTab tab{{.request = request}};
  if (json.contains(kView)) {
    tab.view = documentViewFrom(json.value(kView).toObject());
  }
  return tab;
}

} // namespace

int SavedWindows::tabCount() const {
  std::size_t count = 0;
  for (const SavedWindow& window : windows) {
    count += window.tabs.size();
  }
  return static_cast<int>(count);
}

void SavedWindows::leaveOut(const QString& path) {
  for (SavedWindow& window : windows) {
    for (int i = static_cast<int>(window.tabs.size()) - 1; i >= 0; --i) {
      if (window.tabs[static_cast<std::size_t>(i)].request.path == path) {
        window.tabs.erase(window.tabs.begin() + i);
        window.current -= i <= window.current && window.current > 0 ? 1 : 0;
      }
    }
  }
  std::erase_if(windows, [](const SavedWindow& window) { return window.tabs.empty(); });
}

QByteArray SavedWindows::toJson() const {
  QJsonArray all;
  for (const SavedWindow& window : windows) {
    QJsonArray tabs;
    for (const DocumentTab& tab : window.tabs) {
      tabs << jsonOf(tab);
    }
    all << QJsonObject{{kTabs, tabs}, {kShown, window.current}};
  }
  return QJsonDocument(QJsonObject{{kVersion, kWrittenVersion}, {kWindows, all}}).toJson();
}

std::optional<SavedWindows> SavedWindows::fromJson(const QByteArray& json) {
  const QJsonDocument document = QJsonDocument::fromJson(json);
  if (!document.isObject() || document.object().value(kVersion).toInt() != kWrittenVersion) {
    return std::nullopt;
  }
  SavedWindows saved;
  int left = kMostTabs;
  for (const QJsonValue& one : document.object().value(kWindows).toArray()) {
    SavedWindow window;
    for (const QJsonValue& tab : one.toObject().value(kTabs).toArray()) {
      if (left > 0 && !tab.toObject().value(kPath).toString().isEmpty()) {
        --left;
        window.tabs.push_back(tabFrom(tab.toObject()));
      }
    }
    if (!window.tabs.empty()) {
      const int last = static_cast<int>(window.tabs.size()) - 1;
      window.current = std::clamp(one.toObject().value(kShown).toInt(), 0, last);
      saved.windows.push_back(std::move(window));
    }
  }
  return saved;
}

} // namespace vitrine::ui
