#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace vitrine::queries {

/// Equal objects that are each used by one thread at a time; another is made where all are in use. Thread-safe.
template <class T>
class Pool {
public:
  using Maker = std::function<std::unique_ptr<T>()>;

  /// `make` is called on the thread that needs an object, by several at a time.
  Pool(std::unique_ptr<T> first, Maker make) : m_make(std::move(make)) { m_free.push_back(std::move(first)); }

  /// Calls `use` with an object that no other thread has meanwhile. One that `use` threw out of is not used again.
  template <class Use>
  void lend(Use use) {
    std::unique_ptr<T> object = take();
    use(*object);
    const std::lock_guard lock(m_mutex);
    m_free.push_back(std::move(object));
  }

private:
  std::unique_ptr<T> take() {
    {
      const std::lock_guard lock(m_mutex);
      if (!m_free.empty()) {
        std::unique_ptr<T> object = std::move(m_free.back());
        m_free.pop_back();
        return object;
      }
    }
    return m_make();
  }

  Maker m_make;
  std::mutex m_mutex;
  std::vector<std::unique_ptr<T>> m_free;
};

} // namespace vitrine::queries
