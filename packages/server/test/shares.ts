import { enterByLink } from '@peshi/contract/clients/client-area'
import type { ClientDetail } from '@peshi/contract/clients/clients'
import { linkClient } from '@peshi/contract/clients/clients'
import { sendClientLink, setShares } from '@peshi/contract/clients/shares'
import type { DocumentId, OrderId } from '@peshi/contract/platform/ids'
import type { TestApp } from './app.ts'
import { newOrder } from './cases.ts'
import { newClient } from './clients.ts'
import { addDocument } from './documents.ts'
import { chamberWithMatter } from './matters.ts'

let numbers = 0

export async function sharedMatter(app: TestApp, own: Partial<Pick<ClientDetail, 'language' | 'mobile'>> = {}) {
  const chamber = await chamberWithMatter(app)
  const { caller, matter, courtCase } = chamber
  const email = `client-${++numbers}-${matter._id}@example.in`
  const client = await newClient(caller, { email, ...own })
  await caller.call(linkClient, {
    params: { id: matter._id },
    body: { client_id: client._id, side: 'petitioner', role: null },
  })
  const [shown, kept] = [
    await newOrder(app.db, courtCase.id, { document: 'ready' }),
    await newOrder(app.db, courtCase.id, { document: 'ready' }),
  ]
  const paper = await addDocument(caller, matter._id, 'Shown.pdf', Buffer.from('%PDF-1.7 shown'))
  const secret = await addDocument(caller, matter._id, 'Kept.pdf', Buffer.from('%PDF-1.7 kept'))
  const params = { id: matter._id }
  const share = (order_ids: OrderId[], document_ids: DocumentId[], next_date = true) =>
    caller.call(setShares, { params, body: { client_id: client._id, next_date, order_ids, document_ids } })
  return { ...chamber, client, email, params, shown, kept, paper, secret, share }
}

export const tokenOfMail = (text: string) => /client-sign-in#([\w-]+)/.exec(text)?.[1] ?? ''

export async function signInClient(app: TestApp, { caller, client, email }: Awaited<ReturnType<typeof sharedMatter>>) {
  const asked = await caller.call(sendClientLink, { params: { id: client._id }, body: { channel: 'email' } })
  if (asked.status !== 200) throw new Error(`No link: ${asked.body.message}`)
  const [mail] = await app.messages({ to: email, kind: 'sign-in-link' })
  const token = tokenOfMail(mail?.text ?? '')
  const { status, body } = await app.stranger.call(enterByLink, { body: { token } })
  if (status !== 200) throw new Error(`Not signed in: ${body.message}`)
  const { userData } = body
  const who = { chamberId: userData.extras.chamber_id, personId: userData._id }
  return { token, userData, who, reader: app.as(who), session: body }
}
