import { saveMatter } from '@peshi/contract/matters/matters'
import type { CaseId, ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { pendingFindsRepo } from '../src/courts/courts/pending-finds.repo.ts'
import { type TestApp, testMorning } from './app.ts'
import { newCase } from './cases.ts'
import { newChamber } from './chamber.ts'

type Member = Awaited<ReturnType<typeof newChamber>>

/** As if the person had looked the case up at its court. */
export async function findCase(
  { db }: Pick<TestApp, 'db'>,
  { chamberId, personId }: Member,
  { id, court }: { id: CaseId; court: CourtId },
): Promise<void> {
  const asked = {
    personId,
    court,
    query: { by: 'cnr', cnr: '' } as const,
    session: { cookies: [], values: {} },
    hits: [],
    found: [id],
  }
  await db.asChamber(chamberId, (tx) =>
    pendingFindsRepo(tx, chamberId).insert(asked, testMorning, new Date('2030-01-01')),
  )
}

export async function followCase(app: TestApp, member: Member, own: Parameters<typeof newCase>[1] = {}) {
  const courtCase = await newCase(app.db, own)
  await findCase(app, member, courtCase)
  const { status, body } = await app
    .as(member)
    .call(saveMatter, { body: { unique_id: courtCase.court, matter_id: courtCase.id } })
  if (status !== 200) throw new Error(`Not saved: ${status} ${body.message}`)
  return { courtCase, matter: body.data }
}

export async function chamberWithMatter(app: TestApp, own: Parameters<typeof newCase>[1] = {}) {
  const member = await newChamber(app.db)
  return { member, caller: app.as(member), ...(await followCase(app, member, own)) }
}

/** As after a reading of the case from its court. */
export const emitCaseRead = ({ db, context }: TestApp, chamberId: ChamberId, id: CaseId) =>
  db.asChamber(chamberId, (tx) => context.emit(tx, { chamberId }, { type: 'case.read', subject: { kind: 'case', id } }))
