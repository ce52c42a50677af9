import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '../every-page.ts'
import { ownProduct } from '../own-product.ts'
import { foundChamber } from '../people.ts'
import { furnish } from '../small-chamber.ts'
import { type OpenEngine, onMachine, openEngine } from './session.ts'

const { app, sandbox } = ownProduct()
const { token, remembered } = await foundChamber(app)
const { matter } = await furnish({ app, sandbox, token })

const loaded = [
  '/dashboard/analytics',
  '/dashboard/hearings',
  '/dashboard/matters',
  '/tasks/calendar',
  '/others/clients',
  '/others/invoices',
  '/others/reports',
  '/settings/account-setting',
  '/dashboard/notification',
].filter((path) => pages.includes(path))

const loads = [1, 2, 3].flatMap((round) =>
  [...loaded, matter].map((path): [name: string, path: string] => [
    `${path === matter ? 'a matter' : path}, round ${round}`,
    path,
  ]),
)

describe.each(onMachine)('$name', (engine) => {
  describe.skipIf(!engine.isThere)('loaded by address', () => {
    let open: OpenEngine
    beforeAll(async () => {
      open = await openEngine(engine, app)
      await open.tab.run('Object.assign(localStorage, args[0])', remembered)
    })
    afterAll(() => open?.close())

    test.each(loads)('%s', async (_name, path) => {
      await open.tab.go(path)
      await open.tab.css('#root h1').wait()
    })

    test('the device’s store still answers', async () => {
      const count = await open.tab.run<number>(`
        const answer = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result) })
        const database = await answer(indexedDB.open('peshi-device'))
        const names = await answer(database.transaction('sealed').objectStore('sealed').getAllKeys())
        database.close()
        return names.length`)
      expect(count).toBeGreaterThan(0)
    })
  })
})
