import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMissing, workspacesToRun } from './install.mjs'
import { root } from './paths.mjs'

const locked = {
  '': { version: '0.1.0' },
  'packages/web': { version: '0.1.0' },
  'node_modules/@peshi/web': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/other-machine': { version: '1.0.0', optional: true },
}

test('no package counts as missing if npm installed the locked versions', () => {
  expect(findMissing(locked, { 'node_modules/zod': { version: '4.6.7' } })).toEqual([])
})

test('a package counts as missing if it is not installed or has another version', () => {
  expect(findMissing(locked, { 'node_modules/zod': { version: '4.6.6' } })).toEqual(['node_modules/zod'])
  expect(findMissing(locked, null)).toEqual(['node_modules/zod'])
})

test('packages for build and test may be missing in production', () => {
  const withTools = { ...locked, 'node_modules/vite': { version: '8.0.0', dev: true } }
  const installed = { 'node_modules/zod': { version: '4.6.7' } }
  expect(findMissing(withTools, installed)).toEqual(['node_modules/vite'])
  expect(findMissing(withTools, installed, { onlyProduction: true })).toEqual([])
})

test('the workspaces that npm start installs have no packages of tests, types or lint', async () => {
  const ofTests =
    /^@types\/|^@testing-library\/|^(?:vitest|happy-dom|fake-indexeddb|exceljs|drizzle-kit|fast-check|typescript)$/
  for (const name of workspacesToRun) {
    const { dependencies, devDependencies } = JSON.parse(
      await readFile(join(root, 'packages', name, 'package.json'), 'utf8'),
    )
    const found = Object.keys({ ...dependencies, ...devDependencies }).filter((one) => ofTests.test(one))
    expect(found, name).toEqual([])
  }
})
