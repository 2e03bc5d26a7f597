#include "core/formats/x3/records/TextScene.h"

#include "core/base/Translate.h"
#include "core/formats/x3/records/TextBody.h"
#include "core/formats/x3/records/TextFrames.h"

#include <QSet>

namespace vitrine::formats::x3 {
namespace {

/// Each has a section.
constexpr std::size_t kMostNotes = 1'000'000;

class SceneReader {
public:
  explicit SceneReader(TextReading& reading) : m_reading(reading), m_lexer(reading.lexer), m_frames(reading) {}

  SceneFile read() {
    for (char next = m_lexer.peek(); next != 0; next = m_lexer.peek()) {
      m_reading.step();
      if (next == '{') {
        readFrame();
      } else if (m_lexer.atWord()) {
        readStatement();
      } else if (!m_lexer.take(';')) {
        m_reading.refuse(QT_TRANSLATE_NOOP("formats", "a path, a frame or one of their fields"));
        m_lexer.skipStatement();
      }
      if (path()) {
        path()->where.size = m_reading.rangeFrom(m_pathStart).size;
      }
    }
    endPath();
    m_scene.paths.shrink_to_fit();
    return std::move(m_scene);
  }

private:
  ScenePath* path() { return m_scene.paths.empty() ? nullptr : &m_scene.paths.back(); }

  void readStatement() {
    const std::size_t start = m_lexer.offset();
    const std::string_view word = m_lexer.word();
    if (word == "P") {
      readPath(start);
    } else if (word == "VER:") {
      m_scene.version = number();
    } else if (!path()) {
      m_reading.complaints.unknownStatement(word, start);
      m_lexer.skipStatement();
    } else if (!readField(word) && !readFlags(word)) {
      m_reading.complaints.unknownStatement(word, start);
      m_lexer.skipStatement();
    }
  }

  /// Tells what is wrong, and leaves out what is no number.
  std::int32_t number() {
    const std::int64_t read = m_lexer.integer();
    skipDamage();
    return toInt32(read);
  }

  QString text() {
    const QString read = m_lexer.text();
    skipDamage();
    return read;
  }

  void skipDamage() {
    const auto surprise = m_lexer.recover();
    if (surprise) {
      m_reading.complaints.tell(*surprise);
      if (!surprise->endMissing) {
        m_lexer.skipStatement();
      }
    }
  }

  void readPath(std::size_t start) {
    endPath();
    if (m_scene.paths.size() >= m_reading.limits.maxNodes) {
      m_reading.complaints.damage(base::translate("formats", "too many paths; the rest is not read"), start, 1);
      m_lexer.moveTo(m_lexer.size());
      return;
    }
    m_pathStart = start;
    m_scene.paths.emplace_back().where = m_reading.complaints.rangeOf(start, 0);
    path()->id = number();
  }

  void endPath() {
    ScenePath* ended = path();
    if (ended && ended->frames.empty()) {
      m_reading.complaints.countedDamage("no frame", base::translate("formats", "path %1 has no frame").arg(ended->id),
                                         m_pathStart, static_cast<std::size_t>(ended->where.size));
    }
  }

  bool readField(std::string_view word) {
    if (word == "B") {
      path()->body = *m_known.insert(text());
    } else if (word == "N") {
      path()->name = text();
    } else if (word == "F") {
      path()->parent = number();
    } else if (word == "C") {
      const std::int64_t cockpit = m_lexer.integer();
      skipDamage();
      path()->cockpit = static_cast<std::uint32_t>(cockpit);
    } else if (word == "T") {
      readNotes();
    } else if (word == "L") {
      readInlineBody();
    } else {
      return false;
    }
    return true;
  }

  /// Letters stand alone, with or without blanks between them; some end them with a ';'.
  bool readFlags(std::string_view word) {
    if (word.find_first_not_of(kPathLetters) != word.npos) {
      return false;
    }
    QString flags = path()->flags;
    for (const char letter : word) {
      if (!flags.contains(QLatin1Char(letter))) {
        flags += QLatin1Char(letter);
      }
    }
    path()->flags = *m_known.insert(flags);
    m_lexer.take(';');
    return true;
  }

