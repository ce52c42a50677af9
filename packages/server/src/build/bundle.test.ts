import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findBuilt } from './built.js'
import { bundle } from './bundle.ts'

const run = promisify(execFile)
const above = await realpath(await mkdtemp(join(tmpdir(), 'peshi-bundle-')))
const folder = join(above, 'server/dist')
afterAll(() => rm(above, { recursive: true, force: true }))

const program = `import { readFileSync } from 'node:fs'
import { greet } from './greet.ts'

interface Unused { it: string }
if (process.argv[2] === 'fail') greet(null)
console.log(greet(readFileSync(new URL('./name.txt', import.meta.url), 'utf8')))
`
const greet = `export function greet(name: string | null): string {
  // A comment, that lines are moved by.
  if (name === null)
    throw new Error('nobody there')
  return \`नमस्ते \${name}\`
}
`
const write = (path: string, text: string) => writeFile(join(above, path), text)
const build = () => bundle({ entry: join(above, 'server/src/main.ts'), folder, above, also: ['lock.json'] })

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(above, 'server/src'), { recursive: true })
  await write('package.json', '{ "type": "module" }')
  await write('lock.json', '{}')
  await write('server/src/main.ts', program)
  await write('server/src/greet.ts', greet)
  await write('server/src/name.txt', 'Asha')
})

async function built(): Promise<string> {
  const found = findBuilt(folder, above)
  if (found === null) throw new Error('There is no bundle of these sources')
  return found
}

test('a bundle runs as its sources do, and finds what lies beside them', async () => {
  await build()
  expect((await run(process.execPath, [await built()])).stdout).toBe('नमस्ते Asha\n')
})

test('a stack names the file and the line that were written', async () => {
  await build()
  const failed = run(process.execPath, ['--enable-source-maps', await built(), 'fail'])
  await expect(failed).rejects.toMatchObject({
    stderr: expect.stringMatching(/nobody there[\s\S]*server\/src\/greet\.ts:4:[\s\S]*server\/src\/main\.ts:5:/),
  })
})

test('a bundle is not run once a source is another, or gone, or a library is', async () => {
  expect(findBuilt(folder, above)).toBeNull()
  await build()
  expect(findBuilt(folder, above)).not.toBeNull()
  await write('server/src/greet.ts', `${greet}\n`)
  expect(findBuilt(folder, above)).toBeNull()
  await write('server/src/greet.ts', greet)
  expect(findBuilt(folder, above)).not.toBeNull()
  await write('lock.json', '{ "zod": "5" }')
  expect(findBuilt(folder, above)).toBeNull()
  await write('lock.json', '{}')
  await rm(join(above, 'server/src/greet.ts'))
  expect(findBuilt(folder, above)).toBeNull()
})

test('the bundle before stays for who started from it, and none older', async () => {
  const made: string[] = []
  for (const name of ['first', 'second', 'third']) {
    await write('server/src/greet.ts', greet.replace('नमस्ते', name))
    await build()
    made.push(await built())
  }
  expect((await readdir(folder)).length).toBe(3)
  await expect(run(process.execPath, [made[0] ?? ''])).rejects.toThrow('Cannot find module')
  expect((await run(process.execPath, [made[1] ?? ''])).stdout).toBe('second Asha\n')
  expect((await run(process.execPath, [made[2] ?? ''])).stdout).toBe('third Asha\n')
})
