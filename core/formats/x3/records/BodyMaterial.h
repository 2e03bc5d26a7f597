#pragma once

#include "core/base/ByteRange.h"
#include "core/structure/RecordLayout.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::formats::x3 {

/// A named parameter of an effect.
struct EffectValue {
  /// Numbers are those of the binary form.
  enum class Type : std::uint16_t {
    Long = 0,
    Bool = 1,
    Float = 2,
    Float2 = 3,
    Float3 = 4,
    Float4 = 5,
    Matrix3 = 6,
    Matrix4 = 7,
    String = 8
  };

  QString name;
  Type type = Type::Long;
  QString text;                ///< String
  std::vector<double> numbers; ///< all others
  ByteRange where;             ///< from its name to its last value
};

/// Names of the types.
inline constexpr auto kValueTypes = std::to_array<structure::FlagName>({{0, "SPTYPE_LONG"},
                                                                        {1, "SPTYPE_BOOL"},
                                                                        {2, "SPTYPE_FLOAT"},
                                                                        {3, "SPTYPE_FLOAT2"},
                                                                        {4, "SPTYPE_FLOAT3"},
                                                                        {5, "SPTYPE_FLOAT4"},
                                                                        {6, "SPTYPE_MATRIX3"},
                                                                        {7, "SPTYPE_MATRIX4"},
                                                                        {8, "SPTYPE_STRING"}});

/// Number of numbers of a type; 0 for String.
std::size_t numberCount(EffectValue::Type type);
/// The type of this name without regard to case.
std::optional<EffectValue::Type> valueTypeNamed(const QString& name);

inline constexpr std::uint32_t kMaterialDestBlend = 0x2;
inline constexpr std::uint32_t kMaterialWire = 0x8;
inline constexpr std::uint32_t kMaterialTwoSided = 0x10;
inline constexpr std::uint32_t kMaterialEffect = 0x2000000;
inline constexpr auto kMaterialFlags = std::to_array<structure::FlagName>({{kMaterialDestBlend, "destination blend"},
                                                                           {kMaterialWire, "wire"},
                                                                           {kMaterialTwoSided, "two-sided"},
                                                                           {kMaterialEffect, "effect"}});

/// A material as the body says it: one of the classic forms with fixed fields, or an effect with parameters.
struct BodyMaterial {
  enum class Kind { Material, Material3, Material5, Material6, Effect };

  struct Map {
    QString name;
    int value = 0;
  };

  Kind kind = Kind::Material6;
  std::int32_t index = 0; ///< as it says; MATERIAL5 and 6 are referred to by position
  std::uint32_t flags = 0;
  QString texture;             ///< a name or a number; empty, "0" and "NULL" are none
  std::array<int, 9> colors{}; ///< ambient, diffuse, specular; 0…255
  int transparency = 0;
  int selfIllumination = 0;
  int shininess = 0;
  int strength = 0;
  bool destBlend = false;
  bool twoSided = false;
  bool wire = false;
  int textureValue = 0;
  std::array<Map, 5> maps{};       ///< environment, bump, light, and two more of MATERIAL6
  int technique = 0;               ///< Effect
  QString effect;                  ///< Effect: its file, "argon.fx"
  std::vector<EffectValue> values; ///< Effect
  ByteRange where;

  bool isEffect() const { return kind == Kind::Effect; }
  /// The parameter of this name without regard to case; null: there is none.
  const EffectValue* value(QStringView name) const;
};

/// "MATERIAL6" as text has it, "MAT6" as binary files do.
QString kindName(BodyMaterial::Kind kind, bool binary);

} // namespace vitrine::formats::x3
