#include "core/base/Translate.h"
#include "core/formats/source/mdl/scene/MdlSceneBuild.h"

#include <QtGlobal>

#include <map>

namespace vitrine::formats::source {
namespace {

using PoseList = std::shared_ptr<const std::vector<std::uint32_t>>;

/// Poses of the animated model that a sequence's frames became; null: the frames are missing.
struct Shown {
  PoseList poses;
  PoseList looped; ///< without the last, which is the first again
  QString missing; ///< why the frames are
};

class ClipMaker {
public:
  explicit ClipMaker(SceneBuild& build) : m_build(build) {}

  void add() {
    addFigure();
    for (std::size_t i = 0; i < m_build.parts.sequences.size(); ++i) {
      m_build.context.progress.check();
      addSequence(i);
    }
    noteLeftOut();
  }

private:
  scene::AnimatedModel& animatedModel() { return m_build.scene.motion.animatedModels.front(); }

  /// The whole model, with the pose it rests in.
  void addFigure() {
    scene::AnimatedModel made;
    made.name = m_build.scene.nodes.front().name;
    made.node = 0;
    made.posed = m_build.bones;
    made.poses.push_back(poseOf(m_build.rest.bones));
    made.restPose = 0;
    m_build.scene.motion.animatedModels.push_back(std::move(made));
  }

  scene::KeyPose poseOf(std::span<const BonePose> bones) const {
    scene::KeyPose pose;
    pose.places.reserve(bones.size());
    for (std::size_t i = 0; i < bones.size(); ++i) {
      pose.places.push_back(placeOf(m_build.bones[i], bones[i]));
    }
    return pose;
  }

  void addSequence(std::size_t index) {
    const MdlSequence& sequence = m_build.parts.sequences[index];
    if (sequence.animation < 0) {
      ++m_leftOut[base::translate("formats", "they refer to no animation")];
      return;
    }
    const MdlAnimation& animation = m_build.parts.animations[static_cast<std::size_t>(sequence.animation)];
    const Shown& shown = framesOf(sequence.animation);
    if (!shown.poses) {
      return;
    }
    const bool loops = (sequence.flags & kAnimationLoops) != 0 && animation.frames > 1;
    scene::Animation made;
    made.name = sequence.name;
    made.animatedModel = 0;
    made.poses = loops ? shown.looped : shown.poses;
    made.frames = static_cast<int>(made.poses->size());
    made.duration =
        made.frames / (animation.framesPerSecond > 0 ? static_cast<double>(animation.framesPerSecond) : kUsualRate);
    made.loops = loops;
    made.record = m_build.records.of(MdlTable::Sequences, index);
    addProperties(sequence, animation, made);
    addMarks(sequence, made);
    const bool startsAtRest = index == 0 && !m_build.rest.isGuessed;
    const scene::AnimationIndex added = m_build.scene.motion.animations.add(std::move(made));
    m_build.scene.motion.startAnimation = startsAtRest ? added : m_build.scene.motion.startAnimation;
  }

  static void addProperties(const MdlSequence& sequence, const MdlAnimation& animation, scene::Animation& made) {
    const auto add = [&made](const char* key, const QString& value) {
      if (!value.isEmpty()) {
        made.properties.push_back({QString::fromLatin1(key), value, made.record, {}, {}, nullptr, true});
      }
    };
    add(QT_TRANSLATE_NOOP("formats", "activity"), sequence.activity);
    add(QT_TRANSLATE_NOOP("formats", "animation"), animation.name);
    if (sequence.blends > 1) {
      add(QT_TRANSLATE_NOOP("formats", "blended animations"), QString::number(sequence.blends));
    }
    if ((animation.flags & kAnimationIsDelta) != 0) {
      add(QT_TRANSLATE_NOOP("formats", "layered"), base::translate("formats", "the rest pose"));
    }
  }

  static void addMarks(const MdlSequence& sequence, scene::Animation& made) {
    for (const MdlEvent& event : sequence.events) {
      if (event.cycle >= 0 && event.cycle <= 1) {
        made.marks.push_back({static_cast<double>(event.cycle) * made.duration, event.text, made.record});
      }
    }
    std::ranges::stable_sort(made.marks, {}, &scene::Mark::time);
  }

