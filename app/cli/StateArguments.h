#pragma once

#include "core/base/Result.h"
#include "core/scene/Scene.h"
#include "core/state/SceneState.h"

#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace vitrine::cli {

/// State that a scene is to show, as far as it can be known without the file.
struct StateRequest {
  QString animation; ///< its number or name; empty: what the scene starts with
  double time = 0;
  std::vector<std::pair<QString, QString>> settings; ///< control id and value, in order
};

/// The options that choose a state, as written: --animation, --time, --set.
class StateArguments {
public:
  void declare(CLI::App& command);

  /// Options that are given win over values in `request`. Error: an option that is not understood.
  Result<void> take(StateRequest& request) const;

private:
  std::string m_time;
  std::string m_animation;
  std::vector<std::string> m_settings;
};

/// The state of `scene` that a request asks for, as the window would come to it: an animation shows its animated model,
/// a control set beside it wins, and without one the animation is of what the controls show. NotFound: a control or
/// animation the scene does not have, or a value that a control cannot have.
Result<SceneState> stateFor(const Scene& scene, const StateRequest& request);

/// "OPTION VALUE: … is wanted".
std::unexpected<Error> wrongUsage(const char* option, const QString& value, const QString& wanted);

} // namespace vitrine::cli
