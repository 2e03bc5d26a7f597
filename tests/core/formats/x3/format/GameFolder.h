#pragma once

#include "core/formats/api/Opener.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

/// The formats of X2 and X3 alone.
const formats::FormatRegistry& x3Registry();

/// Opens a file as the program does, with the roots that its format proposes. Fails the running test where it cannot.
formats::Opened openX3(const QString& path, formats::LoadPurpose purpose = formats::LoadPurpose::Everything);

/// A small game of the test's own.
class GameFolder {
public:
  /// Writes "objects/NAME.bod".
  QString body(const QString& name, const QByteArray& text) const { return m_folder.write(objects(name), text); }
  QString write(const QString& path, const QByteArray& content) const { return m_folder.write(path, content); }

  /// A square of 2 x 2 metres in the plane z = 0, that looks to -z of the file.
  static QByteArray square(const QByteArray& materials = {});

private:
  static QString objects(const QString& name) { return QStringLiteral("objects/") + name + QStringLiteral(".bod"); }

  TempFolder m_folder;
};

/// The node of this name; fails the running test where there is none.
NodeIndex nodeNamed(const Scene& scene, const QString& name, NodeIndex below = {});
const scene::Control* controlOf(const Scene& scene, const QString& id);
/// The value of a property; empty: there is none.
QString propertyOf(const std::vector<scene::Property>& properties, const char* key);
/// True if a diagnostic was told that has this in it.
bool wasTold(const document::Document& document, const QString& part);

} // namespace vitrine::tests
