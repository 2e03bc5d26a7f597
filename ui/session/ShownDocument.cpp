#include "ui/session/ShownDocument.h"

namespace vitrine::ui {

std::vector<files::MissingFile> ShownDocument::missing() const {
  std::vector<files::MissingFile> all = m_reading ? document()->missing : std::vector<files::MissingFile>();
  all.insert(all.end(), m_findings.missing.begin(), m_findings.missing.end());
  return all;
}

const links::LinkIndex& ShownDocument::links() const {
  if (!m_links) {
    m_links.emplace(m_shown.document(), m_shown.scene());
  }
  return *m_links;
}

} // namespace vitrine::ui
