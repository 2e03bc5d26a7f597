#include "app/cli/RenderArguments.h"

#include "app/cli/NumberArguments.h"
#include "app/cli/OpenArguments.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {
namespace {

constexpr int kMaxSupersample = 8;
constexpr double kMostExposure = 256;

QString modeIds() {
  QStringList ids;
  for (const render::ShadingMode mode : render::kShadingModes) {
    ids << render::shadingModeId(mode);
  }
  return ids.join(QStringLiteral(", "));
}

} // namespace

void RenderArguments::declare(CLI::App& command) {
  m_view.declare(command);
  command.add_option("--mode", m_mode, "How surfaces are coloured: " + modeIds().toStdString())->type_name("MODE");
  command.add_flag("--labels", m_labels, "Draw the names of markers above them");
  command.add_option("--background", m_background, "A colour, or transparent (light grey)")->type_name("COLOUR");
  command.add_option("--supersample", m_supersample, "Draw so many times larger and average, 1 to 8")->type_name("N");
  command
      .add_option("--exposure", m_exposure,
                  "auto (as in the game, and brighter where it is nearly dark), or a factor on the baked light")
      ->type_name("auto|X");
  command.add_flag("--software", m_software, "Draw with the processor alone");
}

Result<RenderRequest> RenderArguments::toRequest() const {
  RenderRequest request;
  if (const auto taken = m_view.take(request); !taken) {
    return std::unexpected(taken.error());
  }
  for (const auto take : {&RenderArguments::takeMode, &RenderArguments::takePicture}) {
    if (const auto taken = (this->*take)(request); !taken) {
      return std::unexpected(taken.error());
    }
  }
  return request;
}

Result<void> RenderArguments::takeMode(RenderRequest& request) const {
  // Also one that --mode wins over must be a mode.
  for (const auto& [option, id] : {std::pair("--view", request.mode), std::pair("--mode", fromArgument(m_mode))}) {
    const auto mode = render::shadingModeById(id);
    if (!id.isEmpty() && !mode) {
      return wrongUsage(option, id, modeIds());
    }
    request.shading = mode.value_or(request.shading);
  }
  return {};
}

Result<void> RenderArguments::takePicture(RenderRequest& request) const {
  if (!m_background.empty()) {
    const auto color = parseColor(fromArgument(m_background));
    if (!color) {
      return wrongUsage("--background", fromArgument(m_background), QStringLiteral("a colour or transparent"));
    }
    request.background = *color;
    request.backgroundStays = true;
  }
  if (m_supersample < 1 || m_supersample > kMaxSupersample) {
    return wrongUsage("--supersample", QString::number(m_supersample), QStringLiteral("1 to 8"));
  }
  request.supersample = m_supersample;
  const QString exposure = fromArgument(m_exposure);
  if (!exposure.isEmpty() && exposure != QLatin1String("auto")) {
    request.exposure = parseNumber(exposure);
    if (!request.exposure || *request.exposure < 0 || *request.exposure > kMostExposure) {
      return wrongUsage("--exposure", exposure, QStringLiteral("auto, or 0 to %1").arg(kMostExposure));
    }
  }
  request.labels = m_labels;
  return {};
}

} // namespace vitrine::cli
