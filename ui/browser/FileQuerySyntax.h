#pragma once

#include "ui/browser/FileList.h"
#include "ui/widgets/QueryEdit.h"

namespace vitrine::ui {

/// Syntax of FileQuery for a field. Values are the marks, the formats of the program and the games of the listed files.
/// `files` must outlive it.
QuerySyntax fileQuerySyntax(FileList& files);

} // namespace vitrine::ui
