export interface PushMessage {
  title: string
  body: string
  path: string
  language: string
}

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Never throws, because browsers require a notification for each push message. */
export function readPushMessage(text: string): PushMessage {
  let said: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) said = Object.fromEntries(Object.entries(parsed))
  } catch {
    // Not JSON: the notification shows only the product's name.
  }
  return {
    title: textOf(said.title) || 'Peshi',
    body: textOf(said.body),
    path: isPath(said.path) ? said.path : '/dashboard/notification',
    language: textOf(said.language) || 'en',
  }
}
