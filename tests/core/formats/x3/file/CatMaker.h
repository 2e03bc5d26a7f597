#pragma once

#include "tests/support/TempFolder.h"

#include <initializer_list>

namespace vitrine::tests {

struct CatMember {
  const char* path;
  QByteArray bytes;
};

/// A catalogue's bytes for its text.
inline QByteArray codedCat(QByteArray text) {
  for (qsizetype i = 0; i < text.size(); ++i) {
    text[i] = static_cast<char>(text[i] ^ static_cast<char>((0xDB + i) & 0xff));
  }
  return text;
}

inline QByteArray codedDat(QByteArray bytes) {
  for (char& each : bytes) {
    each = static_cast<char>(each ^ 0x33);
  }
  return bytes;
}

inline QByteArray catText(const std::vector<CatMember>& members, const char* dataName = "01.dat") {
  QByteArray text = QByteArray(dataName) + '\n';
  for (const CatMember& member : members) {
    text += QByteArray(member.path) + ' ' + QByteArray::number(member.bytes.size()) + '\n';
  }
  return text;
}

/// Writes "stem.cat" and "stem.dat"; returns the path of the catalogue.
inline QString writeCat(const TempFolder& folder, const QString& stem, const std::vector<CatMember>& members) {
  QByteArray all;
  for (const CatMember& member : members) {
    all += member.bytes;
  }
  folder.write(stem + QStringLiteral(".dat"), codedDat(all));
  return folder.write(stem + QStringLiteral(".cat"), codedCat(catText(members)));
}

} // namespace vitrine::tests
