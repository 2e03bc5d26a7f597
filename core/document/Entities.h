#pragma once

#include "core/bytes/SendBytes.h"
#include "core/document/Document.h"
#include "core/document/EntityFilter.h"

#include <QByteArray>

#include <span>

namespace vitrine::document {

/// Form of the things of a world as text.
enum class EntityForm {
  KeyValues, ///< the file's own text, byte for byte
  Json,      ///< an array of objects, one line each; the values of a key that repeats are a list
};

/// True if the document has things to write in this form: Json also where the file has no text of them, from the nodes
/// of the scene that have properties.
bool hasEntities(const Document& document, EntityForm form);

/// Sends the things of the world. In JSON, of a file with entity text, all keys and values as they are read; else of
/// each node with properties its "name", "position" in the file's coordinates, and the properties. NotFound where there
/// are none. With a filter those that it accepts; as KeyValues these are put together anew, in UTF-8.
/// Throws base::Cancelled through `progress`.
Result<void> writeEntities(const Document& document, EntityForm form, const bytes::ByteSink& sink, Progress& progress,
                           const EntityFilter& filter = EntityFilter());

/// Text of some entities, UTF-8, put together as writeEntities does for a filter.
QByteArray textOf(std::span<const EntityKeys> entities, EntityForm form);

} // namespace vitrine::document
