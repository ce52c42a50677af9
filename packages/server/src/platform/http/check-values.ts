import { Invalid } from '../errors.ts'

/** More values in a request than any screen sends. The validation of each takes time. */
const mostValues = 10_000

/**
 * Refuses text with U+0000 or lone surrogates, which PostgreSQL cannot store, and too many values.
 * Uses a list instead of recursion, because a deeply nested body would overflow the call stack.
 */
export function checkValues(place: string, input: unknown): void {
  const open: [path: string, value: unknown][] = [[place, input]]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next
    if (typeof value === 'string') {
      if (isUnstorable(value)) throw refusal(path)
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      const entries = Object.entries(value)
      values += entries.length
      if (values > mostValues) throw tooManyValues()
      for (const [key, item] of entries) {
        if (isUnstorable(key)) throw refusal(path)
        if (typeof item === 'string' || typeof item === 'object')
          open.push([path === place ? key : `${path}.${key}`, item])
      }
    }
  }
}

const tooManyValues = () => new Invalid('This is too much at once. Send it in several parts.')

const isUnstorable = (text: string) => text.includes('\u0000') || !text.isWellFormed()

const refusal = (path: string) => {
  const sentence = 'This text holds a character that cannot be stored. Type it again.'
  return new Invalid(sentence, { [path.slice(0, 100)]: sentence })
}
