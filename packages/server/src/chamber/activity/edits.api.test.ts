import { setAccessRules } from '@peshi/contract/chamber/access-rules'
import { changeRole } from '@peshi/contract/chamber/members'
import { saveBilling } from '@peshi/contract/chamber/plans'
import { setSignInRules } from '@peshi/contract/chamber/sign-in-rules'
import { setTeam } from '@peshi/contract/chamber/team'
import { editClientNote } from '@peshi/contract/clients/client-notes'
import { setOurSide, updateClient } from '@peshi/contract/clients/clients'
import { saveCourtDays } from '@peshi/contract/courts/court-calendar'
import { updateTask } from '@peshi/contract/day/tasks'
import { changeMany } from '@peshi/contract/matters/bulk'
import { addDocumentVersion, updateDocument } from '@peshi/contract/matters/documents'
import { setFir } from '@peshi/contract/matters/families'
import { recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { editPublicData, editTitle } from '@peshi/contract/matters/matters'
import { updateNote } from '@peshi/contract/matters/notes'
import { renameTag, setMatterTags } from '@peshi/contract/matters/tags'
import { saveFeeTerms, updateCharge } from '@peshi/contract/office/charges'
import { updateInvoice } from '@peshi/contract/office/invoices'
import { editCertifiedCopy } from '@peshi/contract/papers/certified-copies'
import { saveModelSettings } from '@peshi/contract/papers/model'
import type { Endpoint, InputOf } from '@peshi/contract/platform/endpoint'
import type { EventDetail, EventType, edits as editTypes } from '@peshi/contract/platform/events'
import { setRetention } from '@peshi/contract/platform/retention'
import { editAppeal } from '@peshi/contract/trackers/appeals'
import { saveCaveat } from '@peshi/contract/trackers/caveats'
import { editClock, getClock } from '@peshi/contract/trackers/clocks'
import { updateDirection } from '@peshi/contract/trackers/directions'
import { saveFir } from '@peshi/contract/trackers/firs'
import { editServing } from '@peshi/contract/trackers/servings'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { delhi } from '../../../test/cases.ts'
import { furnishedChamber, secret } from '../../../test/furnished-chamber.ts'
import { sayIdentity } from '../../../test/invoices.ts'
import { event } from '../../platform/events/event.schema.ts'

const clock = handClock()
let app: TestApp
let chamber: Awaited<ReturnType<typeof furnishedChamber>>
beforeAll(async () => {
  app = await testApp({ clock })
  chamber = await furnishedChamber(app)
})
afterAll(() => app.close())

type Ids = typeof chamber.ids
type Asked = Promise<Answer<unknown>>
const ask = <E extends Endpoint>(caller: Caller, endpoint: E, input: Record<string, unknown>): Asked =>
  caller.call(endpoint, input as unknown as InputOf<E>)

type ByCourt = 'fir.changed' | 'matter.rebound'
interface Made {
  make: (caller: Caller, ids: Ids) => Asked
  detail: EventDetail
}

const tagAs = (caller: Caller, ids: Ids, action: 'tag' | 'untag') =>
  ask(caller, changeMany, { body: { operation: { action, tag_id: ids.tag }, selection: { ids: [ids.kin] } } })
const day = (ids: Ids) => ({ matter_id: ids.matter, date: '2026-12-03' })

const edits: Record<Exclude<(typeof editTypes)[number], ByCourt>, Made> = {
  'matter.titled': {
    make: (caller, ids) => ask(caller, editTitle, { params: { id: ids.matter }, body: { title: 'Another' } }),
    detail: { before: secret, after: 'Another' },
  },
  'matter.edited': {
    make: (caller, ids) => ask(caller, editPublicData, { params: { id: ids.matter }, body: { reference_id: 'F-12' } }),
    detail: { field: 'reference_id', before: null, after: 'F-12' },
  },
  'matter.tagged': {
    make: (caller, ids) => ask(caller, setMatterTags, { params: { id: ids.matter }, body: { tag_ids: [ids.tag] } }),
    detail: { before: '', after: secret },
  },
  'matter.untagged': {
    make: async (caller, ids) => (await tagAs(caller, ids, 'tag')) && tagAs(caller, ids, 'untag'),
    detail: { before: secret },
  },
  'matter.team-changed': {
    make: (caller, ids) =>
      ask(caller, setTeam, { params: { id: ids.matter }, body: { person_ids: [ids.colleague], is_sensitive: false } }),
    detail: { before: null, after: expect.stringMatching(/^[\da-f-]{36}$/) },
  },
  'matter.team-role': {
    make: async (caller, ids) => {
      const params = { id: ids.matter }
      await ask(caller, setTeam, { params, body: { person_ids: [ids.colleague] } })
      return ask(caller, setTeam, { params, body: { roles: [{ person_id: ids.colleague, role: 'lead' }] } })
    },
    detail: { before: null, after: 'lead' },
  },
  'matter.side': {
    make: (caller, ids) => ask(caller, setOurSide, { params: { id: ids.matter }, body: { our_side: 'respondent' } }),
    detail: { our_side_before: 'petitioner', our_side_after: 'respondent' },
  },
  'matter.fir': {
    make: (caller, ids) =>
      ask(caller, setFir, {
        params: { id: ids.matter },
        body: { fir: { police_station: 'Hazratganj', number: '7', year: 2026 } },
      }),
    detail: { police_station_before: null, police_station_after: 'Hazratganj', year_before: null, year_after: 2026 },
  },
  'client.edited': {
    make: (caller, ids) => ask(caller, updateClient, { params: { id: ids.client }, body: { name: 'Ram', note: 'x' } }),
    detail: { name_before: secret, name_after: 'Ram', note: 'changed' },
  },
  'client.reach': {
    make: (caller, ids) =>
      ask(caller, updateClient, { params: { id: ids.client }, body: { email: 'another@example.in' } }),
    detail: { email_after: 'another@example.in' },
  },
  'client-note.edited': {
    make: (caller, ids) =>
      ask(caller, editClientNote, { params: { id: ids.clientNote }, body: { text_en: 'Other', text_own: 'Other' } }),
    detail: { date: '2026-11-19', note: 'changed' },
  },
  'tag.renamed': {
    make: (caller, ids) => ask(caller, renameTag, { params: { id: ids.tag }, body: { name: 'Bail' } }),
    detail: { before: secret, after: 'Bail' },
  },
  'member.role': {
    make: (caller, ids) => ask(caller, changeRole, { params: { id: ids.colleague }, body: { role: 'advocate' } }),
    detail: { before: 'clerk', after: 'advocate' },
  },
  'chamber.retention': {
    make: (caller) => ask(caller, setRetention, { body: { bin_days: 30, notification_days: 90, access_days: 500 } }),
    detail: { field: 'access_days', before: 400, after: 500 },
  },
  'chamber.sign-in-rules': {
    make: (caller) => ask(caller, setSignInRules, { body: { idle_minutes: 15 } }),
    detail: { field: 'idle_minutes', before: null, after: 15 },
  },
  'chamber.access-rules': {
    make: (caller) => ask(caller, setAccessRules, { body: { clerks_may_delete: false } }),
    detail: { field: 'clerks_may_delete', before: true, after: false },
  },
  'court-days.changed': {
    make: (caller) => {
      const days = [{ date: '2026-11-26', name: 'Guru Nanak Jayanti', kind: 'holiday' }]
      return ask(caller, saveCourtDays, { params: { court: delhi }, body: { year: 2026, days, saturdays: 'all' } })
    },
    detail: { days_before: null, days_after: '2026-11-26 Guru Nanak Jayanti (holiday)', saturdays_after: 'all' },
  },
  'hearing.saved': {
    make: (caller, ids) => ask(caller, saveHearing, { body: { ...day(ids), item: '12', note: 'Other' } }),
    detail: { item_before: null, item_after: '12', note: 'changed' },
  },
  'hearing.noted': {
    make: (caller, ids) =>
      ask(caller, recordOutcome, { body: { ...day(ids), outcome: 'adjourned', next_date: '2026-12-10' } }),
    detail: { outcome_before: null, outcome_after: 'adjourned', next_date_after: '2026-12-10' },
  },
  'hearing.outcome-removed': {
    make: (caller, ids) => ask(caller, recordOutcome, { body: { ...day(ids), outcome: null, next_date: null } }),
    detail: { outcome_before: 'adjourned', outcome_after: null },
  },
  'direction.noted': {
    make: (caller, ids) =>
      ask(caller, updateDirection, { params: { id: ids.direction }, body: { due_date: '2026-12-20' } }),
    detail: { due_date_before: null, due_date_after: '2026-12-20' },
  },
  'serving.changed': {
    make: (caller, ids) => ask(caller, editServing, { params: { id: ids.serving }, body: { place: 'R-4' } }),
    detail: { place_before: null, place_after: 'R-4' },
  },
  'certified-copy.changed': {
    make: (caller, ids) =>
      ask(caller, editCertifiedCopy, { params: { id: ids.certifiedCopy }, body: { number: 'C-12' } }),
    detail: { number_before: null, number_after: 'C-12' },
  },
  'document.version': {
    make: (caller, ids) =>
      ask(caller, addDocumentVersion, { params: { id: ids.document }, body: { upload_id: ids.sent } }),
    detail: { before: 1, after: 2 },
  },
  'document.renamed': {
    make: (caller, ids) => ask(caller, updateDocument, { params: { id: ids.document }, body: { name: 'Writ.pdf' } }),
    detail: { before: `${secret}.pdf`, after: 'Writ.pdf' },
  },
  'document.moved': {
    make: (caller, ids) => ask(caller, updateDocument, { params: { id: ids.document }, body: { folder: 'Old' } }),
    detail: { before: '', after: 'Old' },
  },
  'document.tagged': {
    make: (caller, ids) => ask(caller, updateDocument, { params: { id: ids.document }, body: { tags: ['x'] } }),
    detail: { before: '', after: 'x' },
  },
  'task.changed': {
    make: (caller, ids) => ask(caller, updateTask, { params: { id: ids.task }, body: { title: 'Other' } }),
    detail: { title_before: secret, title_after: 'Other' },
  },
  'deadline.changed': {
    make: async (caller, ids) => {
      const { body } = await caller.call(getClock, { params: { id: ids.clock as never } })
      const { version, rule } = body.data
      return ask(caller, editClock, {
        params: { id: ids.clock },
        body: { version, rule, start_on: '2026-10-02', court_id: delhi, title: 'Ours', note: 'Other' },
      })
    },
    detail: { start_on_before: '2026-10-01', start_on_after: '2026-10-02', title_after: 'Ours', note: 'changed' },
  },
  'deadline.moved': {
    make: async (caller, ids) => {
      const { body } = await caller.call(getClock, { params: { id: ids.clock as never } })
      const days = [{ date: body.data.due_on, name: 'A closed day', kind: 'holiday' }]
      return ask(caller, saveCourtDays, { params: { court: delhi }, body: { year: 2026, days } })
    },
    detail: { before: '2026-12-31', after: '2027-01-01' },
  },
  'appeal.changed': {
    make: (caller, ids) =>
      ask(caller, editAppeal, { params: { id: ids.appeal }, body: { margin_days: 10, note: 'Other' } }),
    detail: { margin_days_before: 90, margin_days_after: 10, note: 'changed' },
  },
  'caveat.changed': {
    make: (caller, ids) =>
      ask(caller, saveCaveat, {
        body: {
          id: ids.caveat,
          court_id: delhi,
          caveator: 'Ram',
          caveatee: secret,
          lodged_on: '2026-11-10',
          note: null,
        },
      }),
    detail: { caveator_before: secret, caveator_after: 'Ram', note: 'changed' },
  },
  'fir.edited': {
    make: (caller, ids) => ask(caller, saveFir, { body: { _id: ids.fir, words: { complainant: 'Ram', note: 'x' } } }),
    detail: { complainant_before: null, complainant_after: 'Ram', note: 'changed' },
  },
  'plan.billing': {
    make: (caller) => ask(caller, saveBilling, { body: { name: 'Shukla and Co', state: '09' } }),
    detail: { name_after: 'Shukla and Co' },
  },
  'invoice.edited': {
    make: (caller, ids) =>
      ask(caller, updateInvoice, {
        params: { id: ids.draftInvoice },
        body: {
          name: 'Ram',
          subject: secret,
          matter_id: ids.matter,
          client_id: ids.client,
          products: [{ item_name: 'Drafting', price: 100, kind: 'fee' }],
        },
      }),
    detail: { name_before: secret, name_after: 'Ram' },
  },
  'charge.edited': {
    make: (caller, ids) => ask(caller, updateCharge, { params: { id: ids.charge }, body: { amount: 700 } }),
    detail: { amount_before: 500, amount_after: 700 },
  },
  'charge.terms': {
    make: (caller, ids) =>
      ask(caller, saveFeeTerms, { params: { id: ids.matter }, body: { agreed: 50_000, appearance: 5000 } }),
    detail: { agreed_after: 50_000, agreed_before: null, appearance_after: 5000, appearance_before: null },
  },
  'billing.changed': {
    make: async (caller) => {
      await sayIdentity(caller, { name: 'Shukla', address: secret })
      return { status: 200 } as Answer<unknown>
    },
    detail: { name_before: secret, name_after: 'Shukla' },
  },
  'note.updated': {
    make: (caller, ids) =>
      ask(caller, updateNote, {
        params: { id: ids.note },
        body: { html: '<p>Other</p>', version: 1, is_private: true },
      }),
    detail: { note: 'changed', is_private_before: false, is_private_after: true },
  },
  'model.settings': {
    make: (caller) => ask(caller, saveModelSettings, { body: { model: 'small', monthly_tokens: 5 } }),
    detail: { model_before: secret, model_after: 'small', monthly_tokens_before: 9000, monthly_tokens_after: 5 },
  },
}

test.each(Object.entries(edits))(
  'the action %s records the old and the new value',
  async (action, { make, detail }) => {
    const { caller, ids, member } = chamber
    clock.forward(1000)
    const answer = await make(caller, ids)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const [reported] = await app.db.asChamber({ ...member, role: 'owner' }, (tx) =>
      tx
        .select()
        .from(event)
        .where(and(eq(event.chamber_id, member.chamberId), eq(event.type, action as EventType)))
        .orderBy(desc(event.at), desc(event.id))
        .limit(1),
    )
    expect(reported?.at).toEqual(clock.now())
    expect(reported?.detail).toMatchObject(detail)
  },
)
