#pragma once

#include "core/structure/RecordLayout.h"

#include <array>

namespace vitrine::formats::source {

/// Names of the bits of VtfHeader::flags, as tools print them. 0x40 and 0x80000 changed their meaning with the
/// versions.
inline constexpr auto kVtfFlagNames = std::to_array<structure::FlagName>({{0x1, "POINTSAMPLE"},
                                                                          {0x2, "TRILINEAR"},
                                                                          {0x4, "CLAMPS"},
                                                                          {0x8, "CLAMPT"},
                                                                          {0x10, "ANISOTROPIC"},
                                                                          {0x20, "HINT_DXT5"},
                                                                          {0x40, "SRGB_OR_NOCOMPRESS"},
                                                                          {0x80, "NORMAL"},
                                                                          {0x100, "NOMIP"},
                                                                          {0x200, "NOLOD"},
                                                                          {0x400, "ALL_MIPS"},
                                                                          {0x800, "PROCEDURAL"},
                                                                          {0x1000, "ONEBITALPHA"},
                                                                          {0x2000, "EIGHTBITALPHA"},
                                                                          {0x4000, "ENVMAP"},
                                                                          {0x8000, "RENDERTARGET"},
                                                                          {0x10000, "DEPTHRENDERTARGET"},
                                                                          {0x20000, "NODEBUGOVERRIDE"},
                                                                          {0x40000, "SINGLECOPY"},
                                                                          {0x80000, "SRGB"},
                                                                          {0x100000, "PREMULTCOLORBYONEOVERMIPLEVEL"},
                                                                          {0x200000, "NORMALTODUDV"},
                                                                          {0x400000, "ALPHATESTMIPGENERATION"},
                                                                          {0x800000, "NODEPTHBUFFER"},
                                                                          {0x1000000, "NICEFILTERED"},
                                                                          {0x2000000, "CLAMPU"},
                                                                          {0x4000000, "VERTEXTEXTURE"},
                                                                          {0x8000000, "SSBUMP"},
                                                                          {0x20000000, "BORDER"}});

/// Names of the resources of 7.3 and later, by their tags.
inline constexpr auto kVtfResourceNames = std::to_array<structure::FlagName>({{0x000001, "thumbnail"},
                                                                              {0x000030, "image"},
                                                                              {0x000010, "particle sheet"},
                                                                              {0x00002B, "hotspots"},
                                                                              {0x435243, "CRC"},
                                                                              {0x444F4C, "LOD"},
                                                                              {0x4F5354, "TSO"},
                                                                              {0x44564B, "KVD"},
                                                                              {0x435841, "AXC"}});

} // namespace vitrine::formats::source
