import { Invalid } from '../errors.ts'

/**
 * PostgreSQL cannot store U+0000 and lone surrogates.
 * Uses a list instead of recursion, because a deeply nested body would overflow the call stack.
 */
export function refuseUnstorableText(place: string, input: unknown): void {
  const open: [path: string, value: unknown][] = [[place, input]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next
    if (typeof value === 'string') {
      if (isUnstorable(value)) throw refusal(path)
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [key, item] of Object.entries(value)) {
        if (isUnstorable(key)) throw refusal(path)
        if (typeof item === 'string' || typeof item === 'object')
          open.push([path === place ? key : `${path}.${key}`, item])
      }
    }
  }
}

const isUnstorable = (text: string) => text.includes('\u0000') || !text.isWellFormed()

const refusal = (path: string) => {
  const sentence = 'This text holds a character that cannot be stored. Type it again.'
  return new Invalid(sentence, { [path.slice(0, 100)]: sentence })
}
