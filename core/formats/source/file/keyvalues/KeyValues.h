#pragma once

#include "core/base/ByteRange.h"
#include "core/base/Diagnostics.h"
#include "core/bytes/Bytes.h"

#include <QString>

#include <cstddef>
#include <span>
#include <vector>

namespace vitrine::formats::source {

/// One entry of a KeyValues text: `key value` or `key { … }`. Order and duplicates are kept. Ranges are places in the
/// document and leave quotes out; of a block, `valueRange` runs from its brace to its closing brace.
struct KeyValue {
  QString key;
  QString value; ///< empty for a block
  bool block = false;
  ByteRange keyRange = {};
  ByteRange valueRange = {};
  std::vector<KeyValue> children = {};

  /// The first child of this name, without regard to case; null when there is none.
  const KeyValue* find(QStringView name) const;
  /// The value of that child; empty when there is none.
  QString text(QStringView name) const;
};

/// The first entry of this name, without regard to case; null when there is none.
const KeyValue* findKey(std::span<const KeyValue> entries, QStringView name);
/// The entries in the block of this name; nothing when there is none.
std::span<const KeyValue> childrenOf(std::span<const KeyValue> entries, QStringView name);

struct KeyValueOptions {
  /// `\n`, `\t`, `\\` and `\"` inside quotes mean something: on in Steam's own files, off in materials and game
  /// descriptions, where backslashes are plain parts of paths.
  bool escapes = false;
  int maxDepth = 64;
  std::size_t maxEntries = 200'000;
};

/// Reads Valve's KeyValues text; docs/formats/source-assets.md, "KeyValues". Never fails: what can be read is returned,
/// what is wrong is told to `diagnostics` (may be null) with its place. UTF-8 (else Latin-1), or UTF-16LE with a byte
/// order mark. Entries whose condition (`[$X360]`) is false for a PC are left out. `where` is the text's place in the
/// document. Thread-safe.
std::vector<KeyValue> parseKeyValues(const Bytes& text, const KeyValueOptions& options, Diagnostics* diagnostics,
                                     const ByteRange& where = {});

} // namespace vitrine::formats::source
