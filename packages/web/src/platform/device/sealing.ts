export interface DeviceKeys {
  contents: CryptoKey
  names: CryptoKey
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const utf8 = new TextEncoder()
const decodeBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** `key`: 32 bytes in base64url. */
export async function makeKeys(key: string): Promise<DeviceKeys> {
  const base = await crypto.subtle.importKey('raw', decodeBase64(key), 'HKDF', false, ['deriveKey'])
  const derive = (purpose: string, algorithm: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) => {
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(purpose) }
    return crypto.subtle.deriveKey(how, base, algorithm, false, usages)
  }
  return {
    contents: await derive('contents', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    names: await derive('names', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  }
}

/** The result is a keyed hash, because a name can contain secret text, such as search terms. */
export async function sealName({ names }: DeviceKeys, name: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', names, utf8.encode(name))
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
}

export async function sealBytes({ contents }: DeviceKeys, plain: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, contents, plain) }
}

/** Throws if the bytes were encrypted with another key. */
export const unsealBytes = ({ contents }: DeviceKeys, { iv, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv }, contents, bytes)

export const seal = (keys: DeviceKeys, value: unknown): Promise<Sealed> =>
  sealBytes(keys, utf8.encode(JSON.stringify(value)))

/** Throws if the value was sealed with other keys. */
export const unseal = async (keys: DeviceKeys, sealed: Sealed): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unsealBytes(keys, sealed)))
