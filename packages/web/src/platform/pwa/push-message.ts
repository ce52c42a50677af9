export interface PushMessage {
  title: string
  body: string
  path: string
  language: string
}

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Never throws. The browser requires that each push message shows a notification, even if the message cannot be read.
 */
export function readPushMessage(text: string): PushMessage {
  let said: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) said = Object.fromEntries(Object.entries(parsed))
  } catch {
    // A message that is not JSON is shown with only the product's name.
  }
  return {
    title: textOf(said.title) || 'Peshi',
    body: textOf(said.body),
    path: isPath(said.path) ? said.path : '/dashboard/notification',
    language: textOf(said.language) || 'en',
  }
}
