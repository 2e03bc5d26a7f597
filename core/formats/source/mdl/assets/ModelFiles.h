#pragma once

#include "core/formats/source/mdl/records/Strips.h"
#include "core/formats/source/mdl/records/Vertices.h"
#include "core/formats/source/mdl/scene/PropModel.h"

#include <QStringList>

namespace vitrine::formats::source {

/// A file that belongs to a model.
struct CompanionFile {
  QString path;
  Bytes bytes;
};

/// The path of a file beside a model's: "models/crate.mdl" and ".vvd" make "models/crate.vvd".
QString besideModel(const QString& path, QLatin1StringView extension);

/// The file with the vertices. NotFound with its path when it is not there.
Result<CompanionFile> findVertices(const QString& path, const GameFileReader& read);

/// The file with the triangles: the best there is for one graphics card or another, else the plain ".vtx" of compilers
/// that write one for all. NotFound with the path of the best.
Result<CompanionFile> findTriangles(const QString& path, const GameFileReader& read);

/// The paths that a missing file may be found under: its own, and of a model's best triangles those of the others.
QStringList substitutesOf(const QString& path);

/// True if the three files have the same checksum; else `diagnostics` (may be null) is warned.
bool checksumsAgree(const MdlFile& mdl, const VvdFile& vvd, const VtxFile& vtx, Diagnostics* diagnostics);

} // namespace vitrine::formats::source
