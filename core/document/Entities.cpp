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

Result<void> writeTextAsJson(const Document& document, const bytes::ByteSink& sink, Progress& progress) {
  const auto text = document.spaces.read(document.entityText->range);
  if (!text) {
    return std::unexpected(text.error());
  }
  const std::vector<EntityKeys> entities = document.entityText->read(*text);
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

std::size_t speakingNodes(const Document& document) {
  return document.scene ? static_cast<std::size_t>(std::ranges::count_if(
                              document.scene->nodes, [](const scene::Node& node) { return !node.properties.empty(); }))
                        : 0;
}

Result<void> writeNodes(const Document& document, const bytes::ByteSink& sink, Progress& progress) {
  ObjectLines lines(speakingNodes(document), sink, progress);
  const scene::Scene& scene = *document.scene;
  for (const NodeIndex node : scene.nodes.indices()) {
    const scene::Node& here = scene.nodes[node];
    if (here.properties.empty()) {
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

Result<void> writeEntities(const Document& document, EntityForm form, const bytes::ByteSink& sink, Progress& progress) {
  if (!hasEntities(document, form)) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, speakingNodes(document) > 0
                                           ? base::translate("formats", "the file has no text of entities; its things "
                                                                        "can be written as JSON")
                                           : base::translate("formats", "there are no entities in the file")));
  }
  if (form == EntityForm::KeyValues) {
    return bytes::sendBytes(document.spaces, document.entityText->range, sink, progress);
  }
  return document.entityText ? writeTextAsJson(document, sink, progress) : writeNodes(document, sink, progress);
}

} // namespace vitrine::document
