/*
 * Where site data are refused, or the storage is full, `sessionStorage` throws, and Inertia would not start.
 * What it would hold then lasts as long as the page.
 */
if (!isUsable()) {
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: inMemory() })
}

function isUsable() {
  try {
    sessionStorage.setItem('usable', '1')
    sessionStorage.removeItem('usable')
    return true
  } catch {
    return false
  }
}

function inMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
