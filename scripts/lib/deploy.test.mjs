import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

const settings = [...read('docs/SETTINGS.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names]) =>
  [...names.matchAll(/`((?:PESHI|OTEL|LOG)_\w+)`/g)].map(([, name]) => name),
)
/**
 * Settings that compose.yaml does not pass on: it sets some itself, and others belong to commands outside containers.
 */
const elsewhere = new Set(['PESHI_API_PROCESSES', 'PESHI_DATA', 'PESHI_DATABASE', 'PESHI_WORKER_PROCESSES'])

test('compose.yaml passes every documented setting to the containers', () => {
  expect(settings.length).toBeGreaterThan(25)
  const compose = read('compose.yaml')
  expect(settings.filter((name) => !elsewhere.has(name) && !compose.includes(`${name}:`))).toEqual([])
})

test('HAProxy gives every client only some seconds for its headers', () => {
  for (const file of ['haproxy.cfg', 'haproxy-compose.cfg'])
    expect(read(`deploy/${file}`), file).toMatch(/^ {2}timeout http-request 10s$/m)
})

test('no systemd unit uses curl, wget or the file with the superuser’s database address', () => {
  for (const name of ['peshi', 'peshi-api@', 'peshi-worker@']) {
    const unit = read(`deploy/${name}.service`)
    expect(unit).not.toMatch(/curl|wget|backup\.env/)
    expect(unit).toContain('wait-until-ready.mjs')
  }
})

test('every way to start the server bounds its memory alike', () => {
  const wanted =
    /NODE_OPTIONS(?:="?|: ')--max-semi-space-size=16 --max-old-space-size=768[\s'",]+MALLOC_TRIM_THRESHOLD_(?:=|: ')131072/
  for (const path of [
    'scripts/lib/children.mjs',
    'packages/e2e/src/product.ts',
    'deploy/Dockerfile',
    'deploy/peshi.service',
    'deploy/peshi-api@.service',
    'deploy/peshi-worker@.service',
  ])
    expect(read(path), path).toMatch(wanted)
})
