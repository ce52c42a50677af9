import { writeToChamber } from '@peshi/contract/clients/client-area'
import { openClientAccess, setShares, writeToClient } from '@peshi/contract/clients/shares'
import { listDocuments } from '@peshi/contract/matters/documents'
import type { PersonId } from '@peshi/contract/platform/ids'
import { accountRepo } from '../../../chamber/account/account.repo.ts'
import { clientAccessRepo } from '../../../clients/shares/client-access.repo.ts'
import { demoEmail } from '../people.ts'
import { demoShare } from './clients.ts'
import type { Desk } from './desk.ts'
import type { Office } from './office.ts'
import { demoPapers } from './words.ts'

export async function openClientAccount(
  desk: Desk,
  chamberId: Parameters<typeof clientAccessRepo>[1],
  passwordHash: string,
): Promise<PersonId> {
  const client_id = desk.clientId(demoShare.client)
  const params = { id: desk.matterId(demoShare.matter) }
  await desk.on(345, async () => {
    await desk.as.owner(openClientAccess, { params: { id: client_id } })
    await desk.as.owner(setShares, { params, body: { client_id, next_date: true, order_ids: [], document_ids: [] } })
  })
  const { db } = desk.context
  const access = await db.asChamber(chamberId, (tx) => clientAccessRepo(tx, chamberId).find(client_id))
  if (!access) throw new Error('The client has no access')
  await db.asSystem('seed', (tx) =>
    accountRepo(tx).updatePerson(access.person_id, { email: demoEmail('client'), password_hash: passwordHash }),
  )
  return access.person_id
}

export async function exchangeMessages(desk: Desk, office: Office, client: PersonId): Promise<void> {
  const asClient = office('client', client)
  const id = desk.matterId(demoShare.matter)
  for (const { from, daysAgo, time, text } of demoShare.messages)
    await desk.on(
      daysAgo,
      async () => {
        if (from === 'client') await asClient(writeToChamber, { params: { id }, body: { text } })
        else
          await desk.as.owner(writeToClient, {
            params: { id, client: desk.clientId(demoShare.client) },
            body: { text },
          })
      },
      time,
    )
}

export async function sharePapers(desk: Desk): Promise<void> {
  const shown = demoPapers
    .filter(({ isShared, matter }) => isShared && matter === demoShare.matter)
    .map(({ file }) => file)
  const params = { id: desk.matterId(demoShare.matter) }
  const { data } = await desk.as.owner(listDocuments, { params })
  const document_ids = data.filter(({ name }) => shown.includes(name)).map(({ _id }) => _id)
  await desk.on(6, () =>
    desk.as.owner(setShares, {
      params,
      body: { client_id: desk.clientId(demoShare.client), next_date: true, order_ids: [], document_ids },
    }),
  )
}
