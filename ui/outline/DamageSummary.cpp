#include "ui/outline/DamageSummary.h"

#include <QCoreApplication>

namespace vitrine::ui {
namespace {

class DamageTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::DamageSummary)
};

} // namespace

DamageSummary::DamageSummary(const Document& document) {
  for (const Diagnostic& diagnostic : document.diagnostics) {
    if (diagnostic.severity == Severity::Damage) {
      others += any ? 1 : 0;
      first = any ? first : diagnostic.message;
      any = true;
    }
  }
}

QString DamageSummary::text() const {
  const QString text = DamageTexts::tr("This file is only partly shown: %1.").arg(first);
  return others == 0 ? text : text + u' ' + DamageTexts::tr("%n more problem(s) were found.", nullptr, others);
}

} // namespace vitrine::ui
