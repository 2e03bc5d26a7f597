#pragma once

#include <QCoreApplication>

namespace vitrine::exporting {

/// User texts of this folder.
class Texts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::exporting)
};

} // namespace vitrine::exporting
