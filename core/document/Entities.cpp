#include "core/document/Entities.h"

#include "core/base/Translate.h"

#include <vector>

namespace vitrine::document {
namespace {

using structure::Json;

constexpr std::size_t kObjectsBetweenSteps = 256;

/// Adds a value; of a key that is there already the values become a list.
void put(Json& object, const QString& key, const QString& value) {
  const std::string name = key.toStdString();
  if (const auto found = object.find(name); found == object.end()) {
    object[name] = value.toStdString();
  } else if (found->is_array()) {
    found->push_back(value.toStdString());
  } else {
    *found = Json::array({*found, value.toStdString()});
  }
}

/// An array of objects on its way, one line each.
class ObjectLines {
public:
  ObjectLines(std::size_t total, const bytes::ByteSink& sink, Progress& progress)
      : m_total(total), m_sink(sink), m_progress(progress) {}

  /// False when no more is wanted.
  bool add(const Json& object) {
    if (m_count % kObjectsBetweenSteps == 0) {
      m_progress.step({}, static_cast<double>(m_count) / static_cast<double>(m_total));
    }
    return send((m_count++ == 0 ? "[\n" : ",\n") + object.dump(-1, ' ', false, Json::error_handler_t::replace));
  }
  void end() { send(m_count == 0 ? "[\n]\n" : "\n]\n"); }

private:
  bool send(const std::string& text) { return m_sink(std::as_bytes(std::span(text))); }

  std::size_t m_total;
  std::size_t m_count = 0;
  const bytes::ByteSink& m_sink;
  Progress& m_progress;
};

/// The entities of the text that a filter accepts.
Result<std::vector<EntityKeys>> readText(const Document& document, const EntityFilter& filter) {
  const auto text = document.spaces.read(document.entityText->range);
  if (!text) {
    return std::unexpected(text.error());
  }
  std::vector<EntityKeys> entities = document.entityText->read(*text);
  std::erase_if(entities, [&filter](const EntityKeys& keys) { return !filter.accepts(keys); });
  return entities;
}

Result<void> writeAsKeyValues(std::span<const EntityKeys> entities, const bytes::ByteSink& sink, Progress& progress) {
  for (std::size_t i = 0; i < entities.size(); ++i) {
    if (i % kObjectsBetweenSteps == 0) {
      progress.step({}, static_cast<double>(i) / static_cast<double>(entities.size()));
    }
    QString text = QStringLiteral("{\n");
    for (const auto& [key, value] : entities[i]) {
      text += QStringLiteral("\"%1\" \"%2\"\n").arg(key, value);
    }
    const std::string bytes = (text + QStringLiteral("}\n")).toStdString();
    if (!sink(std::as_bytes(std::span(bytes)))) {
      break;
    }
  }
  return {};
}

Result<void> writeAsJson(std::span<const EntityKeys> entities, const bytes::ByteSink& sink, Progress& progress) {
  ObjectLines lines(entities.size(), sink, progress);
  for (const EntityKeys& entity : entities) {
    Json object = Json::object();
    for (const auto& [key, value] : entity) {
      put(object, key, value);
    }
    if (!lines.add(object)) {
      return {};
    }
  }
  lines.end();
  return {};
}

Result<void> writeKeys(std::span<const EntityKeys> entities, EntityForm form, const bytes::ByteSink& sink,
                       Progress& progress) {
  return form == EntityForm::KeyValues ? writeAsKeyValues(entities, sink, progress)
                                       : writeAsJson(entities, sink, progress);
}

std::size_t speakingNodes(const Document& document) {
  return document.scene ? static_cast<std::size_t>(std::ranges::count_if(
                              document.scene->nodes, [](const scene::Node& node) { return !node.properties.empty(); }))
                        : 0;
}

EntityKeys keysOf(const scene::Node& node) {
  EntityKeys keys{{QStringLiteral("name"), node.name}};
  for (const scene::Property& property : node.properties) {
    keys.emplace_back(property.key, property.value);
  }
  return keys;
}

Result<void> writeNodes(const Document& document, const EntityFilter& filter, const bytes::ByteSink& sink,
                        Progress& progress) {
  ObjectLines lines(speakingNodes(document), sink, progress);
  const scene::Scene& scene = *document.scene;
  for (const NodeIndex node : scene.nodes.indices()) {
    const scene::Node& here = scene.nodes[node];
    if (here.properties.empty() || !filter.accepts(keysOf(here))) {
      continue;
    }
    Json object = Json::object();
    object["name"] = here.name.toStdString();
    object["position"] = structure::toJson(scene.sourceAxes.toFile(scene.worldTransform(node).map(QVector3D())));
    for (const scene::Property& property : here.properties) {
      put(object, property.key, property.value);
    }
    if (!lines.add(object)) {
      return {};
    }
  }
  lines.end();
  return {};
}

} // namespace

bool hasEntities(const Document& document, EntityForm form) {
  return document.entityText || (form == EntityForm::Json && speakingNodes(document) > 0);
}

Result<void> writeEntities(const Document& document, EntityForm form, const bytes::ByteSink& sink, Progress& progress,
                           const EntityFilter& filter) {
  if (!hasEntities(document, form)) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound,
                  speakingNodes(document) > 0
                      ? base::translate("formats", "the file has no entity text; its entities can be saved as JSON")
                      : base::translate("formats", "there are no entities in the file")));
  }
  if (form == EntityForm::KeyValues && filter.acceptsAll()) {
    return bytes::sendBytes(document.spaces, document.entityText->range, sink, progress);
  }
  if (!document.entityText) {
    return writeNodes(document, filter, sink, progress);
  }
  const auto entities = readText(document, filter);
  if (!entities) {
    return std::unexpected(entities.error());
  }
  return writeKeys(*entities, form, sink, progress);
}

QByteArray textOf(std::span<const EntityKeys> entities, EntityForm form) {
  QByteArray text;
  const bytes::ByteSink sink = [&text](std::span<const std::byte> part) {
    text.append(reinterpret_cast<const char*>(part.data()), static_cast<qsizetype>(part.size()));
    return true;
  };
  Progress unheard;
  // A text in memory takes everything.
  (void)writeKeys(entities, form, sink, unheard);
  return text;
}

} // namespace vitrine::document
