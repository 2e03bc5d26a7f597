#pragma once

#include "core/formats/x3/model/Body.h"
#include "core/structure/RecordTable.h"

namespace vitrine::formats::x3 {

/// The record tables of a BOB1 body; `source` is the space that the ranges are in.
structure::RecordTablePtr boneTable(const ByteSourcePtr& source, const RecordRun& bones);
structure::RecordTablePtr pointTable(const ByteSourcePtr& source, const RecordRun& points);
structure::RecordTablePtr weightTable(const ByteSourcePtr& source, const RecordRun& weights);
structure::RecordTablePtr faceTable(const ByteSourcePtr& source, const RecordRun& faces);
structure::RecordTablePtr tangentTable(const ByteSourcePtr& source, const ByteRange& tangents);
structure::RecordTablePtr boxTable(const ByteSourcePtr& source, const ByteRange& box);

/// Materials of MAT3, MAT5 (`named` false) or MAT6.
structure::RecordTablePtr materialTable(const ByteSourcePtr& source, const RecordRun& materials, bool named);
/// The parameters of an effect.
structure::RecordTablePtr effectTable(const ByteSourcePtr& source, const BodyMaterial& material);

} // namespace vitrine::formats::x3
