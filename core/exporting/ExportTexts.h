#pragma once

#include <QCoreApplication>

namespace vitrine::exporting {

/// User texts of this folder.
class ExportTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::exporting)
};

} // namespace vitrine::exporting
