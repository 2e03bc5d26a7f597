#include "core/formats/x3/scene/PathPlan.h"

#include "core/base/Translate.h"

#include <unordered_map>

namespace vitrine::formats::x3 {
namespace {

class Planner {
public:
  Planner(const SceneFile& scene, Diagnostics& diagnostics) : m_scene(scene), m_diagnostics(diagnostics) {}

  PathPlan run() {
    findParents();
    m_states.assign(m_scene.paths.size(), State::New);
    for (std::size_t path = 0; path < m_scene.paths.size(); ++path) {
      place(path);
    }
    return std::move(m_plan);
  }

private:
  enum class State { New, Open, Placed };

  void findParents() {
    std::unordered_map<std::int32_t, std::size_t> byId;
    for (std::size_t path = 0; path < m_scene.paths.size(); ++path) {
      if (!byId.try_emplace(m_scene.paths[path].id, path).second) {
        m_diagnostics.countedDamage(
            QStringLiteral("x3.ids"),
            base::translate("formats", "there is more than one path %1; the first is used as a parent")
                .arg(m_scene.paths[path].id),
            m_scene.paths[path].where);
      }
    }
    m_plan.parents.assign(m_scene.paths.size(), PathPlan::kRoot);
    for (std::size_t path = 0; path < m_scene.paths.size(); ++path) {
      const auto& parent = m_scene.paths[path].parent;
      const auto found = parent ? byId.find(*parent) : byId.end();
      if (found != byId.end()) {
        m_plan.parents[path] = found->second;
      } else if (parent) {
        m_diagnostics.countedDamage(QStringLiteral("x3.parents"),
                                    base::translate("formats", "the parent of path %1 is path %2, which does not exist")
                                        .arg(m_scene.paths[path].id)
                                        .arg(*parent),
                                    m_scene.paths[path].where);
      }
    }
  }

  /// Places what it hangs on first. Without recursion: chains may be as long as the file.
  void place(std::size_t path) {
    std::vector<std::size_t> chain;
    while (path != PathPlan::kRoot && m_states[path] == State::New) {
      m_states[path] = State::Open;
      chain.push_back(path);
      path = m_plan.parents[path];
    }
    if (path != PathPlan::kRoot && m_states[path] == State::Open) {
      m_diagnostics.countedDamage(
          QStringLiteral("x3.circle"),
          base::translate("formats", "the parents of path %1 form a cycle").arg(m_scene.paths[path].id),
          m_scene.paths[path].where);
      m_plan.parents[chain.back()] = PathPlan::kRoot;
    }
    for (; !chain.empty(); chain.pop_back()) {
      m_states[chain.back()] = State::Placed;
      m_plan.order.push_back(chain.back());
    }
  }

  const SceneFile& m_scene;
  Diagnostics& m_diagnostics;
  PathPlan m_plan;
  std::vector<State> m_states;
};

} // namespace

PathPlan planOf(const SceneFile& scene, Diagnostics& diagnostics) {
  return Planner(scene, diagnostics).run();
}

} // namespace vitrine::formats::x3
