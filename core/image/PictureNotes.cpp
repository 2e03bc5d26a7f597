#include "core/image/PictureNotes.h"

#include "core/image/ExrEncoder.h"

#include <QFile>
#include <QImageReader>

#include <array>

namespace vitrine::image {
namespace {

struct NamedNote {
  const char* name;
  QString PictureNotes::*note;
};

constexpr std::array kNotes = {
    NamedNote{"Vitrine-File", &PictureNotes::file}, NamedNote{"Vitrine-SHA-256", &PictureNotes::hash},
    NamedNote{"Vitrine-Camera", &PictureNotes::camera}, NamedNote{"Vitrine-View", &PictureNotes::view}};

/// Kinds that carry notes; others may be read by plugins that know little of hostile files.
constexpr std::array kWithNotes = {QLatin1String("png"), QLatin1String("jpeg")};

bool isExr(const QString& path) {
  constexpr std::array<char, 4> kMagic{0x76, 0x2f, 0x31, 0x01};
  QFile file(path);
  return file.open(QIODevice::ReadOnly) && file.read(kMagic.size()) == QByteArrayView(kMagic);
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
  if (isExr(path)) {
    const PictureNotes notes = readExrNotes(path);
    return notes.view.isEmpty() ? std::nullopt : std::optional(notes);
  }
  QImageReader reader(path);
  reader.setDecideFormatFromContent(true);
  if (std::ranges::find(kWithNotes, QLatin1String(reader.format())) == kWithNotes.end()) {
    return std::nullopt;
  }
  PictureNotes notes;
  for (const NamedNote& known : kNotes) {
    notes.*known.note = reader.text(QLatin1String(known.name));
  }
  return notes.view.isEmpty() ? std::nullopt : std::optional(notes);
}

} // namespace vitrine::image
