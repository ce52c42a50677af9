import { saveBillingIdentity } from '@peshi/contract/billing-identity'
import { createClient, linkClient, recordConsent } from '@peshi/contract/clients'
import { addDays } from '@peshi/contract/dates'
import { createInvoice, getInvoice, issueInvoice, showInvoiceToClient } from '@peshi/contract/invoices'
import { createNote, pinNote } from '@peshi/contract/notes'
import { addToLedger, payInvoice } from '@peshi/contract/receipts'
import { createTask, updateTask } from '@peshi/contract/tasks'
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
      await desk.on(-inDays, () => desk.as[assignee](updateTask, { params: { id: data._id }, body: { is_done: true } }), '15:30')
  }
}

export async function writeNotes(desk: Desk): Promise<void> {
  for (const note of demoNotes) {
    const html = note.html.replace('{clerk}', `<span data-mention="${desk.people.clerk}">@Mohan Lal</span>`)
    await desk.on(note.daysAgo, async () => {
      const { data } = await desk.as[note.by](createNote, { body: { matter_id: desk.matterId(note.matter), html } })
      if ('isPinned' in note) await desk.as[note.by](pinNote, { params: { id: data._id }, body: { is_pinned: true } })
    }, '18:10')
  }
}

export async function sendInvoices(desk: Desk): Promise<void> {
  const { billing } = desk.as
  await desk.on(355, () => billing(saveBillingIdentity, { body: demoIdentity }))
  const { client, matter, rupees, daysAgo, method, reference } = demoAdvance
  await desk.on(daysAgo, () =>
    billing(addToLedger, {
      params: { id: desk.clientId(client) },
      body: {
        ...{ kind: 'advance', amount: rupees * 100, on: addDays(desk.today, -daysAgo), method, reference },
        matter_id: desk.matterId(matter),
      },
    }),
  )
  for (const invoice of demoInvoices) await sendInvoice(desk, invoice)
}

async function sendInvoice(desk: Desk, invoice: (typeof demoInvoices)[number]): Promise<void> {
  const { billing } = desk.as
  const { issuedDaysAgo, paid } = invoice
  const who = demoClients.find(({ key }) => key === invoice.client)?.who
  const draft = {
    ...{ name: who?.name ?? '', subject: invoice.subject, gstin: who?.gstin ?? '' },
    ...{ client_id: desk.clientId(invoice.client), matter_id: desk.matterId(invoice.matter) },
    products: invoice.items.map(([item_name, price, kind]) => ({ item_name, price, kind: kind ?? ('fee' as const) })),
    ...(invoice.mode && { mode: invoice.mode }),
    ...(invoice.tds_percent && { tds_percent: invoice.tds_percent }),
  }
  const { gstin, ...rest } = draft
  const body = gstin === '' ? rest : draft
  const { data } = await desk.on((issuedDaysAgo ?? 1) + 1, () => billing(createInvoice, { body }), '17:05')
  if (issuedDaysAgo === null) return
  const params = { id: data._id }
  await desk.on(issuedDaysAgo, () => billing(issueInvoice, { params, body: { issued_on: addDays(desk.today, -issuedDaysAgo) } }), '10:15')
  if (invoice.isShown)
    await desk.on(issuedDaysAgo, () => billing(showInvoiceToClient, { params, body: { is_shown: true } }), '10:20')
  if (!paid) return
  await desk.on(paid.daysAgo, async () => {
    const { open } = (await billing(getInvoice, { params })).data
    const amount = paid.rupees === 'all' ? open : paid.rupees * 100
    await billing(payInvoice, {
      params,
      body: { amount, on: addDays(desk.today, -paid.daysAgo), method: paid.method, reference: `${paid.method.toUpperCase()} ${44_120_000 + paid.daysAgo}` },
    })
  }, '14:40')
}
