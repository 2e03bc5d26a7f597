#include "tests/core/formats/vgo/scene/VgoUnderTest.h"

#include "core/formats/vgo/file/Container.h"
#include "core/formats/vgo/file/MembersRead.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vitrine::tests {
namespace {

using namespace formats::vgo;

MembersRead readChunk(const Bytes& file, const Chunk* chunk) {
  if (!chunk) {
    return {};
  }
  const Bytes text = file.slice(chunk->data.offset, chunk->data.size);
  return isBson(chunk->type) ? readBson(text, chunk->data, Limits()) : readJson(text, chunk->data, Limits());
}

QString samplesPath(const QString& name) {
  return QStringLiteral("vgo/") + name;
}

} // namespace

bool hasSample(const QString& name) {
  return samplePath(samplesPath(name)).has_value();
}

const structure::Json& expectedSamples() {
  static const structure::Json kExpected = expectedOfSamples(QStringLiteral("vgo"));
  return kExpected;
}

std::unique_ptr<VgoUnderTest> VgoUnderTest::ofSample(const QString& name) {
  auto made = std::make_unique<VgoUnderTest>();
  const Bytes file = fileBytes(samplePath(samplesPath(name)).value());
  const ByteSourcePtr source = bytes::makeMemorySource(file);
  const Container container = readContainer(*source, made->fixture.diagnostics);
  made->layout = readChunk(file, container.chunk(ChunkRole::Layout)).tree;
  const MembersRead list = readChunk(file, container.chunk(ChunkRole::Accessors));
  const Chunk* resource = container.chunk(ChunkRole::Resource);
  if (!resource || !container.header) {
    ADD_FAILURE() << name.toStdString() << " has no resource inside";
    return made;
  }
  const ByteRange where = resource->data;
  made->accessors =
      std::make_unique<Accessors>(structure::JsonValueRef(list.tree),
                                  Resource{bytes::makeSubSource(source, where.offset, where.size), where}, Limits());
  made->conventions = {container.header->leftHanded(), container.header->uvFromTop()};
  made->build();
  return made;
}

std::unique_ptr<VgoUnderTest> VgoUnderTest::of(std::string_view layout, std::string_view accessors,
                                               const Bytes& resource, Conventions conventions) {
  auto made = std::make_unique<VgoUnderTest>();
  const Bytes text = bytesOf(layout);
  const Bytes list = bytesOf(accessors.empty() ? "[]" : accessors);
  made->layout = readJson(text, {0, 0, text.size()}, Limits()).tree;
  const MembersRead listed = readJson(list, {0, 0, list.size()}, Limits());
  made->accessors =
      std::make_unique<Accessors>(structure::JsonValueRef(listed.tree),
                                  Resource{bytes::makeMemorySource(resource), {0, 0, resource.size()}}, Limits());
  made->conventions = conventions;
  made->build();
  return made;
}

void VgoUnderTest::build() {
  // Sections as a structure would number them, the elements of accessor i being section 1000 + i.
  sections[formats::vgo::List::Nodes] = 1;
  sections[formats::vgo::List::Skins] = 2;
  sections[formats::vgo::List::Meshes] = 3;
  sections[formats::vgo::List::Materials] = 4;
  sections[formats::vgo::List::Textures] = 5;
  sections[formats::vgo::List::AnimationClips] = 6;
  sections[formats::vgo::List::Colliders] = 7;
  sections[formats::vgo::List::Lights] = 8;
  sections[formats::vgo::List::Particles] = 9;
  sections[formats::vgo::List::SpringBoneGroups] = 10;
  std::vector<SectionId> elements;
  for (std::size_t i = 0; i < accessors->size(); ++i) {
    elements.push_back(accessors->at(static_cast<std::int64_t>(i))->isSparse() ? 0 : static_cast<SectionId>(1000 + i));
  }
  accessors->setSections(100, std::move(elements));
  auto built = buildScene({root(), *accessors, conventions, sections}, fixture.context);
  if (built) {
    scene = *built;
  } else {
    error = built.error();
  }
}

bool VgoUnderTest::told(const QString& words) const {
  return std::ranges::any_of(fixture.diagnostics.entries(),
                             [&](const Diagnostic& one) { return one.message.contains(words); });
}

NodeIndex VgoUnderTest::node(const QString& name) const {
  for (const NodeIndex node : scene->nodes.indices()) {
    if (scene->nodes[node].name == name) {
      return node;
    }
  }
  return scene::kNone;
}

const scene::Material& VgoUnderTest::material(const QString& name) const {
  static const scene::Material kNone;
  const auto& all = scene->assets.materials;
  const auto found = std::ranges::find(all, name, &scene::Material::name);
  if (found == all.end()) {
    ADD_FAILURE() << "no material " << name.toStdString();
    return kNone;
  }
  return *found;
}

const scene::Control* VgoUnderTest::control(const QString& id) const {
  const auto found = std::ranges::find(scene->controls, id, &scene::Control::id);
  return found == scene->controls.end() ? nullptr : &*found;
}

} // namespace vitrine::tests
