#pragma once

#include "core/document/Document.h"

#include <QStringList>

namespace vitrine::document {

/// Names and short texts that a document holds, each once and in the order they are found: what it calls itself, its
/// materials, models, things with their properties (classes, texts), animations, viewpoints, sections. Of very many the
/// first.
QStringList searchWords(const Document& document);

/// The object of `info --words` (docs/cli.md): format, triangles, number of damages, words.
structure::Json toWordsJson(const Document& document);

} // namespace vitrine::document
