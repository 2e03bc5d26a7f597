#pragma once

#include "core/document/EntityText.h"

namespace vitrine::formats::source {

/// Key and value of an entity read as an output: what it fires, and how (docs/formats/source-bsp.md, "Connections").
/// nullopt: it is none.
std::optional<document::EntityConnection> outputOf(const QString& key, const QString& value);

/// True for keys whose value is the name of another entity.
bool namesEntity(const QString& key);

/// Connections of the entities of a map: outputs, and keys that name entities; ascending by `from`, then by `key`.
/// Names are compared without regard to case, and mean all that begin so where they end in "*". A target that no entity
/// has as its name may be a class.
std::vector<document::EntityConnection> connectEntities(const std::vector<document::EntityKeys>& entities);

/// The first value of a key, without regard to case; empty: there is none.
QString valueOf(const document::EntityKeys& keys, QLatin1StringView key);

} // namespace vitrine::formats::source
