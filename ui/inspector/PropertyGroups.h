#pragma once

#include "ui/session/Selection.h"

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
  bool marked = false;                   ///< about the part of a record that was picked
  std::vector<PropertyLine> lines = {};
};

struct PropertyGroup {
  QString title;
  std::vector<PropertyLine> lines;
};

/// Properties of the selection: node, record with its fields, material, related records. Of the whole document
/// when nothing is selected.
std::vector<PropertyGroup> describe(const Session& session, const links::Pick& selected);

} // namespace vitrine::ui
