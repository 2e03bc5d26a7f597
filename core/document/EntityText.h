#pragma once

#include "core/base/ByteRange.h"
#include "core/bytes/Bytes.h"
#include "core/document/EntityConnection.h"

#include <QString>

#include <functional>
#include <utility>
#include <vector>

namespace vitrine::document {

/// Keys and values of one thing in a world, in the order of the file; keys repeat.
using EntityKeys = std::vector<std::pair<QString, QString>>;

/// The things of a world as text of the file: the entities of a map.
struct EntityText {
  ByteRange range; ///< the text, without the NUL that may close it
  /// Reads the text; what cannot be understood is left out. Thread-safe.
  std::function<std::vector<EntityKeys>(const Bytes& text)> read;
  /// Connections of things that `read` gave, ascending by `from`, then by `key`. Thread-safe. Null: none are known.
  std::function<std::vector<EntityConnection>(const std::vector<EntityKeys>& entities)> connect = {};
};

} // namespace vitrine::document
