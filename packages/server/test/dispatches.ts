import type { ChamberId, DispatchId, PersonId } from '@peshi/contract/platform/ids'
import type { DispatchKind } from '@peshi/contract/platform/sending'
import { newId } from '../src/platform/db/columns.ts'
import { dispatch } from '../src/platform/sending/dispatches.schema.ts'
import type { TestApp } from './app.ts'

export async function newUnsent(
  { db, context }: TestApp,
  { chamberId, personId }: { chamberId: ChamberId; personId: PersonId },
  kind: DispatchKind = 'alert',
): Promise<DispatchId> {
  const id = newId() as DispatchId
  const at = context.clock.now()
  await db.asSystem('sending', (tx) =>
    tx.insert(dispatch).values({
      id,
      chamber_id: chamberId,
      person_id: personId,
      channel: 'email',
      kind,
      language: 'en',
      address: `${personId}@example.in`,
      subject: 'Unsent',
      text: 'Unsent',
      html: '<p>Unsent</p>',
      state: 'failed',
      problem: 'unreachable',
      tries: 9,
      created_at: at,
      ended_at: at,
    }),
  )
  return id
}
