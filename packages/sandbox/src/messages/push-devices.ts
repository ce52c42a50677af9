import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface PushSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export function createPushDevices() {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()

  return {
    subscribe(origin: string): PushSubscription {
      const id = randomBytes(8).toString('hex')
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      devices.set(id, { ecdh, auth })
      const p256dh = ecdh.generateKeys().toString('base64url')
      return { endpoint: `${origin}/push-host/${id}`, keys: { p256dh, auth: auth.toString('base64url') } }
    },

    forget: (endpoint: string) => devices.delete(endpoint.split('/').at(-1) ?? ''),

    isKnown: (id: string) => devices.has(id),

    /** Decrypts the format `aes128gcm` (RFC 8188): salt, record size, sender's key, and one record. */
    read(id: string, body: Buffer): string {
      const device = devices.get(id)
      if (!device) throw new Error('There is no such device')
      const salt = body.subarray(0, 16)
      const senderKey = body.subarray(21, 21 + body.readUInt8(20))
      const record = body.subarray(21 + senderKey.length)
      const shared = device.ecdh.computeSecret(senderKey)
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), device.ecdh.getPublicKey(), senderKey])
      const key = Buffer.from(hkdfSync('sha256', shared, device.auth, about, 32))
      const contentKey = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12))
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
      decipher.setAuthTag(record.subarray(-16))
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      // In the last record, the octet 2 marks the end of the text. Padding may follow it (RFC 8188).
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
    },

    reset: () => devices.clear(),
  }
}

export type PushDevices = ReturnType<typeof createPushDevices>
