#include "core/image/PictureNotes.h"

#include "core/image/ExrEncoder.h"
#include "core/image/PngTexts.h"

#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <array>

namespace vitrine::image {
namespace {

struct NamedNote {
  const char* name;
  QString PictureNotes::* note;
};

constexpr std::array kNotes = {
    NamedNote{"Vitrine-File", &PictureNotes::file}, NamedNote{"Vitrine-SHA-256", &PictureNotes::hash},
    NamedNote{"Vitrine-Camera", &PictureNotes::camera}, NamedNote{"Vitrine-View", &PictureNotes::view}};

/// Limit of a note, as bytes and as characters. Vitrine writes none that is longer.
constexpr qsizetype kLongestNote = 16 << 10;

constexpr QByteArrayView kExrMagic("\x76\x2f\x31\x01");
constexpr QByteArrayView kPngMagic("\x89PNG");
constexpr QByteArrayView kJpegMagic("\xff\xd8\xff");

QByteArray magicOf(const QString& path) {
  QFile file(path);
  return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) ? file.read(kExrMagic.size()) : QByteArray();
}

PictureNotes readExrNotes(const QString& path) {
  PictureNotes notes;
  for (const auto& [name, text] : readExrTexts(path)) {
    const auto known =
        std::ranges::find_if(kNotes, [&name](const NamedNote& each) { return name == QByteArrayView(each.name); });
    if (known != kNotes.end()) {
      notes.*known->note = QString::fromUtf8(text);
    }
  }
  return notes;
}

PictureNotes readPngNotes(const QString& path) {
  std::set<QByteArray> names;
  for (const NamedNote& known : kNotes) {
    names.insert(known.name);
  }
  const std::map<QByteArray, QString> texts = readPngTexts(path, names, kLongestNote);
  PictureNotes notes;
  for (const NamedNote& known : kNotes) {
    if (const auto text = texts.find(known.name); text != texts.end()) {
      notes.*known.note = text->second;
    }
  }
  return notes;
}

PictureNotes readJpegNotes(const QString& path) {
  QImageReader reader(path, "jpeg");
  PictureNotes notes;
  for (const NamedNote& known : kNotes) {
    notes.*known.note = reader.text(QLatin1String(known.name));
  }
  return notes;
}

/// Reads only kinds that carry notes. Other kinds may be read by plugins that are not made for hostile files.
PictureNotes readAnyNotes(const QString& path) {
  const QByteArray magic = magicOf(path);
  if (magic.startsWith(kExrMagic)) {
    return readExrNotes(path);
  }
  if (magic.startsWith(kPngMagic)) {
    return readPngNotes(path);
  }
  return magic.startsWith(kJpegMagic) ? readJpegNotes(path) : PictureNotes();
}

} // namespace

std::vector<std::pair<QString, QString>> namedNotes(const PictureNotes& notes) {
  std::vector<std::pair<QString, QString>> named;
  for (const NamedNote& known : kNotes) {
    if (const QString& text = notes.*known.note; !text.isEmpty()) {
      named.emplace_back(QLatin1String(known.name), text);
    }
  }
  return named;
}

std::optional<PictureNotes> readPictureNotes(const QString& path) {
  PictureNotes notes = readAnyNotes(path);
  for (const NamedNote& known : kNotes) {
    if ((notes.*known.note).size() > kLongestNote) {
      (notes.*known.note).clear();
    }
  }
  return notes.view.isEmpty() ? std::nullopt : std::optional(notes);
}

} // namespace vitrine::image
