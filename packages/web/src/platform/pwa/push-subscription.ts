import { readText, writeText } from '../storage/storage.ts'

export type PushRefusal = 'unsupported' | 'denied' | 'not_reached'

export class PushRefused extends Error {
  readonly why: PushRefusal
  constructor(why: PushRefusal) {
    super(why)
    this.why = why
  }
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** `key` is the server’s public key. Asks the person for permission, and throws a `PushRefused`. */
export async function subscribeToPush(key: string) {
  if (!isSupported()) throw new PushRefused('unsupported')
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied')
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // The old subscription may be for another server key, and would receive no messages.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushRefused('not_reached')
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

export async function unsubscribeFromPush(): Promise<void> {
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration() : undefined
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** The next person of this browser gets no push messages of the person who leaves. */
export async function leavePush(): Promise<void> {
  if (ownPushDevice() === null) return
  writeText(storageKey, null)
  await unsubscribeFromPush()
}

const storageKey = 'pushDevice'
export const ownPushDevice = () => readText(storageKey)
export const keepOwnPushDevice = (id: string) => writeText(storageKey, id)
