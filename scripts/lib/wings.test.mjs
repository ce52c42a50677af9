// Compares the wing of each feature in contract, server and web app. docs/ARCHITECTURE.md lists the exceptions.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const read = (file) => readFileSync(path.join(root, file), 'utf8')
const list = (pattern) => globSync(pattern, { cwd: root }).toSorted()

/** Example: `packages/server/src/day/tasks/tasks.routes.ts` → `['server', 'day', 'tasks']`. */
const placeOf = (file) => {
  const [, side, , wing, feature] = file.split(path.sep)
  return [side, wing, path.basename(feature, '.ts')]
}

const ofContract = list('packages/contract/src/*/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => {
    const [, wing, name] = placeOf(file)
    return { wing, name, hasEndpoints: / = endpoint\(/.test(read(file)) }
  })
const wingOf = new Map(ofContract.map(({ wing, name }) => [name, wing]))

function findWings() {
  const found = []
  const features = list('packages/{server,web}/src/*/*/').map((folder) => placeOf(folder))
  for (const [side, wing, name] of features) {
    const other = wingOf.get(name) ?? features.find((one) => one[2] === name)?.[1]
    found.push({ side, name, wing, other })
  }
  for (const file of list('packages/server/src/*/*/*.{routes,feature}.ts')) {
    const [side, wing] = placeOf(file)
    const text = read(file)
    for (const { wing: other, name, hasEndpoints } of ofContract)
      if (hasEndpoints && text.includes(`'@peshi/contract/${other}/${name}'`)) found.push({ side, name, wing, other })
  }
  for (const file of list('packages/web/src/*/**/*.api.ts')) {
    const [side, wing] = placeOf(file)
    const name = path.basename(file, '.api.ts')
    if (wingOf.has(name)) found.push({ side, name, wing, other: wingOf.get(name) })
  }
  return found
}

test('each feature is in the same wing everywhere, except those that ARCHITECTURE.md lists', () => {
  const found = findWings()
  expect(found.length).toBeGreaterThan(200)
  const exceptions = found
    .filter(({ wing, other }) => wing !== other)
    .map(({ side, name, wing, other }) => `${side}: \`${name}\` in \`${wing}\`, not in \`${other}\``)
  const listed = [...read('docs/ARCHITECTURE.md').matchAll(/^- ((?:server|web): .+? not in `[a-z]+`)/gm)]
  expect([...new Set(exceptions)]).toEqual(listed.map(([, exception]) => exception))
})
