import { addMatter, deleteMatter, getMatter, listMatters } from '@peshi/contract/matters/matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const body = {
  unique_id: 'tribunals-cestat-prayagraj' as CourtId,
  petitioner: 'Shree Traders',
  respondent: 'Commissioner of Customs',
  case_type: 'C/A',
  case_number: '0070123',
  case_year: 2025,
  stage: 'For hearing',
  next_date: '2026-12-02' as const,
  reference_id: 'F/77',
}

ladder(addMatter, () => app, {
  input: { body },
  invalid: {
    'a missing body': {},
    'an empty party': { body: { ...body, respondent: ' ' } },
    'a case number in words': { body: { ...body, case_number: 'many' } },
    'a year of two digits': { body: { ...body, case_year: 25 } },
    'a day that does not exist': { body: { ...body, next_date: '2026-02-30' } },
    'a title of 301 characters': { body: { ...body, title: 'x'.repeat(301) } },
    'an invalid court': { body: { ...body, unique_id: 'mars' } },
  },
  refused: 'billing',
})

describe('a case added by hand', () => {
  test('a case added by hand becomes a matter with the chamber’s own data', async () => {
    const caller = app.as(await newChamber(app.db))
    const { status, body: added } = await caller.call(addMatter, { body })
    expect([status, added.message]).toEqual([200, 'Matter saved successfully!'])
    expect(added.data).toMatchObject({
      title: 'Shree Traders v. Commissioner of Customs',
      type: 'other',
      matter_id: null,
      unique_id: 'tribunals-cestat-prayagraj-CA-70123-2025',
      case_status: 'pending',
      stage: 'For hearing',
      next_date: '2026-12-02',
      reference_id: 'F/77',
    })
    const { data } = (await caller.call(getMatter, { params: { id: added.data._id } })).body
    expect(data.record).toBeNull()
    expect(data.beside.stage).toEqual({ court: null, own: 'For hearing' })
    expect(data.sync.state).toBe('idle')
    for (const search of ['CA/70123/2025', 'C/A/0070123/2025', 'C-A/70123/2025', '70123/2025'])
      expect((await caller.call(listMatters, { query: { search } })).body.meta.total).toBe(1)
  })

  test('a case added by hand can have its own title', async () => {
    const { body: added } = await app
      .as(await newChamber(app.db))
      .call(addMatter, { body: { ...body, title: 'Customs' } })
    expect(added.data.title).toBe('Customs')
  })

  test('a chamber can add the same case again only after deleting its matter', async () => {
    const caller = app.as(await newChamber(app.db))
    const first = await caller.call(addMatter, { body })
    const second = await caller.call(addMatter, { body: { ...body, case_number: '70123' } })
    expect([second.status, second.body.code]).toEqual([409, 'followed-already'])
    await caller.call(deleteMatter, { params: { id: first.body.data._id } })
    expect((await caller.call(addMatter, { body })).status).toBe(200)
    const others = await app.as(await newChamber(app.db)).call(addMatter, { body })
    expect(others.status).toBe(200)
  })

  test('a case added by hand must name a court of the catalogue', async () => {
    const unique_id = 'tribunals-mars-olympus' as CourtId
    const { status } = await app.as(await newChamber(app.db)).call(addMatter, { body: { ...body, unique_id } })
    expect(status).toBe(404)
  })
})
