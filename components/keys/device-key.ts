import { type Algorithm, keyFingerprint } from '@/server/protocol/signature'
import { toBase64 } from '@/server/record/base64'

/** A key that this device holds for one person. Its private half never leaves the browser, not even to this page. */
export type DeviceKey = { algorithm: Algorithm; publicKey: string; key: string; pair: CryptoKeyPair }

/** Where a device keeps its keys: one for each person who uses it. */
export type KeyShelf = {
  get: (person: string) => Promise<CryptoKeyPair | null>
  /** Keeps this pair unless another is there already. @returns the pair that is kept */
  keep: (person: string, pair: CryptoKeyPair) => Promise<CryptoKeyPair>
  drop: (person: string) => Promise<void>
}

/** Browsers offer keys on secure pages only: https, or this very machine. */
export function canSign(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined && typeof indexedDB !== 'undefined'
}

/** This person's key on this device; made now where there is none. */
export async function deviceKey(person: string, shelf: KeyShelf): Promise<DeviceKey> {
  const pair = (await shelf.get(person)) ?? (await shelf.keep(person, await newPair()))
  return described(pair)
}

/** The key that is there already, if any. */
export async function knownDeviceKey(person: string, shelf: KeyShelf): Promise<DeviceKey | null> {
  const pair = await shelf.get(person)
  return pair && described(pair)
}

async function newPair(): Promise<CryptoKeyPair> {
  try {
    const made = await crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify'])
    if ('privateKey' in made) return made
  } catch {
    // An older browser: the next best, which all of them have.
  }
  return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
}

async function described(pair: CryptoKeyPair): Promise<DeviceKey> {
  const algorithm: Algorithm = pair.privateKey.algorithm.name === 'Ed25519' ? 'Ed25519' : 'ECDSA-P256'
  const publicKey = toBase64(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
  const key = keyFingerprint(algorithm, publicKey)
  if (!key) throw new Error('the browser made a key of an unknown form')
  return { algorithm, publicKey, key, pair }
}

/** 64 bytes in base64: Ed25519, or ECDSA's `r ‖ s`. */
export async function signText({ algorithm, pair }: DeviceKey, text: string): Promise<string> {
  const how = algorithm === 'Ed25519' ? { name: 'Ed25519' } : { name: 'ECDSA', hash: 'SHA-256' }
  return toBase64(
    new Uint8Array(await crypto.subtle.sign(how, pair.privateKey, new TextEncoder().encode(text))),
  )
}

const [BASE, STORE] = ['parley-keys', 'pairs']

/** The browser's own database: it keeps keys that cannot be taken out of it. */
export function browserShelf(): KeyShelf {
  const within = async <T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore, give: (value: T) => void) => void,
  ): Promise<T> => {
    const base = await opened()
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = base.transaction(STORE, mode)
        let result: { value: T } | null = null
        transaction.oncomplete = () =>
          result ? resolve(result.value) : reject(new Error('nothing was read'))
        transaction.onerror = () => reject(transaction.error)
        transaction.onabort = () => reject(transaction.error)
        act(transaction.objectStore(STORE), (value) => {
          result = { value }
        })
      })
    } finally {
      base.close()
    }
  }
  return {
    get: (person) =>
      within<CryptoKeyPair | null>('readonly', (store, give) => {
        const found: IDBRequest<CryptoKeyPair | undefined> = store.get(person)
        found.onsuccess = () => give(found.result ?? null)
      }),
    keep: (person, pair) =>
      within<CryptoKeyPair>('readwrite', (store, give) => {
        const found: IDBRequest<CryptoKeyPair | undefined> = store.get(person)
        found.onsuccess = () => {
          if (!found.result) store.put(pair, person)
          give(found.result ?? pair)
        }
      }),
    drop: (person) =>
      within<void>('readwrite', (store, give) => {
        store.delete(person)
        give()
      }),
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(BASE, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}
