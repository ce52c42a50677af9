import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Every request to somebody else goes through outgoing.ts: what goes past it is found here by its words.

const packages = join(import.meta.dirname, '../..')
const sources = ['contract', 'courts', 'server'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
    .map((path) => join(name, 'src', path)),
)

const asking = [
  /(?:await|=>?|return|\() *fetch\(/,
  /from '(?:undici|axios|got)'/,
  /import \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:https?|http2|net|tls)'/,
]

/** `http.ts` sends by a dispatcher of outgoing.ts. */
const known = ['courts/src/http.ts', 'courts/src/outgoing.ts']

test('nothing asks the world but through the one way out', () => {
  const found = sources.filter((path) => {
    const text = readFileSync(join(packages, path), 'utf8')
    return asking.some((words) => words.test(text))
  })
  expect(sources.length).toBeGreaterThan(500)
  expect(found.toSorted()).toEqual(known)
})
