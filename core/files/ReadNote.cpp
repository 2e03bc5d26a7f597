#include "core/files/ReadNote.h"

namespace vitrine::files {
namespace {

thread_local ReadNote* t_innermost = nullptr;

} // namespace

ReadNote::ReadNote() : m_outer(t_innermost) {
  t_innermost = this;
}

ReadNote::~ReadNote() {
  t_innermost = m_outer;
}

void ReadNote::add(const QString& place, const QString& path) {
  if (t_innermost) {
    t_innermost->m_files.push_back({place, path});
  }
}

} // namespace vitrine::files
