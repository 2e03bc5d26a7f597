#pragma once

#include "core/base/Diagnostics.h"
#include "core/bytes/Bytes.h"

#include <QHash>
#include <QString>

#include <cstdint>
#include <vector>

namespace vitrine::formats::x3 {

/// Rows of the game's tables in types/, as far as their layout is known from public descriptions.
struct TypeTables {
  QHash<std::int32_t, QString> bodies;       ///< BodyData: names of bodies that are called by numbers
  QHash<std::int32_t, QString> scenes;       ///< CutData: the same of scenes
  QHash<std::int32_t, std::int32_t> dummies; ///< Dummies: the scene that takes a body's place
  std::vector<QString> materials;  ///< Materials: by row, the file of its texture; empty: its number is its name
  std::vector<QString> animations; ///< Animations: by row, the first texture
};

// Rows that are none are left out and told to `diagnostics`: the first, and how many.

/// Rows of a number and a name.
QHash<std::int32_t, QString> readAliases(const Bytes& text, Diagnostics& diagnostics);
QHash<std::int32_t, std::int32_t> readDummies(const Bytes& text, Diagnostics& diagnostics);
/// A heading that is none, or with another number of rows than there are, is told too: nothing is taken then.
std::vector<QString> readMaterialFiles(const Bytes& text, Diagnostics& diagnostics);
std::vector<QString> readAnimations(const Bytes& text, Diagnostics& diagnostics);

} // namespace vitrine::formats::x3
