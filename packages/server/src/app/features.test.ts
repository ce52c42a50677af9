import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const wings = [
  'platform',
  'chamber',
  'courts',
  'matters',
  'clients',
  'trackers',
  'day',
  'office',
  'records',
  'operations',
]
const src = new URL('..', import.meta.url)
const files = wings.flatMap((wing, at) =>
  readdirSync(new URL(wing, src), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => ({ at, name: `${wing}/${name}`, text: readFileSync(new URL(`${wing}/${name}`, src), 'utf8') })),
)

const builtIn = new Map(
  files.flatMap(({ at, text }) => {
    const declared = /interface Services \{\n([^}]*)\}/.exec(text)?.[1] ?? ''
    return [...declared.matchAll(/^ +(\w+):/gm)].map(([, name = '']) => [name, at] as const)
  }),
)

function listUsed(text: string): string[] {
  const destructured = [
    ...text.matchAll(/\{([^{}]*)\} = (?:\w+\.)?services\b/g),
    ...text.matchAll(/\bservices: \{([^{}]*)\}/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''))
  return [...destructured, ...[...text.matchAll(/\bservices\.(\w+)/g)].map(([, name = '']) => name)]
}

test('no wing uses a service of a wing below it', () => {
  const uses = files.flatMap(({ at, name, text }) => listUsed(text).map((service) => ({ at, name, service })))
  expect(uses.filter(({ service }) => builtIn.has(service)).length).toBeGreaterThan(100)
  expect(uses.filter(({ at, service }) => (builtIn.get(service) ?? 0) > at)).toEqual([])
})
