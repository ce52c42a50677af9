import { listWatchedNames, unwatchName, watchName } from '@peshi/contract/day/cause-lists'
import type { CourtId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { noCourts } from '../../../test/courts.ts'
import { ladder } from '../../../test/ladder.ts'
import { matchName } from '../../matters/listings/listings.jobs.ts'

const allahabad = 'hc-allahabad' as CourtId

let app: TestApp
beforeAll(async () => {
  const isOn = ({ operator }: { operator: string }) => operator === 'allahabad'
  app = await testApp({ context: { courts: { ...noCourts, inBackground: { ...noCourts.inBackground, isOn } } } })
})
afterAll(() => app.close())

const watch = async (name: string, court: CourtId | null = null) => {
  const caller = app.as(await newChamber(app.db))
  const { body } = await caller.call(watchName, { body: { name, court } })
  return { caller, name: body.data }
}

ladder(listWatchedNames, () => app, { refused: 'client' })
ladder(watchName, () => app, {
  input: { body: { name: 'Anil Sharma' } },
  invalid: {
    'an empty name': { body: { name: ' ' } },
    'a name with only initials': { body: { name: 'A. K.' } },
    'an invalid court': { body: { name: 'Anil Sharma', court: 'delhi' } },
    'a court whose lists are not read': { body: { name: 'Anil Sharma', court: 'hc-gujarat' } },
    'a field for another chamber': { body: { name: 'Anil Sharma', chamber_id: 'x' } },
  },
  refused: 'billing',
})
ladder(unwatchName, () => app, {
  input: { params: { id: '01936f00-0000-7000-8000-000000000000' } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: (await watch('Anil Sharma')).name._id } }),
  refused: 'billing',
})

describe('watching a name', () => {
  test('the reply lists watched names with their courts, and the courts whose lists are read', async () => {
    const { caller } = await watch('Anil Sharma', allahabad)
    const { body } = await caller.call(listWatchedNames)
    expect(body.data).toMatchObject({
      names: [{ name: 'Anil Sharma', court_id: allahabad, court_title: expect.stringContaining('Allahabad') }],
      courts: [{ _id: allahabad }],
    })
  })

  test('a new watched name is searched in the stored lists immediately', async () => {
    const { name } = await watch('Anil Sharma', allahabad)
    expect(app.queue.held.at(-1)).toMatchObject({ name: matchName.name, data: { nameId: name._id, court: allahabad } })
  })

  test('a name can be watched once in any spelling, and once more for one court only', async () => {
    const { caller } = await watch('Anil Chaudhary')
    const again = await caller.call(watchName, { body: { name: 'ANIL CHOWDHURY' } })
    expect([again.status, again.body.code]).toEqual([409, 'watched-already'])
    expect((await caller.call(watchName, { body: { name: 'Anil Chowdhury', court: allahabad } })).status).toBe(200)
  })

  test('a removed name is no longer watched', async () => {
    const { caller, name } = await watch('Anil Sharma')
    expect((await caller.call(unwatchName, { params: { id: name._id } })).status).toBe(200)
    expect((await caller.call(listWatchedNames)).body.data.names).toEqual([])
  })

  test('the number of watched names per chamber is limited', async () => {
    const caller = app.as(await newChamber(app.db))
    const letters = 'bdfgklmnprst'
    const names = [...letters].flatMap((a) => [...letters].map((b) => `A${a}a${b}a Sharma`)).slice(0, 51)
    const replies = []
    for (const name of names) replies.push((await caller.call(watchName, { body: { name } })).status)
    expect(replies.slice(0, 50).every((status) => status === 200)).toBe(true)
    expect(replies.at(50)).toBe(409)
  })
})
