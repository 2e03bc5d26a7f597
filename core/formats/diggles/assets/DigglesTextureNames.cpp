#include "core/formats/diggles/assets/DigglesTextureNames.h"

namespace vitrine::formats::diggles {
namespace {

/// "\\server\art\Haut.tga" -> "Haut".
QString baseName(const QString& path) {
  const qsizetype folder = std::max(path.lastIndexOf(QLatin1Char('/')), path.lastIndexOf(QLatin1Char('\\')));
  const QString file = path.sliced(folder + 1);
  const qsizetype dot = file.lastIndexOf(QLatin1Char('.'));
  return dot > 0 ? file.first(dot) : file;
}

} // namespace

QStringList pictureNames(const ModelMaterial& material) {
  QStringList names;
  for (const QString& name : {material.name, baseName(material.path)}) {
    if (!name.isEmpty() && !names.contains(name, Qt::CaseInsensitive)) {
      names << name;
    }
  }
  return names;
}

QString textureKey(const ModelMaterial& material) {
  return pictureNames(material).value(0);
}

TextureNames::TextureNames(const std::vector<ModelMaterial>& materials) {
  for (const ModelMaterial& material : materials) {
    const QStringList names = pictureNames(material);
    if (names.size() > 1) {
      QStringList& all = m_names[names.front().toLower()];
      all << (all.isEmpty() ? names : names.sliced(1));
      all.removeDuplicates();
    }
  }
}

QStringList TextureNames::of(const QString& key) const {
  return m_names.value(key.toLower(), {key});
}

} // namespace vitrine::formats::diggles
