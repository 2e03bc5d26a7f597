#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSpace.h"
#include "core/document/EntityText.h"
#include "core/document/MapFigures.h"
#include "core/files/MissingFiles.h"
#include "core/scene/Scene.h"
#include "core/structure/Json.h"
#include "core/structure/Structure.h"

#include <memory>
#include <optional>

namespace vitrine::document {

class AssetSource;

/// A file as read: structure, scene, and what was odd. Immutable and shared; everything in it may be used from any
/// thread. Structure comes first: where the scene could not be built, `scene` is null and `sceneError` says why.
struct Document {
  QString path;
  std::uint64_t size = 0;

  QString formatId;      ///< "source-bsp"
  QString formatName;    ///< "Source engine map"
  QString formatVersion; ///< "20"
  QString variant;       ///< "L4D2"; may be empty

  bytes::ByteSpaces spaces;
  structure::Structure structure;
  scene::ScenePtr scene;
  std::optional<Error> sceneError;
  /// True for a container, which holds other files and has nothing to draw: no scene, and no sceneError for that.
  bool archive = false;
  std::vector<Diagnostic> diagnostics;
  std::size_t droppedDiagnostics = 0;
  std::vector<files::MissingFile> missing;

  /// Figures by which readers of the format are compared, as in samples/<format>/EXPECTED.json. Ordered; empty unless
  /// LoadContext::counts asked for them.
  structure::Json counts = structure::Json::object();
  /// Properties to tell the user first: title, author, licence.
  std::vector<scene::Property> properties;
  /// The things of a world as the file tells them in text; nullopt: it does not.
  std::optional<EntityText> entityText;
  /// Figures for the maker of a map; nullopt: the format knows none.
  std::optional<MapFigures> mapFigures;

  /// The finder of what the scene refers to; null: the file refers to nothing.
  std::shared_ptr<const AssetSource> assetSource;
};

using DocumentPtr = std::shared_ptr<const Document>;

} // namespace vitrine::document

namespace vitrine {
using document::Document;
using document::DocumentPtr;
} // namespace vitrine
