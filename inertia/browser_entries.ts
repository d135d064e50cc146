const prefix = 'kept:'
/** Fallback for when localStorage is full or forbidden; it lasts as long as the page. */
const memory = new Map<string, string>()

/** Saves a text of the member under a name, in this browser. */
export function saveEntry(name: string, text: string) {
  const key = prefix + name
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

export function readEntry(name: string) {
  const key = prefix + name
  return memory.get(key) ?? fromStorage((storage) => storage.getItem(key), null)
}

export function removeEntry(name: string) {
  memory.delete(prefix + name)
  fromStorage((storage) => storage.removeItem(prefix + name), undefined)
}

/** The names of what is saved. */
export function entryNames() {
  const keys = [...memory.keys(), ...fromStorage((storage) => Object.keys(storage), [])]
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

/** On logout: the next user of this browser must find nothing that was written. */
export function clearBrowserEntries() {
  for (const name of entryNames()) removeEntry(name)
}

function fromStorage<T>(use: (storage: Storage) => T, fallback: T) {
  try {
    return use(localStorage)
  } catch {
    return fallback
  }
}
