#include "core/formats/diggles/scene/ObjectPlan.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace vitrine::formats::diggles {
namespace {

constexpr qsizetype kLongestName = 200;
constexpr std::uint64_t kClipBytes = 2048; ///< with its names and properties
constexpr std::uint64_t kPoseBytes = 256;

constexpr auto kNoObject = QT_TRANSLATE_NOOP("formats", "(no object)");
constexpr auto kNoAnimation = QT_TRANSLATE_NOOP("formats", "(no animation)");

/// Clip whose first frame shows an object that stands about: "standard" to the game's scripts, else the next best one.
int restClipOf(const std::vector<ClipPlan>& clips, const ModelFile& model) {
  const auto firstOf = [&](const auto& fits) {
    const auto found = std::ranges::find_if(clips, [&](const ClipPlan& clip) {
      return !clip.poses->empty() && fits(clip.animation ? model.animations[*clip.animation].name : QString());
    });
    return found == clips.end() ? scene::kNone : static_cast<int>(found - clips.begin());
  };
  const QString standard = QStringLiteral("standard");
  const int named = firstOf([&](const QString& name) { return name.compare(standard, Qt::CaseInsensitive) == 0; });
  const int alike = firstOf([&](const QString& name) { return name.endsWith(standard, Qt::CaseInsensitive); });
  return named != scene::kNone ? named : alike != scene::kNone ? alike : firstOf([](const QString&) { return true; });
}

/// Plans one object after another; what is per mesh is kept between them, so that many objects cost little each.
class Planner {
public:
  Planner(const ModelFile& model, SceneBudget& budget)
      : m_model(model), m_budget(budget), m_poseOf(model.meshes.size()), m_planOf(model.meshes.size()),
        m_listed(model.animations.size()) {}

  std::vector<ObjectPlan> run() {
    for (std::uint32_t object = 0; object < m_model.objects.size() && !m_budget.exhausted(); ++object) {
      planObject(object);
    }
    planUnlisted();
    planUnused();
    return std::move(m_plans);
  }

private:
  using Poses = std::shared_ptr<const std::vector<std::uint32_t>>;

  /// A new plan, unless the budget is used up.
  ObjectPlan* begin(const QString& name) {
    if (!m_budget.takeNodes(1)) {
      return nullptr;
    }
    m_plans.emplace_back().name = name;
    m_posesOf.clear();
    return &m_plans.back();
  }

  void planObject(std::uint32_t number) {
    const ModelObject& object = m_model.objects[number];
    const QString name = shortName(object.name);
    ObjectPlan* plan = begin(name.isEmpty() ? QStringLiteral("object %1").arg(number) : name);
    if (!plan) {
      return;
    }
    plan->object = number;
    for (const std::uint32_t animation : object.animations) {
      if (animation < m_model.animations.size()) {
        m_listed[animation] = true;
        addClip(*plan, name + QLatin1Char('.'), animation);
      }
    }
    plan->restClip = restClipOf(plan->clips, m_model);
  }

  void planUnlisted() {
    ObjectPlan* plan = nullptr;
    for (std::uint32_t animation = 0; animation < m_listed.size(); ++animation) {
      if (!m_listed[animation]) {
        plan = plan ? plan : begin(QString::fromLatin1(kNoObject));
        if (!plan) {
          return;
        }
        addClip(*plan, {}, animation);
      }
    }
    if (plan) {
      plan->restClip = restClipOf(plan->clips, m_model);
    }
  }

  void planUnused() {
    std::vector<bool> used(m_model.meshes.size());
    for (const ModelAnimation& animation : m_model.animations) {
      for (const std::uint32_t mesh : animation.frames) {
        if (mesh < used.size()) {
          used[mesh] = true;
        }
      }
    }
    const auto unused = static_cast<std::uint64_t>(std::ranges::count(used, false));
    if (unused == 0 || !m_budget.takeBytes(kClipBytes + unused * kPoseBytes)) {
      return;
    }
    if (ObjectPlan* plan = begin(QString::fromLatin1(kNoAnimation))) {
      for (std::uint32_t mesh = 0; mesh < used.size(); ++mesh) {
        if (!used[mesh]) {
          plan->meshes.push_back(mesh);
        }
      }
      std::vector<std::uint32_t> poses(plan->meshes.size());
      std::iota(poses.begin(), poses.end(), 0U);
      plan->clips.push_back({plan->name, std::nullopt, std::make_shared<const std::vector<std::uint32_t>>(poses)});
      plan->restClip = 0;
    }
  }

  void addClip(ObjectPlan& plan, const QString& prefix, std::uint32_t animation) {
    if (!m_budget.takeBytes(kClipBytes)) {
      return;
    }
    auto [known, first] = m_posesOf.try_emplace(animation);
    if (first) {
      known->second = posesOf(plan, m_model.animations[animation].frames);
    }
    plan.clips.push_back({prefix + shortName(m_model.animations[animation].name), animation, known->second});
  }

  Poses posesOf(ObjectPlan& plan, const std::vector<std::uint32_t>& frames) {
    std::vector<std::uint32_t> poses;
    if (m_budget.takeBytes(frames.size() * sizeof(std::uint32_t))) {
      poses.reserve(frames.size());
      for (const std::uint32_t mesh : frames) {
        if (mesh < m_model.meshes.size() && hasPose(plan, mesh)) {
          poses.push_back(m_poseOf[mesh]);
        }
      }
    }
    return std::make_shared<const std::vector<std::uint32_t>>(std::move(poses));
  }

  /// True if m_poseOf[mesh] is the mesh's pose in this plan, where it is put if there is room.
  bool hasPose(ObjectPlan& plan, std::uint32_t mesh) {
    const auto number = static_cast<std::uint32_t>(m_plans.size()); // of this plan, from 1
    if (m_planOf[mesh] != number) {
      if (!m_budget.takeBytes(kPoseBytes)) {
        return false;
      }
      m_planOf[mesh] = number;
      m_poseOf[mesh] = static_cast<std::uint32_t>(plan.meshes.size());
      plan.meshes.push_back(mesh);
    }
    return true;
  }

  const ModelFile& m_model;
  SceneBudget& m_budget;
  std::vector<ObjectPlan> m_plans;
  std::vector<std::uint32_t> m_poseOf; ///< by mesh, of the plan in m_planOf
  std::vector<std::uint32_t> m_planOf;
  std::vector<bool> m_listed;                         ///< by animation: some object lists it
  std::unordered_map<std::uint32_t, Poses> m_posesOf; ///< by animation, of the current plan
};

} // namespace

int ObjectPlan::restPose() const {
  return restClip == scene::kNone ? scene::kNone
                                  : static_cast<int>(clips[static_cast<std::size_t>(restClip)].poses->front());
}

std::vector<ObjectPlan> planObjects(const ModelFile& model, SceneBudget& budget) {
  return Planner(model, budget).run();
}

QString shortName(const QString& name) {
  return name.size() <= kLongestName ? name : name.first(kLongestName) + QChar(0x2026);
}

} // namespace vitrine::formats::diggles