  void readNotes() {
    std::vector<Note> track;
    for (;;) {
      m_reading.step();
      m_lexer.peek();
      const std::size_t start = m_lexer.offset();
      Note note;
      note.time = toInt32(m_lexer.integer());
      if (!m_lexer.ok() || note.time < 0) {
        break;
      }
      note.text = m_lexer.text();
      note.where = m_reading.rangeFrom(start);
      if (++m_notes <= kMostNotes) {
        track.push_back(std::move(note));
      } else {
        m_reading.complaints.countedDamage("notes", base::translate("formats", "too many notes; the rest is left out"),
                                           start, 1);
      }
    }
    m_reading.tellSurprise();
    path()->noteTracks.push_back(std::move(track));
  }

  void readInlineBody() {
    if (m_lexer.peek() != '{') {
      m_lexer.surprise(QT_TRANSLATE_NOOP("formats", "\"{\" and a body"));
      skipDamage();
      return;
    }
    m_lexer.take('{');
    Body body = x3::readInlineBody(m_reading);
    if (!m_lexer.take('}')) {
      m_lexer.surprise(QT_TRANSLATE_NOOP("formats", "\"}\" after the body"));
      m_reading.tellSurprise();
    }
    if (path()->inlineBody) {
      m_reading.complaints.countedDamage(
          "second body", base::translate("formats", "a path has a second body; it is left out"),
          static_cast<std::size_t>(body.where.offset - m_reading.complaints.rangeOf(0, 0).offset), 1);
      return;
    }
    path()->inlineBody = m_scene.inlineBodies.size();
    m_scene.inlineBodies.push_back(std::move(body));
  }

  void readFrame() {
    const std::size_t start = m_lexer.offset();
    ScenePath* owner = path();
    const Frame* before = owner && !owner->frames.empty() ? &owner->frames.back() : nullptr;
    const auto frame = m_frames.read(before);
    if (!owner) {
      m_reading.complaints.countedDamage(
          "frame", base::translate("formats", "expected a path, found a frame; it is left out"), start, 1);
    } else if (frame && ++m_frameCount > m_reading.limits.maxRecords) {
      m_reading.complaints.countedDamage("frames", base::translate("formats", "too many frames; the rest is left out"),
                                         start, 1);
    } else if (frame) {
      addFrame(*owner, *frame, start);
    }
  }

  void addFrame(ScenePath& owner, const Frame& frame, std::size_t start) {
    RecordRun& run = owner.frameRecords;
    if (run.starts.empty()) {
      run.where = m_reading.complaints.rangeOf(start, 0);
      m_firstFrame = start;
    }
    run.where.size = m_reading.rangeFrom(m_firstFrame).size;
    run.starts.push_back(static_cast<std::uint32_t>(start - m_firstFrame));
    owner.frames.push_back(frame);
  }

  TextReading& m_reading;
  TextLexer& m_lexer;
  FrameReader m_frames;
  SceneFile m_scene;
  std::size_t m_pathStart = 0;
  std::size_t m_firstFrame = 0;
  std::size_t m_frameCount = 0;
  std::size_t m_notes = 0;
  QSet<QString> m_known; ///< bodies and flags: many paths have the same, and share the text
};

} // namespace

SceneFile readTextScene(const Bytes& text, const ByteRange& where, const Limits& limits, Diagnostics& diagnostics,
                        base::Progress* progress) {
  const Bytes readable = readablePart(text, where, diagnostics);
  TextReading reading(readable.span(), where, limits, diagnostics, progress);
  SceneFile scene = SceneReader(reading).read();
  scene.info = reading.comments.info();
  scene.where = where;
  return scene;
}

} // namespace vitrine::formats::x3
