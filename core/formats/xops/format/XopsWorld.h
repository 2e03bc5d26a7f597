#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/xops/assets/Companions.h"
#include "core/formats/xops/file/XopsTextLines.h"
#include "core/formats/xops/records/BlockFile.h"
#include "core/formats/xops/records/PointFile.h"
#include "core/formats/xops/scene/BlockScene.h"
#include "core/formats/xops/scene/PointScene.h"

#include <optional>

namespace vitrine::formats::xops {

/// Role of a file in a document.
enum class Role {
  Opened,  ///< file that the user opened; its sections stand at the top
  Named,   ///< the opened file names it
  Beside,  ///< file beside the opened one that belongs to it: shown with it; its section notes its damage
  Offered, ///< file beside the opened one: hidden until the user asks; its section notes its damage
};

/// Look of the world that a mission asks for.
struct WorldLook {
  std::optional<int> sky; ///< nullopt: not known, every sky is offered
  bool dark = false;
  bool ofPoints = false; ///< the points matter: maps are their background, in clay
};

/// A document of this family while it is put together from its files, whichever of them was opened: maps and points,
/// first as sections, then as one scene with the controls that choose between them.
///
/// Order of calls: add… (and sections of one's own through builder()), builder().number(), build().
class World {
public:
  /// Both must outlive this object. `source` is the opened file.
  World(document::Document& document, const Source& source, LoadContext& context);

  structure::StructureBuilder& builder() { return m_builder; }
  /// Adds a section of the whole file, below the root where no other is given.
  structure::StructureBuilder::Handle addSection(const Companion& file, structure::StructureBuilder::Handle parent = 0);
  /// The opened file as a companion of itself.
  Companion opened(Bytes bytes) const;

  void addMap(const Companion& file, Role role);
  /// Adds points with the messages beside them, if there are any.
  void addPoints(const Companion& file, Role role);
  /// Every map, every point file in a folder of the Vfs, as Role::Offered.
  void offerMaps(const QString& folder);
  void offerPoints(const QString& folder);
  /// Shows one of the offered maps, Role::Beside; `path` is as the Vfs has it, in any case.
  void showMap(const QString& path);
  /// The paths of the maps, in their order.
  QStringList mapPaths() const;

  /// Builds the scene, after the numbering of builder().
  void build(const WorldLook& look);

  /// The map that was opened or named; null: none.
  const BlockFile* map() const;
  /// Number of the map's blocks that do not stop a player.
  std::size_t boardsOfMap() const;
  const PointFile* points() const;

private:
  struct Map {
    Companion file;
    Role role;
    structure::StructureBuilder::Handle section; ///< of the file
    BlockFile blocks;
    std::vector<bool> solid; ///< by block
    BlockSections sections;
  };
  struct MessagesBeside {
    TextLines messages;
    structure::StructureBuilder::Handle section = 0;
  };
  struct Points {
    Companion file;
    Role role;
    structure::StructureBuilder::Handle section; ///< of the file
    PointFile points;
    structure::StructureBuilder::Handle table; ///< of the points
    std::optional<MessagesBeside> messages;
  };

  void offer(const QString& folder, QLatin1StringView extension, void (World::*add)(const Companion&, Role));
  Diagnostics& diagnosticsFor(Role role);
  /// Notes damage of the offered file that was just read or built in its section.
  void noteOffered(structure::StructureBuilder::Handle section);
  void findMessages(Points& points, structure::StructureBuilder::Handle parent);
  void buildMaps(SceneBuilder& scene, const WorldLook& look);
  float markerScale() const;
  void buildPoints(SceneBuilder& scene);
  void addCameras(SceneBuilder& scene) const;

  document::Document& m_document;
  const Source& m_source;
  LoadContext& m_context;
  structure::StructureBuilder m_builder;
  std::vector<Map> m_maps;
  std::vector<Points> m_points;
  Diagnostics m_offered; ///< of the offered file that is being read or built
};

} // namespace vitrine::formats::xops
