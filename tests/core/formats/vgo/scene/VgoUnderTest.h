#pragma once

#include "core/formats/vgo/assets/VgoPictures.h"
#include "core/formats/vgo/file/Accessors.h"
#include "core/formats/vgo/scene/VgoScene.h"
#include "core/structure/Json.h"
#include "tests/support/LoadFixture.h"

namespace vitrine::tests {

/// The scene of a VGO and all it was built from, without the format around it.
class VgoUnderTest {
public:
  /// A plain file of the samples: no crypt, and its resource inside. Of other people's, ask hasSample before.
  static std::unique_ptr<VgoUnderTest> ofSample(const QString& name);
  /// Of texts and bytes; a list of accessors that is empty is as "[]".
  static std::unique_ptr<VgoUnderTest> of(std::string_view layout, std::string_view accessors, const Bytes& resource,
                                          formats::vgo::Conventions conventions = {});

  void build();

  structure::JsonTree layout;
  std::unique_ptr<formats::vgo::Accessors> accessors;
  formats::vgo::Conventions conventions;
  formats::vgo::LayoutSections sections;
  LoadFixture fixture;
  ScenePtr scene; ///< null: `error` says why
  std::optional<Error> error;

  structure::JsonValueRef root() const { return structure::JsonValueRef(layout); }
  /// True if a diagnostic was told with these words in it.
  bool told(const QString& words) const;
  NodeIndex node(const QString& name) const;
  const scene::Material& material(const QString& name) const;
  const scene::Control* control(const QString& id) const;
};

bool hasSample(const QString& name);
/// Animated models of the samples, those of other people's where they are at hand.
const structure::Json& expectedSamples();

} // namespace vitrine::tests
