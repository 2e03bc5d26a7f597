#include "core/searching/MatchJson.h"

namespace vitrine::searching {
namespace {

using structure::Json;

Json rangeJson(const ByteRange& bytes) {
  return {{"space", bytes.space}, {"offset", bytes.offset}, {"size", bytes.size}};
}

} // namespace

void MatchesJson::addTarget(Json& json, const MatchTarget& target) const {
  if (const auto* node = std::get_if<NodeIndex>(&target)) {
    json["node"] = node->number();
  } else if (const auto* material = std::get_if<MaterialIndex>(&target)) {
    json["material"] = material->number();
  } else if (const auto* texture = std::get_if<TextureIndex>(&target)) {
    json["texture"] = texture->number();
  } else if (const auto* animation = std::get_if<scene::AnimationIndex>(&target)) {
    json["animation"] = animation->number();
  } else if (const auto* camera = std::get_if<CameraTarget>(&target)) {
    json["camera"] = camera->camera;
  } else if (const auto* control = std::get_if<ControlTarget>(&target)) {
    json["control"] = control->id.toStdString();
  } else if (const auto* section = std::get_if<SectionTarget>(&target)) {
    json["section"] = m_document.structure[section->section].path.toStdString();
  } else if (const auto* record = std::get_if<RecordTarget>(&target)) {
    const structure::Section& of = m_document.structure[record->record.section];
    json["section"] = of.path.toStdString();
    json["row"] = record->record.row;
    if (record->field) {
      json["field"] = of.table->layout().fields[*record->field].name;
    }
  } else if (const auto* bytes = std::get_if<BytesTarget>(&target)) {
    json["bytes"] = rangeJson(bytes->bytes);
  }
}

void MatchesJson::add(const Match& match) {
  Json json;
  json["kind"] = idOf(match.kind).toStdString();
  json["text"] = match.text.toStdString();
  json["at"] = match.at;
  json["length"] = match.length;
  json["where"] = match.where.toStdString();
  addTarget(json, match.target);
  m_matches.push_back(std::move(json));
}

Json MatchesJson::finish(const MatchCounts& counts) {
  Json json;
  json["counts"] = Json::object();
  for (const MatchKind kind : allKinds()) {
    if (counts[indexOf(kind)] > 0) {
      json["counts"][idOf(kind).toStdString()] = counts[indexOf(kind)];
    }
  }
  json["matches"] = std::move(m_matches);
  return json;
}

} // namespace vitrine::searching
