#pragma once

#include "resources/demos/source/PropModel.h"
#include "resources/demos/source/ZipWriter.h"

namespace vitrine::demos {

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

} // namespace vitrine::demos