  /// Sequences that show the same animation share its poses.
  const Shown& framesOf(std::int32_t animation) {
    const auto [known, first] = m_shown.try_emplace(animation);
    Shown& shown = known->second;
    if (first) {
      shown = readAnimation(m_build.parts.animations[static_cast<std::size_t>(animation)]);
    }
    if (!shown.poses) {
      ++m_leftOut[shown.missing];
    }
    return shown;
  }

  Shown readAnimation(const MdlAnimation& animation) {
    const std::uint64_t bones = m_build.bones.size();
    if (animation.frames == 0) {
      return {nullptr, nullptr, base::translate("formats", "they have no frames")};
    }
    if (animation.frames > UINT32_MAX / 4 ||
        !m_build.budget.takeBytes(animation.frames * (bones * kPoseBytes + sizeof(scene::KeyPose)))) {
      return {nullptr, nullptr, base::translate("formats", "all frames together exceed the limit")};
    }
    auto frames = readFrames(m_build.parts.mdl, animation, m_build.parts.aniBytes, 0, animation.frames);
    return frames ? poses(animation, *frames) : Shown{nullptr, nullptr, frames.error().message};
  }

  Shown poses(const MdlAnimation& animation, BoneFrames& frames) {
    const std::size_t bones = m_build.bones.size();
    const bool delta = (animation.flags & kAnimationIsDelta) != 0;
    auto list = std::make_shared<std::vector<std::uint32_t>>();
    for (std::uint32_t frame = 0; frame < animation.frames; ++frame) {
      const std::span<BonePose> of(frames.data() + frame * bones, bones);
      for (std::size_t bone = 0; delta && bone < bones; ++bone) {
        of[bone] = withDelta(m_build.rest.bones[bone], of[bone], animation.flags);
      }
      list->push_back(static_cast<std::uint32_t>(animatedModel().poses.size()));
      animatedModel().poses.push_back(poseOf(of));
    }
    auto looped = std::make_shared<std::vector<std::uint32_t>>(list->begin(), list->end() - (list->size() > 1 ? 1 : 0));
    return {std::move(list), std::move(looped), {}};
  }

  void noteLeftOut() {
    for (const auto& [reason, count] : m_leftOut) {
      m_build.context.diagnostics.note(
          base::translate("formats", "%1 sequences cannot be played: %2").arg(count).arg(reason),
          mdlTableRange(MdlTable::Sequences, m_build.parts.mdl.header));
    }
    if (const std::uint32_t included = m_build.parts.mdl.header.table(MdlTable::IncludeModels).count) {
      m_build.context.diagnostics.note(
          base::translate("formats", "sequences of %1 included models are not shown").arg(included),
          mdlTableRange(MdlTable::IncludeModels, m_build.parts.mdl.header));
    }
  }

  static constexpr double kUsualRate = 30;
  static constexpr std::uint64_t kPoseBytes = sizeof(scene::PlaceKey) + sizeof(BonePose);

  SceneBuild& m_build;
  std::map<std::int32_t, Shown> m_shown; ///< by animation
  std::map<QString, int> m_leftOut;      ///< sequences by why they cannot be played
};

} // namespace

void addClips(SceneBuild& build) {
  if (build.bones.empty() || build.parts.mdl.header.has(kMdlStaticProp)) {
    return;
  }
  ClipMaker(build).add();
  const auto text = [](const char* label) { return QString::fromLatin1(label); };
  build.scene.controls.push_back(
      scene::choice({"pose", QT_TRANSLATE_NOOP("formats", "Pose"), QT_TRANSLATE_NOOP("formats", "Motion")},
                    {text(QT_TRANSLATE_NOOP("formats", "As stored")), text(QT_TRANSLATE_NOOP("formats", "As bound"))},
                    scene::BindPoseTarget{}));
}

} // namespace vitrine::formats::source
