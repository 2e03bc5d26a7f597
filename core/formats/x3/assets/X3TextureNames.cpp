#include "core/formats/x3/assets/TypeTables.h"
#include "core/formats/x3/assets/X3GameFiles.h"
#include "core/formats/x3/file/PlainText.h"

#include <functional>

namespace vitrine::formats::x3 {
namespace {

using TextureName = GameFiles::TextureName;

/// One look through all layers.
struct Step {
  QString stem;
  QStringList extensions;

  Step(QString from, const char* blankBetween)
      : stem(std::move(from)), extensions(QString::fromLatin1(blankBetween).split(QLatin1Char(' '))) {}
};

bool isNone(const QString& name) {
  return name.isEmpty() || name == QLatin1StringView("0") ||
         name.compare(QLatin1StringView("NULL"), Qt::CaseInsensitive) == 0;
}

/// The whole number at its start, as "%d" reads it: "25_spec" is 25.
std::optional<std::int32_t> leadingNumber(const QString& name) {
  ScenePath path;
  path.body = name;
  return path.bodyNumber();
}

/// Places in which the game looks for a named texture; only the base name counts in dds/. The place beside the opened
/// file is ours: people keep a body and its pictures in one folder.
std::vector<Step> stepsOfName(QString name) {
  name.replace(QLatin1Char('\\'), QLatin1Char('/'));
  const QString base = fileNameOf(name);
  const QString full = QStringLiteral("textures/") + name;
  return {{QStringLiteral("dds/") + base, "pck dds"},
          {full, "pck dds"},
          {full, "tga"},
          {full, "jpg"},
          {base, "dds pck tga jpg png"}};
}

std::vector<Step> stepsOfNumber(std::int32_t number) {
  return {{QStringLiteral("tex/true/%1").arg(number), "pck dds tga jpg jpeg png webp"}};
}

struct Plan {
  TextureName::Rule rule = TextureName::Rule::None;
  std::int32_t number = 0;
  std::vector<Step> steps;
};

Plan planOfPlain(const QString& name, const TypeTables* tables) {
  const auto number = leadingNumber(name);
  if (!number) {
    return {TextureName::Rule::Name, 0, stepsOfName(name)};
  }
  const auto row = static_cast<std::size_t>(*number);
  const bool named = tables && row < tables->materials.size() && !tables->materials[row].isEmpty();
  return {TextureName::Rule::Number, *number,
          named ? stepsOfName(withoutExtension(tables->materials[row])) : stepsOfNumber(*number)};
}

Plan texturePlan(const QString& written, const std::function<std::shared_ptr<const TypeTables>()>& types) {
  if (isNone(written)) {
    return {};
  }
  const QString name = withoutExtension(written);
  const auto number = leadingNumber(name);
  if (!number) {
    return planOfPlain(name, nullptr);
  }
  if (*number == 0) {
    return {};
  }
  const auto tables = types();
  if (*number > 0) {
    return planOfPlain(name, tables.get());
  }
  Plan plan{TextureName::Rule::Animated, -*number, {}};
  const auto row = static_cast<std::size_t>(plan.number);
  const QString first = row < tables->animations.size() ? withoutExtension(tables->animations[row]) : QString();
  // A row may name another one: nothing does, and it is not followed.
  if (!isNone(first) && leadingNumber(first).value_or(1) > 0) {
    plan.steps = planOfPlain(first, tables.get()).steps;
  }
  return plan;
}

} // namespace

TextureName GameFiles::textureName(const QString& name) const {
  const Plan plan = texturePlan(name, [this] { return types(); });
  TextureName out{plan.rule, plan.number, {}};
  for (const Step& step : plan.steps) {
    for (const QString& extension : step.extensions) {
      // Authors' own drives are in no game.
      if (const QString path = step.stem + QLatin1Char('.') + extension; files::relativePath(path)) {
        out.tried << path;
      }
    }
  }
  return out;
}

std::optional<GameFiles::Found> GameFiles::texture(const QString& name) const {
  for (const Step& step : texturePlan(name, [this] { return types(); }).steps) {
    if (auto found = first({step.stem}, step.extensions)) {
      return found;
    }
  }
  return std::nullopt;
}

QStringList GameFiles::namesTried(const QString& name) const {
  const TextureName known = textureName(name);
  if (known.rule == TextureName::Rule::Animated && known.tried.isEmpty()) {
    return {QStringLiteral("types/Animations, row %1").arg(known.number)};
  }
  return known.tried;
}

} // namespace vitrine::formats::x3
