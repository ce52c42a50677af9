import { afterAll, beforeAll, describe, test } from 'vitest'
import { ownProduct } from '../own-product.ts'
import { journeys } from './journeys.ts'
import { type OpenEngine, onMachine, openEngine } from './session.ts'

const { app } = ownProduct()
const all = Object.entries(journeys)
const limit = { timeout: 600_000 }

describe.each(onMachine.map((engine, place) => ({ ...engine, place })))('$name', ({ place, ...engine }) => {
  describe.skipIf(!engine.isThere)('journeys', () => {
    let open: OpenEngine
    beforeAll(async () => {
      open = await openEngine(engine, app)
    })
    afterAll(() => open?.close())
    test.each(all)('%s', limit, (_name, journey) => journey(open, place))
  })
})

describe('Chromium', () => {
  const [chromium] = onMachine
  if (!chromium) throw new Error('Chromium is not among the engines')
  describe.skipIf(!chromium.isThere)('by keyboard alone', () => {
    let open: OpenEngine
    beforeAll(async () => {
      const opened = await openEngine(chromium, app)
      open = { ...opened, tab: opened.tab.withoutMouse() }
    })
    afterAll(() => open?.close())
    test.each(all)('%s', limit, (_name, journey) => journey(open, onMachine.length))
  })
})
