#include "core/exporting/SceneExporter.h"

#include "core/exporting/BlenderScript.h"
#include "core/exporting/ExportNames.h"
#include "core/exporting/ExportScope.h"
#include "core/exporting/ExportTexts.h"
#include "core/exporting/FileSet.h"
#include "core/exporting/LeftOut.h"
#include "core/exporting/ModelBuilder.h"
#include "core/exporting/WriterModule.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::exporting {
namespace {

QString extensions() {
  QStringList list;
  for (const ExportFormatInfo& info : kExportFormats) {
    list << QLatin1Char('.') + QLatin1String(info.extension);
  }
  return list.join(QStringLiteral(", "));
}

Result<ExportFormat> formatFor(const ExportTarget& target) {
  const auto format = exportFormatOf(target.path);
  if (!format) {
    return std::unexpected(Error::of(ErrorCode::Unsupported,
                                     ExportTexts::tr("the name must end in one of these: %1").arg(extensions()),
                                     target.path));
  }
  if (target.light == LightAs::Picture && !isGltf(*format)) {
    return std::unexpected(Error::of(ErrorCode::Unsupported,
                                     ExportTexts::tr("lightmaps as an image are only supported for .glb and .gltf"),
                                     target.path));
  }
  if (target.light == LightAs::Atlas && !carries(*format, LightAs::Atlas)) {
    return std::unexpected(Error::of(
        ErrorCode::Unsupported, ExportTexts::tr("light in images needs a format that supports images"), target.path));
  }
  const std::vector<PicturesAt> places = picturePlaces(*format);
  if (target.pictures && std::ranges::find(places, *target.pictures) == places.end()) {
    return std::unexpected(
        Error::of(ErrorCode::Unsupported, ExportTexts::tr("this format cannot store images there"), target.path));
  }
  return *format;
}

QString lightmapsName(const QString& name) {
  return name + QStringLiteral("_lightmaps.png");
}

QString scriptName(const QString& name) {
  return name + QStringLiteral(".blender.py");
}

/// All files that come out, each with its place: the main file, what was written beside it, the pictures.
FileSet filesOf(const QString& path, const QString& name, const ModelWriter::Written& written,
                const ExportModel& model) {
  FileSet files;
  files.main = path;
  files.content = written.files.front().second;
  for (std::size_t i = 1; i < written.files.size(); ++i) {
    files.others.push_back(written.files[i]);
  }
  for (const ExportTexture& texture : model.textures) {
    if (!texture.file.isEmpty()) {
      files.others.emplace_back(texture.file, texture.coded);
    }
  }
  if (!model.lightmaps.coded.isEmpty()) {
    const QString picture = lightmapsName(name);
    files.others.emplace_back(picture, model.lightmaps.coded);
    files.others.emplace_back(scriptName(name),
                              blenderScript(QFileInfo(path).fileName(), picture, model.lightmaps.range));
  }
  return files;
}

} // namespace

Result<ExportFormat> checkExport(const ExportTarget& target, const QString& input) {
  const auto format = formatFor(target);
  if (!format) {
    return format;
  }
  if (const QFileInfo info(target.path);
      info.exists() && info.canonicalFilePath() == QFileInfo(input).canonicalFilePath()) {
    return std::unexpected(
        Error::of(ErrorCode::WriteFailed, ExportTexts::tr("this is the opened file itself"), target.path));
  }
  const auto able = checkTarget(target.path, target.overwrite);
  return able ? format : std::unexpected(able.error());
}

QStringList existingFiles(const ExportTarget& target) {
  const auto format = exportFormatOf(target.path);
  if (!format) {
    return {};
  }
  const QString name = plainName(QFileInfo(target.path).completeBaseName());
  QStringList beside;
  if (*format == ExportFormat::Gltf) {
    beside << name + QStringLiteral(".bin");
  }
  if (*format == ExportFormat::Obj) {
    beside << name + QStringLiteral(".mtl");
  }
  if (target.pictures.value_or(infoOf(*format).pictures) == PicturesAt::Beside) {
    beside << textureFolder(name);
  }
  if (target.light == LightAs::Picture) {
    beside << lightmapsName(name) << scriptName(name);
  }
  QStringList existing;
  const QDir folder = QFileInfo(target.path).dir();
  for (const QString& file : QStringList(QFileInfo(target.path).fileName()) + beside) {
    const QFileInfo info(folder.filePath(file));
    if (info.exists() && !(info.isDir() && QDir(info.filePath()).isEmpty())) {
      existing << info.filePath();
    }
  }
  return existing;
}

Result<Exported> exportScene(const ScenePtr& scene, const scene::SceneAssets& assets, const SceneState& state,
                             const ExportTarget& target, Progress& progress) {
  const auto format = formatFor(target);
  if (!format) {
    return std::unexpected(format.error());
  }
  const auto writer = modelWriter();
  if (!writer) {
    return std::unexpected(writer.error());
  }
  const QString name = plainName(QFileInfo(target.path).completeBaseName());
  const auto build = [&](LightAs light) {
    return buildModel(scene, assets, state, *format, name, progress, {light, target.pictures, target.structure});
  };
  LightAs light = target.light == LightAs::Usual ? usualLight(*scene, *format) : target.light;
  auto model = build(light);
  const bool mayChange = target.light == LightAs::Usual && light == LightAs::Atlas;
  if (!model && mayChange && model.error().code == ErrorCode::LimitReached) {
    light = LightAs::VertexColors; // has room in every file
    model = build(light);
  }
  if (!model) {
    return std::unexpected(model.error());
  }
  progress.step(ExportTexts::tr("Writing"));
  const ModelWriter::Written written = (*writer)->write(*model, *format, name);
  if (!written.problem.isEmpty() || written.files.empty()) {
    return std::unexpected(Error::of(ErrorCode::WriteFailed,
                                     ExportTexts::tr("it could not be written: %1").arg(written.problem), target.path));
  }
  progress.check();
  if (const auto there = writeFiles(filesOf(target.path, name, written, *model), target.overwrite); !there) {
    return std::unexpected(there.error());
  }
  return Exported{leftOut(*scene, assets, *format, light)};
}

} // namespace vitrine::exporting
