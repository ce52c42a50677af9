/** What a push message says, as the server writes it (`alert-message.ts`). */
export interface PushMessage {
  title: string
  body: string
  /** Where it leads, within the application only. */
  path: string
  language: string
}

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Never throws: a browser that is woken must show something. */
export function readPushMessage(text: string): PushMessage {
  let said: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) said = Object.fromEntries(Object.entries(parsed))
  } catch {
    // What can't be read is shown as the product's name, which opens the list.
  }
  return {
    title: textOf(said.title) || 'Peshi',
    body: textOf(said.body),
    path: isPath(said.path) ? said.path : '/dashboard/notification',
    language: textOf(said.language) || 'en',
  }
}
