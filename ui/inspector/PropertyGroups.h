#pragma once

#include "ui/inspector/AssetFiles.h"
#include "ui/session/SelectionFacts.h"

#include <QString>
#include <QUrl>

#include <vector>

namespace vitrine::ui {

/// One line of the properties: key, value, and source. A heading has lines of its own below it.
struct PropertyLine {
  QString key;
  QString value = {};
  QString toolTip = {};
  std::optional<RecordRef> leadsTo = {}; ///< another record the value names; shown as a link
  std::optional<ByteRange> bytes = {};   ///< its own bytes
  std::optional<RecordRef> record = {};  ///< the record that holds the value
  image::ImagePtr picture = nullptr;     ///< shown with the value
  TextureIndex texture = {};             ///< the texture that the picture is of; kNone: of none
  bool small = false;                    ///< the picture is one of several, to be told apart by
  std::optional<QUrl> link = {};         ///< the page the value is the address of
  bool path = false;                     ///< the value is a file's path: its middle is missed least
  QString file = {};                     ///< path of a file that the value leads to (ArchivePath)
  QString missing = {};                  ///< asset that the material wants and that was found nowhere
  bool marked = false;                   ///< about the part of a record that was picked
  std::vector<PropertyLine> lines = {};
};

struct PropertyGroup {
  QString title;
  std::vector<PropertyLine> lines;
};

/// "QUADS [3]".
QString recordTitle(const Document& document, const RecordRef& record);

/// The one material of all selected items; kNone if they differ.
MaterialIndex materialOf(const Session& session, const links::Pick& selected);

/// Properties of the selection: its size and shared values if it is of several things, material, node, record with its
/// fields, related records. Those of the whole document if nothing is selected. `facts`: null while the selection is
/// being counted. `files`: null if nobody searches for the files of materials.
std::vector<PropertyGroup> describe(const Session& session, const links::Pick& selected,
                                    const SelectionFacts::Facts* facts, const AssetFiles* files);
/// The same for a selection that is counted at once.
std::vector<PropertyGroup> describe(const Session& session, const links::Pick& selected);

} // namespace vitrine::ui
