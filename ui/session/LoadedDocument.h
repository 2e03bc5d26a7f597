#pragma once

#include "core/formats/api/Opener.h"
#include "core/session/SharedCaster.h"
#include "core/viewing/StartView.h"
#include "render/ScenePreparation.h"

#include <QDateTime>

#include <memory>
#include <optional>

namespace vitrine::ui {

/// A document as the window shows it: as it was opened, and ready to be drawn.
struct LoadedDocument {
  formats::Opened opened;
  render::RenderScenePtr prepared; ///< null: only its structure can be shown
  session::SharedCasterPtr caster; ///< of the scene; null: there is none
  QDateTime readAt;                ///< when its reading began
  std::optional<Error> sceneError; ///< why there is no picture
  /// View that the scene is first seen in, and its state then, with the exposure for that view; where nothing is known,
  /// the plain ones.
  std::optional<viewing::StartView> start;
  std::optional<SceneState> firstState;

  const Document& document() const { return *opened.document; }
};

using LoadedDocumentPtr = std::shared_ptr<const LoadedDocument>;

/// A document that has more of its models now, ready to take the place of what is shown.
struct CompletedDocument {
  LoadedDocumentPtr document; ///< its ray caster is built
  scene::SceneAssets assets;  ///< the assets found so far, and behind them new ones
};

} // namespace vitrine::ui
