import { createClient, linkClient, recordConsent } from '@peshi/contract/clients/clients'
import { createTask, updateTask } from '@peshi/contract/day/tasks'
import { createNote, pinNote } from '@peshi/contract/matters/notes'
import { saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import { createInvoice, getInvoice, issueInvoice, showInvoiceToClient } from '@peshi/contract/office/invoices'
import { addToLedger, payInvoice } from '@peshi/contract/office/receipts'
import { addDays } from '@peshi/contract/platform/dates'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import { demoClients } from './clients.ts'
import type { Desk } from './desk.ts'
import { demoAdvance, demoIdentity, demoInvoices } from './money.ts'
import { demoTasks } from './tasks.ts'
import { demoNotes } from './words.ts'

export async function enterClients(desk: Desk): Promise<void> {
  const { clerk } = desk.as
  for (const { key, enteredDaysAgo, who, matters, consent } of demoClients)
    await desk.on(enteredDaysAgo - 1, async () => {
      const { data } = await clerk(createClient, { body: who as never })
      desk.clients.set(key, data._id)
      await clerk(recordConsent, {
        params: { id: data._id },
        body: {
          notice_on: addDays(desk.today, 1 - enteredDaysAgo),
          notice_language: consent.language,
          purposes: ['representation', 'updates', 'billing', 'sharing'],
          means: consent.means,
          given_by: consent.by ?? null,
        },
      })
      for (const { matter, side, role } of matters) {
        const body = { client_id: data._id, side, role: role ?? null }
        await clerk(linkClient, { params: { id: desk.matterId(matter) }, body })
      }
    })
}

export async function writeTasks(desk: Desk): Promise<void> {
  for (const task of demoTasks) {
    const { inDays, createdDaysAgo, by, for: assignee = by, matter, checklist = [], isDone, ...rest } = task
    const body = {
      ...rest,
      date: addDays(desk.today, inDays),
      assignee_id: desk.people[assignee],
      matter: matter ? desk.matterId(matter) : null,
      checklist: checklist.map(([text, is_done]) => ({ text, is_done })),
    }
    const { data } = await desk.on(createdDaysAgo, () => desk.as[by](createTask, { body }))
    if (isDone)
      await desk.on(
        -inDays,
        () => desk.as[assignee](updateTask, { params: { id: data._id }, body: { is_done: true } }),
        '15:30',
      )
  }
}

export async function writeNotes(desk: Desk): Promise<void> {
  for (const note of demoNotes) {
    const html = note.html.replace('{clerk}', `<span data-mention="${desk.people.clerk}">@Mohan Lal</span>`)
    await desk.on(
      note.daysAgo,
      async () => {
        const { data } = await desk.as[note.by](createNote, { body: { matter_id: desk.matterId(note.matter), html } })
        if ('isPinned' in note) await desk.as[note.by](pinNote, { params: { id: data._id }, body: { is_pinned: true } })
      },
      '18:10',
    )
  }
}

interface MoneyStep {
  daysAgo: number
  time: string
  run(): Promise<unknown>
}

export async function sendInvoices(desk: Desk): Promise<void> {
  const { billing } = desk.as
  await desk.on(355, () => billing(saveBillingIdentity, { body: demoIdentity }))
  const steps = [takeAdvance(desk), ...demoInvoices.flatMap((invoice) => stepsOf(desk, invoice))]
  for (const { daysAgo, run, time } of steps.toSorted((one, other) => other.daysAgo - one.daysAgo))
    await desk.on(daysAgo, run, time)
}

function takeAdvance(desk: Desk): MoneyStep {
  const { client, matter, rupees, daysAgo, method, reference } = demoAdvance
  const run = () =>
    desk.as.billing(addToLedger, {
      params: { id: desk.clientId(client) },
      body: {
        kind: 'advance',
        amount: rupees * 100,
        on: addDays(desk.today, -daysAgo),
        method,
        reference,
        matter_id: desk.matterId(matter),
      },
    })
  return { daysAgo, time: '12:30', run }
}

function stepsOf(desk: Desk, invoice: (typeof demoInvoices)[number]): MoneyStep[] {
  const { billing } = desk.as
  const { issuedDaysAgo, paid } = invoice
  const who = demoClients.find(({ key }) => key === invoice.client)?.who
  let id: InvoiceId | undefined
  const params = () => {
    if (!id) throw new Error(`The invoice “${invoice.subject}” is not written yet`)
    return { id }
  }
  const write = async () => {
    const body = {
      name: who?.name ?? '',
      subject: invoice.subject,
      client_id: desk.clientId(invoice.client),
      matter_id: desk.matterId(invoice.matter),
      products: invoice.items.map(([item_name, price, kind]) => ({ item_name, price, kind: kind ?? ('fee' as const) })),
      ...(who?.gstin && { gstin: who.gstin, place: who.gstin.slice(0, 2) }),
      ...(invoice.tds_percent && { tds_percent: invoice.tds_percent }),
    }
    id = (await billing(createInvoice, { body })).data._id
  }
  const steps: MoneyStep[] = [{ daysAgo: (issuedDaysAgo ?? 1) + 1, time: '17:05', run: write }]
  if (issuedDaysAgo === null) return steps
  const issued_on = addDays(desk.today, -issuedDaysAgo)
  const issue = async () => {
    await billing(issueInvoice, { params: params(), body: { issued_on } })
    if (invoice.isShown) await billing(showInvoiceToClient, { params: params(), body: { is_shown: true } })
  }
  steps.push({ daysAgo: issuedDaysAgo, time: '10:15', run: issue })
  if (!paid) return steps
  const pay = async () => {
    const { open } = (await billing(getInvoice, { params: params() })).data
    const amount = paid.rupees === 'all' ? open : paid.rupees * 100
    const reference = `${paid.method.toUpperCase()} ${44_120_000 + paid.daysAgo}`
    const body = { amount, on: addDays(desk.today, -paid.daysAgo), method: paid.method, reference }
    await billing(payInvoice, { params: params(), body })
  }
  steps.push({ daysAgo: paid.daysAgo, time: '14:40', run: pay })
  return steps
}
