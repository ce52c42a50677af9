import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeLean } from '../../lean-contract.ts'

const sources = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }))
const isOurs = ({ file }: { file: string }) => !/\.(test|fixture)\.tsx?$/.test(file)
const contract = sources(join(import.meta.dirname, '../../../contract/src')).filter(isOurs)
const web = sources(join(import.meta.dirname, '..')).filter(isOurs)

test('an endpoint keeps where a call goes, and can be left out with all that it is made of', () => {
  const code = `const Name = z.string()
export const sayName = endpoint({ ...said, method: 'POST', path: '/api/name', body: z.object({ Name }), reply: ok({}) })`
  expect(makeLean(code)).toBe(`const Name = /* @__PURE__ */ (() => (z.string()))()
export const sayName = /* @__PURE__ */ (() => (endpoint({ ...said, method: 'POST', path: '/api/name' })))()`)
})

test('no endpoint is given a schema by what is spread into it', () => {
  const left = contract.filter(({ file, code }) => file !== 'endpoint.ts' && /\b(body|reply): /.test(makeLean(code)))
  expect(left.map(({ file }) => file)).toEqual([])
})

// What the forms check by has a name of its own in the contract: an endpoint of the built application has no `body`.
test('nothing in the browser looks for a schema at an endpoint', () => {
  const readers = web.filter(({ code }) => {
    const imports = code.matchAll(/import (?:\* as (\w+)|\{([^}]+)\}) from '@peshi\/contract\/[\w-]+'/g)
    const names = [...imports].flatMap(([, all, some]) => (all ? `${all}\\.\\w+` : (some?.match(/\b[a-z]\w+/g) ?? [])))
    return names.some((name) => new RegExp(`(?<!typeof )\\b${name}\\.(params|query|body|reply)\\b`).test(code))
  })
  expect(readers.map(({ file }) => file)).toEqual([])
})
