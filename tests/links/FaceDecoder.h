#pragma once

#include "core/document/Document.h"

#include <QVector3D>

#include <vector>

namespace vitrine::tests {

/// Follows a Source face record down to its corners with nothing but the bytes and the sheet's offsets; independent of
/// the reader under test. File coordinates.
class FaceDecoder {
public:
  explicit FaceDecoder(const Document& document) : m_document(document) {}

  /// Corners of the face whose record is `face`, in file order.
  std::vector<QVector3D> corners(const Bytes& face) const;

  /// Vertices of the displacement on the face; empty when it has none.
  std::vector<QVector3D> displacementVertices(const Bytes& face) const;

private:
  bool wide() const { return m_document.formatVersion == QStringLiteral("25"); }
  Bytes record(const char* lump, std::uint64_t index, std::uint64_t size) const;

  const Document& m_document;
};

} // namespace vitrine::tests
