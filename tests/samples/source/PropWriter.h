#pragma once

#include "source/PropModel.h"
#include "source/ZipWriter.h"

#include <functional>

namespace vitrine::samples {

/// Checksum that must be equal in all files of a model: a sum over its name.
std::uint32_t checksumOf(const PropModel& model);

/// The model's vertices in the order of its files: in each mesh those of coarser levels of detail first.
PropModel inFileOrder(PropModel model);

// One file each; the model must be in file order.
Bytes writeMdl(const PropModel& model);
Bytes writeVvd(const PropModel& model);
Bytes writeVtx(const PropModel& model);

/// "models/<name>.mdl", ".vvd" and ".dx90.vtx".
std::vector<PakFile> modelFiles(const PropModel& model);

/// Baked light of one placed model: `lightAt` gives the linear light of a vertex.
Bytes writeVhv(const PropModel& model, const std::function<Vec3(const PropVertex&)>& lightAt);

} // namespace vitrine::samples
