#pragma once

#include "core/base/Error.h"
#include "core/structure/JsonTree.h"

#include <optional>

namespace vitrine::formats::vgo {

/// Values a document may have: each takes far more memory than it takes bytes of a hostile file.
inline constexpr std::size_t kMostMembers = 1'000'000;

/// Readable contents of a document, with everything open at the error closed there.
struct MembersRead {
  structure::JsonTree tree;
  std::optional<Error> error;
};

} // namespace vitrine::formats::vgo
