#pragma once

#include <QCoreApplication>

namespace vitrine::filming {

/// User texts of this folder.
class FilmTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::filming)
};

} // namespace vitrine::filming
