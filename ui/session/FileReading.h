#pragma once

#include "core/formats/api/Opener.h"
#include "core/session/SharedCaster.h"
#include "core/viewing/StartView.h"
#include "render/ScenePreparation.h"

#include <QDateTime>

#include <memory>
#include <optional>

namespace vitrine::ui {

/// One reading of a file: its document as it was opened, ready to be drawn and picked.
struct FileReading : formats::Opened {
  render::RenderScenePtr prepared; ///< null: only its structure can be shown
  session::SharedCasterPtr caster; ///< of the scene; null: there is none
  QDateTime readAt;                ///< when the reading began
  std::optional<Error> sceneError; ///< why there is no picture
  /// View that the scene is first seen in, and its state then, with the exposure for that view; where nothing is known,
  /// the plain ones.
  std::optional<viewing::StartView> start;
  std::optional<SceneState> firstState;
};

using FileReadingPtr = std::shared_ptr<const FileReading>;

} // namespace vitrine::ui
