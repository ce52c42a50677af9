import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { listOldestBrowsers } from './oldest-browsers.mjs'
import { root } from './paths.mjs'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

function setDay(day) {
  // Otherwise browserslist repeats the versions of an earlier day.
  vi.stubEnv('BROWSERSLIST_DISABLE_CACHE', '1')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) })
}

const form =
  /^# The oldest supported versions on \d{4}-\d\d-\d\d, .*\n(?:(?:Chrome|Edge|Firefox|Samsung) >= \d+\n){4}Safari >= 16\.4\niOS >= 16\.4\n$/

test('the supported browsers are fixed versions with the day on which they were reckoned', async () => {
  expect(await readFile(join(root, 'packages/web/.browserslistrc'), 'utf8')).toMatch(form)
  setDay('2026-11-28')
  expect(await listOldestBrowsers()).toMatch(form)
})

test('the list is not renewed from data that know no browser of the last two years', async () => {
  setDay('2036-11-28')
  await expect(listOldestBrowsers()).rejects.toThrow('npm update caniuse-lite')
})
