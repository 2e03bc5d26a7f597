#pragma once

#include "core/base/Result.h"

#include <QString>

namespace vitrine::filming {

/// Names of a film's frames: OUT is a folder, or a picture's name with a number's place, `walk_####.png`.
class FrameNames {
public:
  /// Error: OUT is neither. A name without an ending is a folder, whether it is there or not.
  static Result<FrameNames> of(const QString& out);

  /// Folder that is made where there is none; empty: nothing is made.
  QString newFolder() const { return m_newFolder; }
  /// Name of a frame, from 0 on, of a film of so many: all names of a film are equally long.
  QString name(int frame, int frames) const;

private:
  QString m_newFolder;
  QString m_before;
  QString m_after;
  int m_digits = 0;
};

} // namespace vitrine::filming
