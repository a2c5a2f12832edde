/** What this device remembers between reloads: drafts, and acts that wait for a connection. */
export type Keep = {
  read: (key: string) => string | null
  /** @returns false when the device would not keep it */
  write: (key: string, value: string | null) => boolean
  keys: () => string[]
  /** Tells what another tab wrote. */
  watch: (changed: (key: string, value: string | null) => void) => () => void
}

/** The browser's local storage: it survives a reload, a crash and the night. Some browsers refuse it. */
export function deviceKeep(): Keep {
  const reach = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(window.localStorage)
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => reach((storage) => storage.getItem(key), null),
    write: (key, value) =>
      reach((storage) => {
        if (value === null) storage.removeItem(key)
        else storage.setItem(key, value)
        return true
      }, false),
    keys: () =>
      reach(
        (storage) =>
          Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null),
        [],
      ),
    watch(changed) {
      const heard = ({ key, newValue }: StorageEvent) => {
        if (key !== null) changed(key, newValue)
      }
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
    },
  }
}
