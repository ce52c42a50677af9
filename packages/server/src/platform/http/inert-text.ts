import { Invalid } from '../errors.ts'

/**
 * PostgreSQL stores neither U+0000 nor half of a surrogate pair, in text or in JSON. Neither is ever meant, so both are
 * refused here once for every endpoint. All other text, HTML and SQL included, is text. Walks without recursion: a body
 * can be nested as deep as it is long.
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
