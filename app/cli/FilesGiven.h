#pragma once

#include <QStringList>

#include <string>
#include <vector>

namespace vitrine::cli {

/// Files below folders that a command is for.
enum class FilesFor { Showing, Unpacking };

/// Files of a command line, each once: those that are named, whatever is wrong with them, and of folders all below that
/// can be opened, told by content, in the order of their names. `patterns`: of the latter only these, by their paths
/// from the folder; none: all. Complains of folders without any.
QStringList filesGiven(const std::vector<std::string>& inputs, const std::vector<std::string>& patterns,
                       FilesFor purpose);

} // namespace vitrine::cli
