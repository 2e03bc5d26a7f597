#pragma once

#include "core/base/SyntaxTerm.h"

#include <QString>

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <vector>

namespace vitrine::searching {

/// Kind of thing that a search finds; results are grouped by it, in this order.
enum class MatchKind {
  Node,      ///< name, kind of entity, model of a node of the scene
  Entity,    ///< key or value of a thing in a world's text
  Property,  ///< key or value that the file gives a node, a material, an animation or itself
  Material,  ///< name or file
  Texture,   ///< name or file
  Camera,    ///< name
  Animation, ///< name of an animation, or a note in it
  Control,   ///< label, group, choice
  File,      ///< name of a file inside an archive or a map
  Section,   ///< name or note of a section
  Member,    ///< name or value in JSON and BSON
  Record,    ///< cell of a record: text, number, name of a flag
  Bytes,     ///< text, number or hexadecimal bytes anywhere in a byte space
};

inline constexpr std::size_t kMatchKinds = 13;

/// A set of kinds by MatchKind.
using KindSet = std::bitset<kMatchKinds>;

constexpr std::size_t indexOf(MatchKind kind) {
  return static_cast<std::size_t>(kind);
}

/// All kinds in their order.
const std::array<MatchKind, kMatchKinds>& allKinds();
/// Stable name for the command line, JSON and settings: "node".
QString idOf(MatchKind kind);
/// The kind of an id; nullopt: there is none.
std::optional<MatchKind> kindOf(const QString& id);

/// A search as a user asks for it.
struct Query {
  QString text; ///< to be found; a pattern with `regularExpression`. Empty finds nothing
  bool matchCase = false;
  bool wholeWord = false;
  bool regularExpression = false;
  KindSet kinds = KindSet().set();
  std::size_t mostOfKind = 1000; ///< matches told of each kind; more are counted only

  bool operator==(const Query&) const = default;
};

/// Every form of a text that is searched for in a way of its own.
std::vector<base::SyntaxTerm> queryTerms();

} // namespace vitrine::searching
