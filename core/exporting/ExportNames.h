#pragma once

#include <QString>

#include <set>
#include <vector>

namespace vitrine::exporting {

/// A name as every format and file system bears it: ASCII letters, digits, "-", "_" and "."; everything else becomes
/// "_". Never empty, never more than 100 letters, never with a "." in front.
QString plainName(const QString& name);

/// Folder of pictures beside a main file of that name.
QString textureFolder(const QString& name);

/// Gives out names that differ from each other, also where case does not count.
class UniqueNames {
public:
  QString unique(const QString& wanted);

private:
  std::set<QString> m_taken; ///< in lower case
};

/// Numbers names that repeat: "door", "door_2". The first of equal names and all that occur once stay. Case counts.
/// Empty names stay empty.
void numberRepeated(const std::vector<QString*>& names);

} // namespace vitrine::exporting
