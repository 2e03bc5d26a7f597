#pragma once

#include "core/document/Document.h"
#include "core/searching/MatchCollector.h"

namespace vitrine::searching {

/// Section that holds the things of a world as text; nullopt: the file has none.
std::optional<SectionId> entitySection(const Document& document);

/// Names, properties and texts of a scene. `assets`: its materials and textures as far as they have been found.
/// Properties that come from the text of entities are left to searchEntities.
void searchScene(const Document& document, const scene::SceneAssets& assets, MatchCollector& found);

/// What a file says of itself as a whole (Document::properties).
void searchDocument(const Document& document, MatchCollector& found);

/// Keys and values of the things of a world, read from its text.
void searchEntities(const Document& document, MatchCollector& found);

} // namespace vitrine::searching
