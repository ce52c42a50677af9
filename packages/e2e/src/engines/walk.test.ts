import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matterTabs, pages } from '../every-page.ts'
import { ownProduct } from '../own-product.ts'
import { foundChamber } from '../people.ts'
import { furnish, shareOut } from '../small-chamber.ts'
import { wordsOf } from '../words.ts'
import { type OpenEngine, onMachine, openEngine } from './session.ts'

const { app, sandbox } = ownProduct()
const { token, remembered } = await foundChamber(app)
const { matter, other, client, invoice } = await furnish({ app, sandbox, token })
const { guest, papers } = await shareOut({ app, token }, { matter, client })

const broken = ['crash', 'unreached', 'server', 'refused', 'chunk', 'notAuthorized'].map((kind) =>
  wordsOf('en')('errors', `${kind}.title`),
)

const walk: [name: string, path: string][] = [
  ...pages.map((path): [string, string] => [path, path]),
  ['a client', client],
  ['an invoice', invoice],
  ['a matter without a case', other],
  ...matterTabs.map((tab): [string, string] => [`a matter, ${tab}`, `${matter}?tab=${tab}`]),
  ['the page of a guest', guest],
  ['the papers that a client is asked for', papers],
]

describe.each(onMachine)('$name', (engine) => {
  describe.skipIf(!engine.isThere)('every page', () => {
    let open: OpenEngine
    beforeAll(async () => {
      open = await openEngine(engine, app)
      await open.tab.run('Object.assign(localStorage, args[0])', remembered)
      await open.tab.go('/dashboard/analytics')
      await open.tab.at('heading').wait()
    })
    afterAll(() => open?.close())

    test.each(walk)('the page opens without a fault: %s', async (_name, path) => {
      const { tab } = open
      await tab.run('await inPage.goWithin(args[0])', path)
      let faults: string[] | null = null
      await tab.until(`${path} is there`, async () => {
        faults = await tab.run<string[] | null>('return inPage.judge(args[0])', broken)
        return faults !== null
      })
      expect(faults).toEqual([])
    })
  })
})
