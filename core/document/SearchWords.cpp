#include "core/document/SearchWords.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace vitrine::document {
namespace {

using structure::Json;

constexpr qsizetype kMostWords = 5000;
/// Longer texts are cut: they are there to be found, not to be read.
constexpr qsizetype kMostLetters = 200;

/// Each word once, in order.
class WordCollector {
public:
  void add(const QString& text) {
    const QString word = text.left(kMostLetters).simplified();
    if (m_words.size() < kMostWords && std::ranges::any_of(word, [](QChar c) { return c.isLetter(); }) &&
        !std::exchange(m_known[word], true)) {
      m_words << word;
    }
  }
  void add(const std::vector<scene::Property>& properties) {
    for (const scene::Property& property : properties) {
      add(property.value);
    }
  }
  void add(const Json& json) {
    if (json.is_string()) {
      add(QString::fromStdString(json.get<std::string>()));
    } else if (json.is_structured()) {
      for (const Json& part : json) {
        add(part);
      }
    }
  }
  QStringList take() { return std::move(m_words); }

private:
  QHash<QString, bool> m_known;
  QStringList m_words;
};

void addScene(WordCollector& words, const Scene& scene) {
  for (const scene::Material& material : scene.assets.materials) {
    words.add(material.name);
  }
  for (const scene::Animation& animation : scene.motion.animations) {
    words.add(animation.name);
  }
  for (const scene::Camera& camera : scene.view.cameras) {
    words.add(camera.name);
  }
  for (const scene::Node& node : scene.nodes) {
    words.add(shownName(node));
    words.add(node.model.path);
  }
  for (const scene::Node& node : scene.nodes) {
    words.add(node.properties);
  }
}

void addSections(WordCollector& words, const structure::Structure& tree, structure::SectionId id) {
  for (const structure::SectionId child : tree[id].children) {
    words.add(tree[child].name);
    addSections(words, tree, child);
  }
}

} // namespace

QStringList searchWords(const Document& document) {
  WordCollector words;
  words.add(document.variant);
  words.add(document.properties);
  words.add(document.counts);
  if (document.scene) {
    addScene(words, *document.scene);
  }
  if (!document.structure.empty()) {
    addSections(words, document.structure, structure::kRootSection);
  }
  return words.take();
}

Json toWordsJson(const Document& document) {
  Json json;
  json["format"] = document.formatId.toStdString();
  json["triangles"] = document.scene ? Json(document.scene->defaultTriangles()) : Json(nullptr);
  if (document.sceneError) {
    json["error"] = document.sceneError->reason().toStdString();
  }
  json["damage"] = std::ranges::count(document.diagnostics, Severity::Damage, &Diagnostic::severity);
  json["words"] = Json::array();
  for (const QString& word : searchWords(document)) {
    json["words"].push_back(word.toStdString());
  }
  return json;
}

} // namespace vitrine::document
