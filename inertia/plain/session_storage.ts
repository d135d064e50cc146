/*
 * Where site data are refused, or the storage is full, `sessionStorage` throws, and Inertia would not start.
 * What it would hold then lasts as long as the page.
 */
try {
  sessionStorage.setItem('usable', '')
  sessionStorage.removeItem('usable')
} catch {
  const entries: Record<string, string> = {}
  const value: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => entries[key] ?? null,
    setItem: (key, text) => void (entries[key] = text),
    removeItem: (key) => void delete entries[key],
  }
  Object.defineProperty(window, 'sessionStorage', { value })
}
