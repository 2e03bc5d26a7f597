#pragma once

#include "core/bytes/ByteReader.h"
#include "core/formats/diggles/model/ModelFile.h"

namespace vitrine::formats::diggles {

/// Reads the parts of a file in their order, as far as they go.
class ModelReader {
public:
  ModelReader(const Bytes& bytes, SpaceId space);

  /// Call once.
  ModelFile read();

private:
  void readParts();
  void readHeader();
  void readMaterials();
  void readMeshes();
  void readMesh();
  void readObjects();
  void readAnimations();
  void readShadows();
  void readCmaps();
  void readArrays();
  void readLengths();
  void readAnchors();
  void readElements();
  void findLargestIndices();

  /// The part is reached: its count, of `counter` bytes, has just been read.
  void begin(ModelPart part, std::uint64_t declared, std::uint64_t counter);
  /// Keeps everything read so far, as it is whole.
  void keep();
  void endPart() { m_model.parts.back().whole = true; }
  /// Names the part being read, for messages: "mesh 3".
  void reading(const char* what, std::uint64_t number) { m_what = {what, number}; }
  void reading(const char* what) { m_what = {what, std::nullopt}; }
  /// Ends the reading with what is wrong at `position`.
  [[noreturn]] void failAt(std::uint64_t position, const QString& message) const;
  void stop(const Error& error);
  /// Refuses counts of records of `size` bytes that no file has room for.
  void checkCount(std::uint64_t count, std::uint64_t size, std::uint64_t position, const char* what) const;
  /// Records to make room for, where `declared` of at least `smallest` bytes are told.
  std::size_t room(std::uint64_t declared, std::uint64_t smallest) const;

  QString text();
  /// A u16 count and as many u32.
  std::vector<std::uint32_t> numbers();
  ByteRange since(std::uint64_t position) const;

  struct What {
    const char* name = "";
    std::optional<std::uint64_t> number;
  };

  ByteReader m_in;
  ModelFile m_model;
  ModelPart m_part = ModelPart::Header; ///< being read, reached or not
  What m_what;
  std::uint64_t m_kept = 0; ///< behind the last thing that is whole
};

} // namespace vitrine::formats::diggles
