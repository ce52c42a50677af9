import { expect, test, vi } from 'vitest'
import { handlePush, type PushWorld } from './push-worker.ts'

function world(windows: { focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = []) {
  const heard = new Map<string, (event: Event) => void>()
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  handlePush({
    registration: { showNotification } as unknown as ServiceWorkerRegistration,
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (type, listener) => heard.set(type, listener),
  } satisfies PushWorld)
  async function happen(type: string, event: object) {
    const work: Promise<unknown>[] = []
    heard.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as unknown as Event)
    expect(work).toHaveLength(1)
    await Promise.all(work)
  }
  return { happen, showNotification, openWindow }
}
const clicked = (path: string) => ({ notification: { close: vi.fn(), data: { path } } })

test('a push message is shown in its language and direction', async () => {
  const { happen, showNotification } = world()
  const text = JSON.stringify({ title: 'نئی تاریخ', body: 'A v. B', path: '/x', language: 'ur' })
  await happen('push', { data: { text: () => text } })
  expect(showNotification).toHaveBeenCalledWith('نئی تاریخ', {
    body: 'A v. B',
    lang: 'ur',
    dir: 'rtl',
    icon: '/favicon.svg',
    tag: '/x',
    data: { path: '/x' },
  })
  await happen('push', { data: null })
  expect(showNotification).toHaveBeenLastCalledWith('Peshi', expect.anything())
})

test('a click on a notification opens its page in an open window or in a new window', async () => {
  const page = { focus: vi.fn(async () => undefined), navigate: vi.fn(async (_: string) => undefined) }
  const open = world([page])
  await open.happen('notificationclick', clicked('/dashboard/matters'))
  expect([page.focus.mock.calls.length, page.navigate.mock.calls]).toEqual([1, [['/dashboard/matters']]])
  expect(open.openWindow).not.toHaveBeenCalled()
  const none = world()
  await none.happen('notificationclick', clicked('https://thief.example'))
  expect(none.openWindow).toHaveBeenCalledWith('/dashboard/notification')
})
