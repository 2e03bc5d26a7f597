#pragma once

#include "core/document/Document.h"

#include <QStringList>

namespace vitrine::tests {

/// Inconsistencies of a document, one line each; empty: none. Reads what a viewer would: every section's place
/// and some of its records, every index of the scene, some luxels and visible sets. However damaged the file, a
/// document that came out of it must pass.
QStringList faultsOf(const document::Document& document);

/// All of a document that may not differ between two loads: summary, records, scene with its vertex data.
QByteArray dumpOf(const document::Document& document);

} // namespace vitrine::tests
