#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::links {

/// Items that show any of these records, ascending: scene::itemsOf for many of them at once. `records` ascend.
std::vector<DrawItemIndex> itemsOfRecords(const Scene& scene, const std::vector<RecordRef>& records);

} // namespace vitrine::links
