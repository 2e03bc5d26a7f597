#include "resources/demos/source/MdlAnimation.h"

#include <algorithm>

namespace vitrine::demos {

namespace {

constexpr std::uint32_t kSteps = 0x08;      // rotations in steps from the bone's own
constexpr std::uint32_t kQuaternion = 0x20; // 64 bits
constexpr std::size_t kLongestRun = 255;

void addQuaternion(ByteWriter& out, const Quaternion& turn) {
  std::uint64_t bits = 0;
  int shift = 0;
  for (const double part : {turn.x, turn.y, turn.z}) {
    const long long value = std::clamp(std::llround(part * 1048576.5) + 1048576, 0LL, 2097151LL);
    bits |= static_cast<std::uint64_t>(value) << shift;
    shift += 21;
  }
  if (turn.w < 0)
    bits |= 1ull << 63;
  out.u32(static_cast<std::uint32_t>(bits));
  out.u32(static_cast<std::uint32_t>(bits >> 32));
}

/// Runs of a count of values, a count of frames, and the values; the last value holds for the frames left over.
void addRuns(ByteWriter& out, const std::vector<int>& values) {
  for (std::size_t at = 0; at < values.size();) {
    const std::size_t frames = std::min(kLongestRun, values.size() - at);
    std::size_t stored = frames;
    while (stored > 1 && values[at + stored - 1] == values[at + stored - 2])
      --stored;
    out.u8(static_cast<std::uint32_t>(stored));
    out.u8(static_cast<std::uint32_t>(frames));
    for (std::size_t i = 0; i < stored; ++i)
      out.i16(values[at + i]);
    at += frames;
  }
}

Bytes stepsOf(const PropBone& bone, const PropSequence& sequence, int number) {
  ByteWriter out;
  ByteWriter runs;
  for (int axis = 0; axis < 3; ++axis) {
    std::vector<int> values;
    for (const std::vector<Vec3>& frame : sequence.rotations)
      values.push_back(static_cast<int>(std::lround((frame[number][axis] - bone.rotation[axis]) / kRotationStep)));
    const bool still = std::ranges::all_of(values, [](int value) { return value == 0; });
    out.u16(still ? 0 : static_cast<std::uint32_t>(6 + runs.size()));
    if (!still)
      addRuns(runs, values);
  }
  out.bytes(runs.data());
  return out.take();
}

} // namespace

Bytes animationOf(const std::vector<PropBone>& bones, const PropSequence& sequence) {
  ByteWriter out;
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const bool still = std::ranges::all_of(
        sequence.rotations, [&](const std::vector<Vec3>& frame) { return frame[i] == sequence.rotations.front()[i]; });
    ByteWriter data;
    if (still)
      addQuaternion(data, quaternionOf(sequence.rotations.front()[i]));
    else
      data.bytes(stepsOf(bones[i], sequence, static_cast<int>(i)));
    data.alignTo(2);
    out.u8(static_cast<std::uint32_t>(i));
    out.u8(still ? kQuaternion : kSteps);
    out.u16(i + 1 < bones.size() ? static_cast<std::uint32_t>(4 + data.size()) : 0);
    out.bytes(data.data());
  }
  return out.take();
}

} // namespace vitrine::demos
