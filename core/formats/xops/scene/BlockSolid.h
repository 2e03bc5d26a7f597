#pragma once

#include "core/formats/xops/records/BlockFile.h"

namespace vitrine::formats::xops {

/// True if a block stops people and bullets. The game tests each block once: grown a little from its centre, all its
/// corners must lie apart and its centre behind every face. What fails is a "board": drawn, but one walks through it.
/// docs/formats/xops-maps.md, "Collision".
bool isSolid(const Block& block);
/// Results of isSolid for every block; blocks that are nowhere are not solid.
std::vector<bool> solidBlocks(const BlockFile& file);

} // namespace vitrine::formats::xops
