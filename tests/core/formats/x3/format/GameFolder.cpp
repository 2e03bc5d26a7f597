#include "tests/core/formats/x3/format/GameFolder.h"

#include "core/formats/x3/assets/X3Content.h"
#include "core/formats/x3/format/BobFormat.h"
#include "core/formats/x3/format/BodFormat.h"

namespace vitrine::tests {

const formats::FormatRegistry& x3Registry() {
  static const auto registry = [] {
    auto made = std::make_unique<formats::FormatRegistry>();
    made->add(std::make_unique<formats::x3::BodFormat>(), std::make_unique<formats::x3::X3Content>());
    made->add(std::make_unique<formats::x3::BobFormat>(), std::make_unique<formats::x3::X3Content>());
    return made;
  }();
  return *registry;
}

formats::Opened openX3(const QString& path, formats::LoadPurpose purpose) {
  Progress progress;
  formats::OpenOptions options;
  options.purpose = purpose;
  auto opened = formats::Opener(x3Registry()).open(path, options, progress);
  EXPECT_TRUE(opened) << path.toStdString() << ": " << (opened ? "" : opened.error().reason().toStdString());
  return opened ? std::move(*opened)
                : formats::Opened{std::make_shared<document::Document>(), nullptr, nullptr, nullptr, {}};
}

QByteArray GameFolder::square(const QByteArray& materials) {
  return materials + "500; / size\n -100; -100; 0; 100; -100; 0; 100; 100; 0; -100; 100; 0; -1; -1; -1;\n"
                     "0; 0; 3; 2; 1; -25; 1; 0;1; 0;0; 1;0; 1;1;\n-99; 00000000000000000001;\n-99; 0000000000000000;\n";
}

NodeIndex nodeNamed(const Scene& scene, const QString& name, NodeIndex below) {
  for (const NodeIndex node : scene.nodes.indices()) {
    if (scene.nodes[node].name == name && (!below || scene.nodes[node].parent == below)) {
      return node;
    }
  }
  ADD_FAILURE() << "no node " << name.toStdString();
  return 0;
}

const scene::Control* controlOf(const Scene& scene, const QString& id) {
  const auto found = std::ranges::find(scene.controls, id, &scene::Control::id);
  return found == scene.controls.end() ? nullptr : &*found;
}

QString propertyOf(const std::vector<scene::Property>& properties, const char* key) {
  const auto found = std::ranges::find(properties, QString::fromLatin1(key), &scene::Property::key);
  return found == properties.end() ? QString() : found->value;
}

bool wasTold(const document::Document& document, const QString& part) {
  return std::ranges::any_of(document.diagnostics, [&](const Diagnostic& told) { return told.message.contains(part); });
}

} // namespace vitrine::tests
