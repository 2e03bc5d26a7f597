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
    switch (file.kind) {
    case files::MissingKind::Model:
      ++models;
      break;
    case files::MissingKind::Material:
      ++materials;
      break;
    case files::MissingKind::Texture:
    case files::MissingKind::Sky:
      ++textures;
      break;
    case files::MissingKind::Other:
      break;
    }
  }
}

QString MissingSummary::text() const {
  if (all() == materials) {
    return SummaryTexts::tr("%n material(s) are missing.", nullptr, materials);
  }
  if (all() == textures) {
    return SummaryTexts::tr("%n texture(s) are missing.", nullptr, textures);
  }
  if (all() == models) {
    return SummaryTexts::tr("%n model(s) are missing.", nullptr, models);
  }
  const QString ofMaterials = SummaryTexts::tr("%n material(s)", nullptr, materials);
  const QString ofTextures = SummaryTexts::tr("%n texture(s)", nullptr, textures);
  const QString ofModels = SummaryTexts::tr("%n model(s)", nullptr, models);
  if (materials > 0 && textures > 0 && models > 0) {
    return SummaryTexts::tr("%1, %2 and %3 are missing.").arg(ofMaterials, ofTextures, ofModels);
  }
  return SummaryTexts::tr("%1 and %2 are missing.")
      .arg(materials > 0 ? ofMaterials : ofTextures, models > 0 ? ofModels : ofTextures);
}

QString MissingSummary::textWith(const formats::SuggestedContent& game) const {
  return text() + u' ' +
         (game.found >= all() ? SummaryTexts::tr("%1 contains them.").arg(game.name)
                              : SummaryTexts::tr("%1 contains %2 of them.")
                                    .arg(game.name, countText(static_cast<std::uint64_t>(game.found))));
}

} // namespace vitrine::ui
