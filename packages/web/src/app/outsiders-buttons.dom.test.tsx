// Renders panels about people outside the chamber as each role, and compares their buttons with the abilities.
import { askForPapers, changePaperRequest, linkToPapers } from '@peshi/contract/clients/wanted-papers'
import { shareMatter, withdrawGuest } from '@peshi/contract/office/guests'
import {
  closeGatewayRefund,
  makeInvoicePaymentLink,
  removeGatewayAccount,
  saveGatewayAccount,
} from '@peshi/contract/office/invoice-payment-links'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { type Ability, abilitiesFor, Subject, usualSwitches } from '@peshi/contract/platform/abilities'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { InvoiceId, MatterId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import { PaperRequests } from '../clients/wanted-papers/paper-requests.tsx'
import { GuestsPanel } from '../office/guests/guests-panel.tsx'
import { GatewayPanel, PayOnlinePanel } from '../office/invoices/pay-online.tsx'
import { loadWords } from '../platform/i18n/i18n.ts'

interface Part {
  element: ReactNode
  words: readonly Parameters<typeof loadWords>[0][]
  answers: Record<string, object>
  /** Each button that changes something, with its call. */
  buttons: Record<string, Pick<Endpoint, 'can'>>
}

const matterId = MatterId.parse('01936f00-0000-7000-8000-000000000001')
const at = '2026-11-02T05:00:00Z'

const guest = {
  _id: 'g1',
  name: 'A. Banerjee',
  role: 'local-counsel',
  level: 'work',
  day: null,
  ends_on: '2026-12-20',
  papers: [],
  shared_by: 'R. Shukla',
  shared_at: at,
  accepted_name: null,
  accepted_at: null,
  openings: 0,
  opened_at: null,
  withdrawn_at: null,
  state: 'open',
}
const guests = { element: <GuestsPanel matterId={matterId} />, words: ['guests'] } as const
const onGuests = (is_withheld: boolean) => ({
  [`GET /api/matters/${matterId}/guests`]: { data: [guest], is_withheld },
})

const request = {
  _id: 'p1',
  matter_id: matterId,
  client: { _id: 'c1', name: 'Kusum Devi', email: 'kusum@example.in', mobile: null },
  papers: [
    { _id: 'w1', name: 'Aadhaar', state: 'wanted', received_at: null, document_id: null },
    { _id: 'w2', name: 'Cheque', state: 'received', received_at: at, document_id: null },
  ],
  state: 'open',
  channel: 'email',
  asked_by: 'R. Shukla',
  asked_at: at,
  ends_at: at,
  remind_on: null,
  version: 1,
}

const link = { url: 'https://pay.example/1', amount: 90_000, ends_at: at }
const invoice = (own: object) =>
  ({
    _id: InvoiceId.parse('01936f00-0000-7000-8000-000000000002'),
    number: 'INV/1',
    open: 90_000,
    takes_online: true,
    payment_link: null,
    to_be_refunded: [{ payment: 'pay_1', amount: 100, at }],
    ...own,
  }) as unknown as InvoiceDetail
const gateway = (ends_with: string | null) => ({
  element: <GatewayPanel />,
  words: ['invoices', 'common'] as const,
  answers: {
    'GET /api/invoice_gateway': { data: { ends_with, webhook: 'https://peshi.example/api/payment/webhook/c' } },
  },
})

const parts: Record<string, Part> = {
  guests: {
    ...guests,
    answers: onGuests(false),
    buttons: { Share: shareMatter, 'Withdraw the link of A. Banerjee': withdrawGuest },
  },
  'guests of a sensitive matter': {
    ...guests,
    answers: onGuests(true),
    buttons: { 'Withdraw the link of A. Banerjee': withdrawGuest },
  },
  'papers from the client': {
    element: <PaperRequests matter={{ _id: matterId }} />,
    words: ['papers'],
    answers: { [`GET /api/wanted_papers/matter/${matterId}`]: { data: [request] } },
    buttons: {
      'Ask the client for papers': askForPapers,
      'Add a paper': changePaperRequest,
      'Not needed': changePaperRequest,
      'Ask again': changePaperRequest,
      'More for Kusum Devi': linkToPapers,
    },
  },
  'online payment of an invoice': {
    element: <PayOnlinePanel invoice={invoice({})} />,
    words: ['invoices'],
    answers: {},
    buttons: { 'Create payment link': makeInvoicePaymentLink, Refunded: closeGatewayRefund },
  },
  'online payment of an invoice that has a link': {
    element: <PayOnlinePanel invoice={invoice({ payment_link: link, to_be_refunded: [] })} />,
    words: ['invoices', 'common'],
    answers: {},
    buttons: {},
  },
  'a gateway without an account': { ...gateway(null), buttons: { 'Save keys': saveGatewayAccount } },
  'a gateway with an account': {
    ...gateway('1234'),
    buttons: { 'Save keys': saveGatewayAccount, 'Remove account': removeGatewayAccount },
  },
}

const onlyReads: Ability[] = Subject.options.map((subject) => ({ action: 'read', subject }))
const people: Record<string, readonly Ability[]> = {
  owner: abilitiesFor('owner', usualSwitches),
  advocate: abilitiesFor('advocate', usualSwitches),
  clerk: abilitiesFor('clerk', usualSwitches),
  billing: abilitiesFor('billing', usualSwitches),
  'a person who may only read': onlyReads,
}

describe.each(Object.entries(parts))('in the panel of %s', (_part, { element, words, answers, buttons }) => {
  async function open(ability: readonly Ability[]): Promise<Set<string>> {
    await loadWords('shell', ...words)
    await renderApp(element, { ability, answers, pages: { '/part': {} }, at: '/part' })
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    await waitFor(() => expect(screen.queryAllByRole('heading').length).toBeGreaterThan(0))
    const names = screen
      .queryAllByRole('button')
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim())
    cleanup()
    return new Set(names)
  }

  test.each(Object.entries(people))(
    '%s sees the buttons of the calls that this person may make',
    async (_name, ability) => {
      const expected = Object.keys(buttons).filter((name) => {
        const { can } = buttons[name] ?? {}
        return can === undefined || isAllowed([...ability], ...can)
      })
      const all = await open(ability)
      expect(Object.keys(buttons).filter((name) => all.has(name))).toEqual(expected)
    },
  )

  test('the buttons of the owner that a reader lacks are the named ones', async () => {
    const ofReader = await open(onlyReads)
    const more = [...(await open(abilitiesFor('owner', usualSwitches)))].filter((name) => !ofReader.has(name))
    expect(more.toSorted()).toEqual(Object.keys(buttons).toSorted())
  })
})
