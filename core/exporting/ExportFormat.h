#pragma once

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace vitrine::exporting {

/// Format that a scene can be written in.
enum class ExportFormat { Glb, Gltf, Fbx, Dae, Obj, Ply, Stl };

enum class PicturesAt { Inside, Beside, Nowhere };

/// Form in which light that is baked into a scene goes along.
enum class LightAs {
  Usual, ///< what usualLight() names for the scene and the format
  Nothing,
  VertexColors,
  Picture, ///< all lightmaps on one, with a set of texture coordinates of its own; of glTF, where there is any
  Atlas    ///< base colours with their light on one picture, in place of their own; of formats with pictures
};

/// Words for forms of light, on the command line and in settings.
struct LightWord {
  LightAs light;
  const char* word;
};
inline constexpr std::array kLightWords = {LightWord{LightAs::Usual, "usual"}, LightWord{LightAs::Nothing, "none"},
                                           LightWord{LightAs::VertexColors, "vertex"},
                                           LightWord{LightAs::Picture, "picture"}, LightWord{LightAs::Atlas, "unlit"}};

struct ExportFormatInfo {
  ExportFormat format;
  const char* extension; ///< without the dot; also its id
  const char* name;      ///< user text, QT_TRANSLATE_NOOP("vitrine::exporting", …)
  bool tree;             ///< keeps the tree of nodes; else all meshes stand where they are
  PicturesAt pictures;
  bool zUp;    ///< as what reads such files expects; else Y is up
  bool moves;  ///< with what bends and moves, with lights, cameras and properties; else as it is now
  bool colors; ///< with colours of vertices
};

inline constexpr std::array kExportFormats = {
    ExportFormatInfo{ExportFormat::Glb, "glb",
                     QT_TRANSLATE_NOOP("vitrine::exporting", "glTF 2.0 scene, all in one file"), true,
                     PicturesAt::Inside, false, true, true},
    ExportFormatInfo{ExportFormat::Gltf, "gltf",
                     QT_TRANSLATE_NOOP("vitrine::exporting", "glTF 2.0 scene with separate data and images"), true,
                     PicturesAt::Beside, false, true, true},
    ExportFormatInfo{ExportFormat::Fbx, "fbx", QT_TRANSLATE_NOOP("vitrine::exporting", "Autodesk FBX, all in one file"),
                     true, PicturesAt::Inside, false, false, true},
    ExportFormatInfo{ExportFormat::Dae, "dae", QT_TRANSLATE_NOOP("vitrine::exporting", "COLLADA with images"), true,
                     PicturesAt::Beside, false, false, true},
    ExportFormatInfo{ExportFormat::Obj, "obj",
                     QT_TRANSLATE_NOOP("vitrine::exporting", "Wavefront OBJ with MTL and images"), false,
                     PicturesAt::Beside, false, false, true},
    ExportFormatInfo{ExportFormat::Ply, "ply", QT_TRANSLATE_NOOP("vitrine::exporting", "Stanford PLY, triangles only"),
                     false, PicturesAt::Nowhere, true, false, true},
    ExportFormatInfo{ExportFormat::Stl, "stl", QT_TRANSLATE_NOOP("vitrine::exporting", "STL, triangles only"), false,
                     PicturesAt::Nowhere, true, false, false}};

constexpr const ExportFormatInfo& infoOf(ExportFormat format) {
  return kExportFormats[static_cast<std::size_t>(format)];
}

constexpr bool isGltf(ExportFormat format) {
  return format == ExportFormat::Glb || format == ExportFormat::Gltf;
}

/// Places that a format's pictures may have, its usual one first.
std::vector<PicturesAt> picturePlaces(ExportFormat format);

/// True if files of the format can hold light in that form.
bool carries(ExportFormat format, LightAs light);

/// The format a file name's ending asks for, in any case of letters.
std::optional<ExportFormat> exportFormatOf(const QString& path);

} // namespace vitrine::exporting
