#include "ui/content/MissingSummary.h"

#include "ui/widgets/Texts.h"

#include <QCoreApplication>

namespace vitrine::ui {
namespace {

class SummaryTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::MissingSummary)
};

} // namespace

MissingSummary::MissingSummary(const std::vector<files::MissingFile>& missing) {
  for (const files::MissingFile& file : missing) {
    if (file.kind == files::MissingKind::Model) {
      ++models;
    } else if (file.kind != files::MissingKind::Other) {
      ++textures;
    }
  }
}

QString MissingSummary::text() const {
  if (models == 0) {
    return SummaryTexts::tr("%n texture(s) are missing.", nullptr, textures);
  }
  if (textures == 0) {
    return SummaryTexts::tr("%n model(s) are missing.", nullptr, models);
  }
  return SummaryTexts::tr("%1 and %2 are missing.")
      .arg(SummaryTexts::tr("%n texture(s)", nullptr, textures), SummaryTexts::tr("%n model(s)", nullptr, models));
}

QString MissingSummary::textWith(const formats::SuggestedContent& game) const {
  const int all = textures + models;
  return text() + u' ' +
         (game.found >= all ? SummaryTexts::tr("%1 contains them.").arg(game.name)
                            : SummaryTexts::tr("%1 contains %2 of them.")
                                  .arg(game.name, countText(static_cast<std::uint64_t>(game.found))));
}

} // namespace vitrine::ui
