#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace vitrine::demos::vgo {

using Json = nlohmann::ordered_json;

enum class Handedness { Right = 1, Left = 2 };
enum class UvOrigin { TopLeft = 1, BottomLeft = 2 };
enum class Crypt {
  None,
  Base64,
  AesInside, ///< AES-128, the key kept in the file
  AesBeside, ///< AES-256, the key in a .vgk
};

/// Form that a scene is written in.
struct FileForm {
  int minor = 5;
  Handedness handedness = Handedness::Left;
  UvOrigin uvOrigin = UvOrigin::BottomLeft;
  bool bson = false; ///< else JSON
  Crypt crypt = Crypt::None;
  bool resourceBeside = false; ///< in a .bin
};

/// The documents of a file and the bytes its accessors count in.
struct FileParts {
  Json asset;
  Json layout;
  Json accessors = Json::array();
  Bytes resource;
};

struct MadeFile {
  std::string path;
  Bytes data;
};

/// The .vgo, first, and what has to lie beside it; `name` without extension. Throws std::runtime_error when libcrypto
/// does not encrypt.
std::vector<MadeFile> filesOf(const std::string& name, const FileParts& parts, const FileForm& form);

} // namespace vitrine::demos::vgo
