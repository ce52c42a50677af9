import { readPushMessage } from './push-message.ts'

interface WorkerWindow {
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface PushEvent extends WaitingEvent {
  data: { text(): string } | null
}
interface ClickEvent extends WaitingEvent {
  notification: Notification
}
export interface PushWorld {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WorkerWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: string, heard: (event: Event) => void): void
}

export function handlePush(world: PushWorld): void {
  world.addEventListener('push', (event) => {
    const { data, waitUntil } = event as PushEvent
    const { title, body, path, language } = readPushMessage(data?.text() ?? '')
    const shown = world.registration.showNotification(title, {
      body,
      lang: language,
      dir: language === 'ur' ? 'rtl' : 'ltr',
      icon: '/favicon.svg',
      tag: path,
      data: { path },
    })
    waitUntil.call(event, shown)
  })

  world.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as ClickEvent
    notification.close()
    const { path } = readPushMessage(JSON.stringify(notification.data))
    waitUntil.call(event, open(world, path))
  })
}

async function open({ clients }: PushWorld, path: string): Promise<void> {
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!window) return void (await clients.openWindow(path))
  await window.focus()
  // `navigate` fails if this service worker does not control the window.
  await window.navigate(path).catch(() => clients.openWindow(path))
}
