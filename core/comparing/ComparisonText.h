#pragma once

#include "core/comparing/Difference.h"
#include "core/structure/Json.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace vitrine::comparing {

/// Names of an area, and of a change, as JSON has them: "entities", "added".
const char* idOf(Area area);
const char* idOf(Change change);

/// Sign of a change at the start of a line: "+", "-", "~", ">".
char signOf(Change change);
/// A change in a word: "added"; user text.
QString wordOf(Change change);

/// Heading of a group: "Entities", "Records of lumps/FACES"; user text.
QString titleOf(const DifferenceGroup& group);
/// Numbers of a group's differences: "3 added, 1 changed"; user text.
QString countsOf(const DifferenceGroup& group);

/// The object of `compare --json` (docs/cli.md describes it). Paths are those of the first and the second document.
structure::Json toJson(const Comparison& comparison, const structure::Structure& before,
                       const structure::Structure& after);

/// The report of `compare --json` as it is written: the object above, with the files that were compared.
QByteArray reportOf(const structure::Json& compared, const QStringList& files);

/// Comparison for people, line by line: groups with their numbers, of each the first `most` differences.
using LineSink = std::function<void(const QString& line)>;
void describe(const Comparison& comparison, std::size_t most, const LineSink& sink);

} // namespace vitrine::comparing
