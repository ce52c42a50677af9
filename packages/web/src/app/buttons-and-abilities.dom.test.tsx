// Renders pages as each role, and as a person who may only read, and compares their buttons with the abilities.

import { createClient } from '@peshi/contract/clients/clients'
import { answerAppearance, setAppearanceRules, setLeave } from '@peshi/contract/day/appearances'
import { handOver } from '@peshi/contract/day/call-time'
import { createTask } from '@peshi/contract/day/tasks'
import { saveHearing } from '@peshi/contract/matters/hearings'
import { restoreMatter, saveMatter } from '@peshi/contract/matters/matters'
import { restoreNote } from '@peshi/contract/matters/notes'
import { deleteTag, renameTag } from '@peshi/contract/matters/tags'
import { recordStatement } from '@peshi/contract/office/bank-statement'
import { saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import { createCreditNote, mailCreditNote } from '@peshi/contract/office/credit-notes'
import { mailInvoice, mailReceipt } from '@peshi/contract/office/invoice-mail'
import { makeInvoicePaymentLink, saveGatewayAccount } from '@peshi/contract/office/invoice-payment-links'
import {
  createInvoice,
  deleteInvoice,
  issueInvoice,
  linkInvoice,
  showInvoiceToClient,
  unlinkInvoice,
  updateInvoice,
} from '@peshi/contract/office/invoices'
import { payInvoice, voidReceipt } from '@peshi/contract/office/receipts'
import { createTicket } from '@peshi/contract/office/support'
import { type Ability, abilitiesFor, Subject, usualSwitches } from '@peshi/contract/platform/abilities'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { type MatterId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { createImport } from '@peshi/contract/records/imports'
import { createAppeal } from '@peshi/contract/trackers/appeals'
import {
  acceptCaveatHit,
  addCaveatProof,
  checkCaveat,
  deleteCaveat,
  dismissCaveatHit,
  saveCaveat,
} from '@peshi/contract/trackers/caveats'
import { startClock } from '@peshi/contract/trackers/clocks'
import { dropDueCheck } from '@peshi/contract/trackers/due-checks'
import { saveFir } from '@peshi/contract/trackers/firs'
import { addServing, addServings } from '@peshi/contract/trackers/servings'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import { ClientsPage } from '../clients/clients/clients.page.tsx'
import { AppearanceRulesPanel } from '../day/appearances/appearance-rules-panel.tsx'
import { AppearancesPanel } from '../day/appearances/appearances-panel.tsx'
import { LeavePanel } from '../day/appearances/leave-panel.tsx'
import { DeadlinesPage } from '../day/deadlines/deadlines.page.tsx'
import { CalendarPage } from '../day/tasks/calendar.page.tsx'
import { HearingsPage } from '../matters/hearings/hearings.page.tsx'
import { MattersPage } from '../matters/matters/matters.page.tsx'
import { BillingIdentityPage } from '../office/invoices/billing-identity.page.tsx'
import { InvoicePage } from '../office/invoices/invoice.page.tsx'
import { InvoicesPage } from '../office/invoices/invoices.page.tsx'
import { SearchMatterPage } from '../office/invoices/search-matter.page.tsx'
import { SupportPage } from '../office/support/support.page.tsx'
import { loadWords } from '../platform/i18n/i18n.ts'
import { ImportsPage } from '../records/imports/imports.page.tsx'
import { AppealsPage } from '../trackers/appeals/appeals.page.tsx'
import { CaveatPage } from '../trackers/caveats/caveat.page.tsx'
import { CaveatsPage } from '../trackers/caveats/caveats.page.tsx'
import { DueChecksPage } from '../trackers/due-checks/due-checks.page.tsx'
import { FirsPage } from '../trackers/firs/firs.page.tsx'
import { ServiceRegister } from '../trackers/servings/service-register.tsx'

type Call = Pick<Endpoint, 'can'>

interface Page {
  path: string
  element: ReactNode
  subject: Subject
  words: readonly Parameters<typeof loadWords>[0][]
  answers?: Record<string, object>
  /** Each button that changes something, with the calls of which the person must be able to make at least one. */
  buttons: Record<string, readonly Call[]>
}

const sum = { total: 100_000, tds: 0, fees: 100_000, disbursements: 0, taxes: [], reverse_charge: [], rounding: 0 }
const draft = {
  _id: 'i1',
  state: 'draft',
  number: null,
  name: 'Asha Traders',
  subject: 'Appeal',
  note: null,
  version: 1,
  products: [{ item_name: 'Drafting', price: 1000, kind: 'fee' }],
  mode: 'exempt',
  gstin: null,
  address: null,
  issued_on: null,
  due_on: null,
  matter_id: null,
  matter_title: null,
  client_id: 'c1',
  is_in_client_area: false,
  link: null,
  mails: [],
  receipts: [],
  credit_notes: [],
  sum,
  open: 0,
  paid: 0,
  tds_proved: 0,
  credited: 0,
  credited_tds: 0,
  advance: 0,
  takes_online: true,
  payment_link: null,
  to_be_refunded: [],
}
const receipt = {
  _id: 'r1',
  number: 'R/1',
  kind: 'payment',
  amount: 10_000,
  tds: 0,
  on: '2026-11-02',
  method: 'upi',
  reference: null,
  voided_at: null,
}
const issued = {
  ...draft,
  state: 'overdue',
  number: 'INV/1',
  issued_on: '2026-10-01',
  due_on: '2026-10-31',
  link: { made_at: '2026-10-02T05:00:00Z', opened_at: null },
  receipts: [receipt],
  credit_notes: [{ _id: 'n1', number: 'CN/1', issued_on: '2026-11-01', reason: 'Discount', sum }],
  open: 90_000,
  paid: 10_000,
}
const dueCheck = {
  _id: 'd1',
  kind: 'fir',
  subject_id: 's1',
  group_id: null,
  court_id: 'dc-agra',
  court_title: 'Agra',
  label: 'FIR 12/2026',
  state: 'due',
  due_at: '2026-11-20T05:00:00Z',
  tries: 0,
  last_tried_at: null,
  result: null,
  result_code: null,
}
/** The signed-in person of `renderApp`. */
const me = { _id: PersonId.parse('01900000-0000-7000-8000-000000000001'), name: 'Salim Khan' }
const colleague = { _id: PersonId.parse('01936f00-0000-7000-8000-00000000000a'), name: 'Asha Jain' }
const toAnswer = {
  matter_id: 'm1',
  date: '2026-12-01',
  title: 'Asha Rai v. State',
  court_short: 'Delhi HC',
  court_no: '4',
  item: '12',
  step: 'first',
  asked: me,
  second: colleague,
  confirmed_by: null,
  declined: [],
}
const confirmed = { ...toAnswer, matter_id: 'm2', title: 'Ravi Rao v. State', confirmed_by: colleague }
const noQueues = { no_next_date: { total: 0, data: [] }, outcome_missing: { total: 0, data: [] } }
const hit = {
  _id: 'h1',
  court_id: 'dc-agra',
  case_number: 'CS 12/2026',
  reason: 'filed-against',
  can_follow: false,
  state: 'new',
  source: 'search',
  petitioner: 'Asha Rai',
  respondent: 'Ravi Rao',
  listed_on: null,
  item: null,
  found_at: '2026-11-02T05:00:00Z',
  matter_id: null,
}
const caveat = {
  _id: 'i1',
  unique_id: 'u1',
  court_id: 'dc-agra',
  court_title: 'Agra',
  establishment: 'Agra',
  court_ref: null,
  caveat_number: '7',
  caveat_year: 2026,
  caveator: 'Ravi Rao',
  caveatee: 'Asha Rai',
  subject: null,
  lodged_on: '2026-11-01',
  valid_days: 90,
  notice_posted_on: null,
  notice_number: null,
  note: null,
  matter_id: null,
  check_every: 7,
  last_checked_at: null,
  next_check_at: null,
  last_result: null,
  created_at: '2026-11-01T05:00:00Z',
  version: 1,
  tracker_state: 'active',
  expires_on: '2027-01-30',
  days_left: 61,
  is_searched: true,
  renews: null,
  renewed_by: null,
  hits: [hit],
  is_hidden: false,
  proofs: [],
}
const invoicePath = '/shell/others/invoices/invoice/$id'
const onInvoice = (invoice: object) => ({
  'GET /api/invoice/i1': { data: invoice },
  'GET /api/billing_identity': { data: null },
})

/** Every list is empty. */
const emptyLists: Record<string, object> = new Proxy(
  {},
  {
    get: (_, call) =>
      String(call).startsWith('GET ') ? { data: [], meta: { total: 0, page: 1, perPage: 25 } } : undefined,
  },
)

const withoutHearings: Record<string, object> = new Proxy(emptyLists, {
  get: (lists, call: string) => (call === 'GET /api/hearing/queues' ? { data: noQueues } : lists[call]),
})

const pages: Record<string, Page> = {
  'a draft of an invoice': {
    path: invoicePath,
    element: <InvoicePage />,
    subject: 'Invoice',
    words: ['invoices'],
    answers: onInvoice(draft),
    buttons: { Edit: [updateInvoice], Issue: [issueInvoice], 'More actions': [deleteInvoice] },
  },
  'an issued invoice': {
    path: invoicePath,
    element: <InvoicePage />,
    subject: 'Invoice',
    words: ['invoices', 'alerts'],
    answers: onInvoice(issued),
    buttons: {
      'More actions': [createCreditNote, mailReceipt, voidReceipt],
      'Record a payment': [payInvoice],
      'Send by e-mail': [mailInvoice, mailCreditNote],
      Remind: [mailInvoice],
      'Create new link': [linkInvoice],
      'Turn off link': [unlinkInvoice],
      'Create payment link': [makeInvoicePaymentLink],
      Share: [linkInvoice],
      'Show in the client’s area': [showInvoiceToClient],
    },
  },
  invoices: {
    path: '/shell/others/invoices',
    element: <InvoicesPage />,
    subject: 'Invoice',
    words: ['invoices'],
    buttons: {
      'New invoice': [createInvoice],
      'Billing details': [saveBillingIdentity],
      'Bank statement': [recordStatement],
    },
  },
  'the settings of invoices': {
    path: '/shell/others/invoices/settings',
    element: <BillingIdentityPage />,
    subject: 'Invoice',
    words: ['invoices'],
    answers: {
      'GET /api/billing_identity': { data: null },
      'GET /api/invoice_gateway': {
        data: { ends_with: null, webhook: 'https://peshi.example.in/api/payment/webhook/c' },
      },
    },
    buttons: { Save: [saveBillingIdentity], 'Save keys': [saveGatewayAccount], Copy: [saveGatewayAccount] },
  },
  clients: {
    path: '/shell/others/clients',
    element: <ClientsPage />,
    subject: 'Client',
    words: ['clients'],
    buttons: { 'New client': [createClient] },
  },
  deadlines: {
    path: '/shell/dashboard/clocks',
    element: <DeadlinesPage />,
    subject: 'Clock',
    words: ['clocks'],
    buttons: { 'New deadline': [startClock] },
  },
  'the captcha queue': {
    path: '/shell/dashboard/due-checks',
    element: <DueChecksPage />,
    subject: 'DueCheck',
    words: ['dueChecks'],
    answers: {
      'GET /api/due_checks': {
        data: [dueCheck],
        meta: {
          total: 1,
          page: 1,
          perPage: 25,
          counts: { due: 0, later: 0, oldest_due_at: null, courts: [], kinds: [] },
        },
      },
    },
    buttons: { 'Do not check': [dropDueCheck] },
  },
  'the service register': {
    path: '/shell/dashboard/matters/matter-preview/$id',
    element: <ServiceRegister matterId={'m1' as MatterId} />,
    subject: 'Clock',
    words: ['servings', 'clocks'],
    answers: { 'GET /api/servings': { data: [] } },
    buttons: { 'Add from a sheet': [addServings], 'Add to the register': [addServing] },
  },
  FIRs: {
    path: '/shell/trackers/firtracker/fir-tracker-list',
    element: <FirsPage />,
    subject: 'Tracker',
    words: ['trackers', 'firs'],
    buttons: { 'Add FIR': [saveFir] },
  },
  caveats: {
    path: '/shell/trackers/up-caveat/tracker-list',
    element: <CaveatsPage />,
    subject: 'Tracker',
    words: ['trackers', 'caveats'],
    buttons: { 'New caveat': [saveCaveat] },
  },
  'a caveat': {
    path: '/shell/trackers/up-caveat/up-caveat-preview/$id/$unique_id',
    element: <CaveatPage />,
    subject: 'Tracker',
    words: ['trackers', 'caveats'],
    answers: { 'GET /api/caveat_tracker/i1': { data: caveat } },
    buttons: {
      Renew: [saveCaveat],
      'Check now': [checkCaveat],
      Edit: [saveCaveat],
      Delete: [deleteCaveat],
      Match: [acceptCaveatHit],
      'Link to a matter': [acceptCaveatHit],
      'Not this case': [dismissCaveatHit],
      'Add a file': [addCaveatProof],
    },
  },
  'who appears': {
    path: '/shell/dashboard/analytics',
    element: <AppearancesPanel />,
    subject: 'Matter',
    words: ['today', 'calls'],
    answers: {
      'GET /api/appearances': {
        data: { asks_at: '19:00', confirmed: { done: 1, total: 2 }, items: [toAnswer, confirmed], outcomes: null },
      },
      'GET /api/hearing/people': { data: [me, colleague] },
    },
    buttons: {
      'Mine: Asha Rai v. State': [answerAppearance],
      'Cannot: Asha Rai v. State': [answerAppearance],
      'Assign another': [handOver],
    },
  },
  leave: {
    path: '/shell/settings/account-setting',
    element: <LeavePanel person={me} />,
    subject: 'Matter',
    words: ['today'],
    answers: {
      'GET /api/appearances/leave': {
        data: [me, colleague].map((person) => ({ person, first_day: '2026-11-30', last_day: '2026-12-04' })),
      },
      'GET /api/hearing/people': { data: [me, colleague] },
    },
    buttons: {
      'Save leave': [setLeave],
      'Open the calendar': [setLeave],
      'Delete leave of Salim Khan': [setLeave],
      'Delete leave of Asha Jain': [setAppearanceRules],
    },
  },
  'the times of asking': {
    path: '/shell/settings/account-setting',
    element: <AppearanceRulesPanel />,
    subject: 'Member',
    words: ['today'],
    answers: {
      'GET /api/appearances/rules': { data: { is_on: true, ask_at: '19:00', pass_at: '21:00', version: 1 } },
    },
    buttons: { Save: [setAppearanceRules], 'Ask who appears on the next court day': [setAppearanceRules] },
  },
  hearings: {
    path: '/shell/dashboard/hearings',
    element: <HearingsPage />,
    subject: 'Matter',
    words: ['hearings', 'tasks', 'lists'],
    answers: withoutHearings,
    buttons: { 'Add hearing': [saveHearing] },
  },
  'the calendar': {
    path: '/shell/tasks/calendar',
    element: <CalendarPage />,
    subject: 'Task',
    words: ['tasks', 'hearings', 'calendar'],
    answers: withoutHearings,
    buttons: { 'New task': [createTask] },
  },
  matters: {
    path: '/shell/dashboard/matters',
    element: <MattersPage />,
    subject: 'Matter',
    words: ['matters', 'lists'],
    answers: emptyLists,
    buttons: {
      'New matter': [saveMatter],
      'Manage tags': [renameTag, deleteTag],
      Import: [createImport],
      'Recycle bin': [restoreMatter, restoreNote],
    },
  },
  imports: {
    path: '/shell/dashboard/matters/import',
    element: <ImportsPage />,
    subject: 'Import',
    words: ['imports'],
    answers: emptyLists,
    buttons: { 'Choose a file': [createImport], 'Check 0 CNRs': [createImport] },
  },
  'the matters for an invoice': {
    path: '/shell/others/invoices/search-matter',
    element: <SearchMatterPage />,
    subject: 'Invoice',
    words: ['invoices', 'matters', 'lists'],
    answers: emptyLists,
    buttons: { 'New matter': [saveMatter] },
  },
  support: {
    path: '/shell/support',
    element: <SupportPage />,
    subject: 'Support',
    words: ['support'],
    answers: emptyLists,
    buttons: { 'New ticket': [createTicket] },
  },
  appeals: {
    path: '/shell/trackers/sci-tracker/tracker-list',
    element: <AppealsPage />,
    subject: 'Tracker',
    words: ['trackers', 'appeals'],
    buttons: { 'Track a judgment': [createAppeal] },
  },
}

const onlyReads: Ability[] = Subject.options.map((subject) => ({ action: 'read', subject }))
const people: Record<string, readonly Ability[]> = {
  owner: abilitiesFor('owner', usualSwitches),
  advocate: abilitiesFor('advocate', usualSwitches),
  clerk: abilitiesFor('clerk', usualSwitches),
  'advocate who sees money': abilitiesFor('advocate', { ...usualSwitches, advocates_see_money: true }),
  billing: abilitiesFor('billing', usualSwitches),
  'a person who may only read': onlyReads,
}

const shown = () =>
  new Set(
    (['button', 'link', 'switch'] as const)
      .flatMap((role) => screen.queryAllByRole(role))
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() || nameOfSwitch(one)),
  )
const nameOfSwitch = (one: HTMLElement) => document.querySelector(`label[for="${one.id}"]`)?.textContent?.trim() ?? ''

describe.each(Object.entries(pages))(
  'on the page of %s',
  (_page, { path, element, subject, words, answers, buttons }) => {
    const reading = Object.entries(people).filter(([, ability]) => isAllowed([...ability], 'read', subject))
    const at = path.replace('$id', 'i1').replace('$unique_id', 'u1')
    const open = async (ability: readonly Ability[]) => {
      await loadWords('shell', ...words)
      await renderApp(element, { ability, answers, pages: { [path]: {} }, at })
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
      const all = shown()
      cleanup()
      return all
    }

    test.each(reading)('%s sees the buttons of the calls that this person may make', async (_name, ability) => {
      const may = ({ can }: Call) => can === undefined || isAllowed([...ability], ...can)
      const expected = Object.keys(buttons).filter((name) => buttons[name]?.some(may))
      const all = await open(ability)
      expect(Object.keys(buttons).filter((name) => all.has(name))).toEqual(expected)
    })

    test('the buttons of the owner that a reader lacks are the named ones', async () => {
      const ofReader = await open(onlyReads)
      const more = [...(await open(abilitiesFor('owner', usualSwitches)))].filter((name) => !ofReader.has(name))
      expect(more.toSorted()).toEqual(Object.keys(buttons).toSorted())
    })
  },
)
