#include "core/base/Translate.h"
#include "core/formats/x3/assets/X3World.h"
#include "core/formats/x3/records/BinaryBody.h"
#include "core/formats/x3/records/TextSections.h"

namespace vitrine::formats::x3 {
namespace {

using structure::StructureBuilder;

/// Section of a wrapped file's coded bytes, below which what the file holds belongs.
Handle addWrapping(StructureBuilder& builder, Handle parent, const ByteSpace& content) {
  const Handle handle = builder.add(parent, QStringLiteral("PCK"), *content.codedRange);
  structure::Section& section = builder.at(handle);
  section.attributes.push_back({QStringLiteral("wrapped as"), structure::Value(content.decoder)});
  section.attributes.push_back({QStringLiteral("unwrapped size"), structure::integer(content.source->size())});
  return handle;
}

void addFile(StructureBuilder& builder, const bytes::ByteSpaces& spaces, Handle parent, WorldFile& file) {
  const ByteSpace& content = spaces[file.space];
  const Handle below = content.codedRange ? addWrapping(builder, parent, content) : parent;
  if (file.isTextScene()) {
    file.sceneSections = addTextScene(builder, below, file.source, file.scene);
    file.bodySections = file.sceneSections.inlineBodies;
    for (ScenePath& path : file.scene.paths) {
      std::vector<std::uint32_t>().swap(path.frameRecords.starts); // the tables have them now
    }
  } else if (file.cut) {
    file.bodySections = addCut(builder, below, file.source, *file.cut);
  } else {
    for (const Body& body : file.bodies) {
      file.bodySections.push_back(file.isBinary() ? addBinaryBody(builder, below, file.source, body)
                                                  : addTextBody(builder, below, file.source, body));
    }
  }
}

/// The whole of a file as its mount has it.
ByteRange rangeOf(const bytes::ByteSpaces& spaces, const WorldFile& file) {
  const ByteSpace& content = spaces[file.space];
  return content.codedRange.value_or(ByteRange{file.space, 0, content.source->size()});
}

void resolveIds(const StructureBuilder& builder, Handle& handle) {
  handle = builder.idOf(handle);
}

template <class Each>
void resolveIds(const StructureBuilder& builder, std::vector<Each>& list) {
  for (Each& each : list) {
    resolveIds(builder, each);
  }
}

} // namespace

void addSections(StructureBuilder& builder, const bytes::ByteSpaces& spaces, World& world) {
  addFile(builder, spaces, builder.root(), world.files.front());
  Handle bodies = 0;
  Handle scenes = 0;
  for (std::size_t i = 1; i < world.files.size(); ++i) {
    WorldFile& file = world.files[i];
    Handle& list = file.isTextScene() ? scenes : bodies;
    if (list == 0) {
      list = builder.add(builder.root(), file.isTextScene() ? QStringLiteral("scenes") : QStringLiteral("bodies"), {});
      builder.at(list).note = base::translate("formats", "files that the scene refers to");
    }
    QString name = file.path; // section paths are of slashes too
    addFile(builder, spaces,
            builder.add(list, name.replace(QLatin1Char('/'), QLatin1Char('\\')), rangeOf(spaces, file)), file);
  }
}

void numberSections(const StructureBuilder& builder, World& world) {
  for (WorldFile& file : world.files) {
    for (BodySections& sections : file.bodySections) {
      resolveIds(builder, sections.materials);
      resolveIds(builder, sections.levels);
    }
    resolveIds(builder, file.sceneSections.paths);
  }
}

} // namespace vitrine::formats::x3
