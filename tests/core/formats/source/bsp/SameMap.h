#pragma once

#include "core/document/Document.h"

#include <QStringList>

namespace vitrine::tests {

/// Differences of the scenes of two documents bit for bit - nodes, meshes, surfaces, luxels, lights, leaves, solids -,
/// in words, each kind once: "mesh model0: normals"; what only the one has as "+ mesh overlays", the other as "- …".
QStringList sceneDifferences(const document::Document& one, const document::Document& other);

/// The same of their records: "lumps/FACES: lightofs" where that field differs somewhere, how many rows, tables that
/// only one has. Fields are compared by name, as long as both have them; lists as far as both go. Directories, and
/// bytes that nobody takes apart, are not compared.
QStringList recordDifferences(const document::Document& one, const document::Document& other);

/// Number of rows of all tables.
std::uint64_t recordCount(const document::Document& document);

} // namespace vitrine::tests
