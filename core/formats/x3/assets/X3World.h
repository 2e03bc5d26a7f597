#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/x3/assets/X3GameFiles.h"
#include "core/formats/x3/file/FileKind.h"
#include "core/formats/x3/records/CutFile.h"
#include "core/formats/x3/records/FileSections.h"

#include <deque>

namespace vitrine::formats::x3 {

/// Target that a path of a scene shows.
struct Reference {
  enum class Kind {
    Nothing,
    Body,    ///< of a file of the world
    Scene,   ///< a file of the world
    Inline,  ///< a body of the scene's own file
    Dummy,   ///< something that the game puts there while it runs
    Missing, ///< a file that was not found
    Broken,  ///< one that could not be read
  };

  Kind kind = Kind::Nothing;
  std::size_t number = 0; ///< Body, Scene: into World::files; Inline: into SceneFile::inlineBodies
  QString name;           ///< Dummy: what it stands for; Missing, Broken: what was looked for
};

/// A file of scenes and bodies, read.
struct WorldFile {
  QString path; ///< as its mount spells it; of the opened file, its name
  FileKind kind = FileKind::Unknown;
  SpaceId space = base::kFileSpace; ///< of its content, unwrapped
  ByteSourcePtr source;             ///< of that space
  std::vector<Body> bodies;         ///< of body files one; of a binary scene those inside; of a text scene none
  SceneFile scene;                  ///< of a text scene
  std::optional<CutFile> cut;       ///< of a binary scene; its bodies are in `bodies`
  std::vector<Reference> shown;     ///< of a text scene: by path
  /// Numbers of sections once World::sections were numbered, of bodies, or of inline bodies; empty for pictures.
  std::vector<BodySections> bodySections;
  SceneSections sceneSections;

  bool isTextScene() const { return kind == FileKind::TextScene; }
  bool isBinary() const { return kind == FileKind::BinaryBody || kind == FileKind::BinaryScene; }
  /// Bodies of the file: its own or the inline ones.
  const std::vector<Body>& allBodies() const { return isTextScene() ? scene.inlineBodies : bodies; }
  std::uint64_t size() const { return source ? source->size() : 0; }
};

/// An opened file and all that it refers to, each file once. The first is the opened one.
struct World {
  std::deque<WorldFile> files; ///< stay where they are while others are added

  const WorldFile& opened() const { return files.front(); }
  /// Bytes of all files, unwrapped.
  std::uint64_t bytes() const;
};

/// Reads a file, and the bodies and scenes its paths name as far as the game has them; what is missing is told to
/// `context.missing`. Adds their spaces. An Error only where the opened file itself is none of X2's and X3's.
Result<World> readWorld(const Source& source, const GameFiles& game, LoadContext& context, bytes::ByteSpaces& spaces);

/// Adds the sections of all files.
void addSections(structure::StructureBuilder& builder, const bytes::ByteSpaces& spaces, World& world);

/// Handles of sections become their numbers; after StructureBuilder::number.
void numberSections(const structure::StructureBuilder& builder, World& world);

} // namespace vitrine::formats::x3
