#include "resources/demos/vgo/VgoFile.h"

#include "resources/demos/vgo/Encryption.h"

#include <cmath>

namespace vitrine::demos::vgo {

namespace {

struct Chunk {
  std::string type; ///< three or four letters
  Bytes data;
};

Bytes bytesOf(const std::string& text) {
  ByteWriter out;
  out.text(text);
  return out.take();
}

/// JSON has no infinite numbers: they are quoted words.
Json withQuotedWords(const Json& value) {
  if (value.is_number_float() && !std::isfinite(value.get<double>()))
    return std::isnan(value.get<double>()) ? "NaN" : value.get<double>() > 0 ? "Infinity" : "-Infinity";
  if (!value.is_structured())
    return value;
  Json copy = value;
  for (Json& child : copy)
    child = withQuotedWords(child);
  return copy;
}

/// BSON knows documents alone at its top: a list is one with numbers for names.
Bytes bson(const Json& value) {
  Json document = Json::object();
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i)
      document[std::to_string(i)] = value[i];
  else
    document = value;
  const std::vector<std::uint8_t> coded = Json::to_bson(document);
  ByteWriter out;
  out.bytes(std::as_bytes(std::span(coded)));
  return out.take();
}

Bytes coded(const Json& value, const FileForm& form) {
  return form.bson ? bson(value) : bytesOf(withQuotedWords(value).dump());
}

/// Exporters leave absent members out of JSON, but write them as nulls in BSON.
Json layoutOf(const FileParts& parts, const FileForm& form) {
  Json layout = parts.layout;
  if (!form.bson)
    return layout;
  for (const char* list : {"skins", "meshes", "materials", "textures", "animationClips", "colliders", "clothes",
                           "lights", "particles", "springBoneInfo", "extensions"})
    if (!layout.contains(list))
      layout[list] = nullptr;
  for (Json& node : layout["nodes"])
    for (const char* member : {"tag", "animator", "animation", "rigidbody", "colliders", "meshRenderer",
                               "springBoneGroups", "skybox", "right", "children", "extensions"})
      if (!node.contains(member))
        node[member] = nullptr;
  return layout;
}

Bytes counted(std::size_t size, std::uint32_t factor, std::uint32_t first) {
  ByteWriter out;
  for (std::size_t i = 0; i < size; ++i)
    out.u8(static_cast<std::uint32_t>(i) * factor + first);
  return out.take();
}

/// The accessors, as the file keeps them, and what is told about that.
struct Locked {
  Bytes accessors;
  Json how; ///< null: they lie open
  Bytes keyBeside;
};

Locked locked(const Bytes& accessors, Crypt crypt) {
  if (crypt == Crypt::None)
    return {accessors, nullptr, {}};
  Json how = Json::object();
  how["algorithms"] = crypt == Crypt::Base64 ? "Base64" : "AES";
  if (crypt == Crypt::Base64)
    return {bytesOf(base64(accessors)), how, {}};
  const bool inside = crypt == Crypt::AesInside;
  const Bytes key = counted(inside ? 16 : 32, 7, 11);
  const Bytes iv = counted(16, 29, 3);
  if (inside)
    how["key"] = base64(key);
  how["iv"] = base64(iv);
  how["cipherMode"] = 1;  // CBC
  how["paddingMode"] = 2; // PKCS7
  return {encryptAes(accessors, key, iv), how, inside ? Bytes() : key};
}

void writeType(ByteWriter& out, const std::string& type) {
  out.text(type);
  out.zeros(4 - type.size());
}

/// Spaces may follow the plain JSON chunks, zero bytes all others: lengths are even.
std::size_t padding(const Chunk& chunk) {
  return chunk.data.size() % 2;
}

Bytes fileOf(const std::vector<Chunk>& chunks, const FileForm& form) {
  ByteWriter out;
  writeType(out, "VGO");
  out.u32(8);
  for (const int value : {2, form.minor, static_cast<int>(form.handedness), static_cast<int>(form.uvOrigin),
                          form.crypt == Crypt::None ? 0 : 1, form.crypt == Crypt::AesBeside ? 1 : 0, 0, 0})
    out.u8(static_cast<std::uint32_t>(value));
  writeType(out, "IDX");
  out.u32(static_cast<std::uint32_t>(16 * chunks.size()));
  std::size_t offset = out.size() + 16 * chunks.size();
  for (const Chunk& chunk : chunks) {
    const std::size_t size = 8 + chunk.data.size() + padding(chunk);
    writeType(out, chunk.type);
    out.u32(static_cast<std::uint32_t>(offset));
    out.u32(static_cast<std::uint32_t>(size));
    out.u32(static_cast<std::uint32_t>(padding(chunk)));
    offset += size;
  }
  for (const Chunk& chunk : chunks) {
    writeType(out, chunk.type);
    out.u32(static_cast<std::uint32_t>(chunk.data.size() + padding(chunk)));
    out.bytes(chunk.data);
    const bool isText = chunk.type.ends_with("PJ");
    if (padding(chunk) != 0)
      out.u8(isText ? ' ' : 0);
  }
  return out.take();
}

} // namespace

std::vector<MadeFile> filesOf(const std::string& name, const FileParts& parts, const FileForm& form) {
  const std::string end = form.bson ? "B" : "J";
  const Locked accessors = locked(coded(parts.accessors, form), form.crypt);
  const bool isLocked = form.crypt != Crypt::None;
  std::vector<MadeFile> beside;
  Chunk resource{"REPb", parts.resource};
  if (form.resourceBeside) {
    Json pointer = Json::object();
    pointer["uri"] = name + ".bin";
    pointer["byteLength"] = parts.resource.size();
    resource = {"REP" + end, coded(pointer, form)};
    beside.push_back({name + ".bin", parts.resource});
  }
  if (!accessors.keyBeside.empty())
    beside.push_back({name + ".vgk", accessors.keyBeside});
  const std::string list = (isLocked ? "RAC" : "RAP") + end;
  const std::string crypt = isLocked ? "CRA" + end : "";
  ByteWriter composer;
  for (const std::string& type :
       {"AIP" + end, std::string(), "LAP" + end, std::string(), list, crypt, resource.type, crypt})
    writeType(composer, type);
  std::vector<Chunk> chunks{{"COMP", composer.take()},
                            {"AIP" + end, coded(parts.asset, form)},
                            {"LAP" + end, coded(layoutOf(parts, form), form)},
                            {list, accessors.accessors}};
  if (isLocked)
    chunks.push_back({crypt, coded(accessors.how, form)});
  chunks.push_back(resource);
  beside.insert(beside.begin(), {name + ".vgo", fileOf(chunks, form)});
  return beside;
}

} // namespace vitrine::demos::vgo
