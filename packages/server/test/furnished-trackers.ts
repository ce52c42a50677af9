// The FIRs, appeals and caveats of a furnished chamber.

import type { AppealHitId, CaveatHitId, CaveatProofId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import { createAppeal, deleteAppeal } from '@peshi/contract/trackers/appeals'
import { deleteCaveat, saveCaveat } from '@peshi/contract/trackers/caveats'
import { deleteFir, saveFir } from '@peshi/contract/trackers/firs'
import { newId } from '../src/platform/db/columns.ts'
import { appealHit as hitTable } from '../src/trackers/appeals/appeals.schema.ts'
import { caveatHit as caveatHitTable, caveatProof as caveatProofTable } from '../src/trackers/caveats/caveats.schema.ts'
import type { TestApp } from './app.ts'
import { delhi } from './cases.ts'
import type { newChamber } from './chamber.ts'

type Member = Awaited<ReturnType<typeof newChamber>>

export async function furnishTrackers(
  app: TestApp,
  member: Member,
  caller: ReturnType<TestApp['as']>,
  matterId: MatterId,
  secret: string,
) {
  const now = app.context.clock.now()
  const followFir = (number: string) =>
    caller.call(saveFir, {
      body: {
        place: { state: 'Uttar Pradesh', district: 'Lucknow', police_station: secret, number, year: 2026 },
        words: { matter_ids: [matterId] },
      },
    })
  const [fir, binnedFir] = [await followFir('1'), await followFir('2')]
  await caller.call(deleteFir, { params: { id: binnedFir.body.data._id } })
  const watchJudgment = (case_number: string) =>
    caller.call(createAppeal, {
      body: {
        court_id: '1',
        state_id: '490506',
        tracking_court_id: '7',
        case_type_id: '71',
        state: 'DELHI',
        bench: secret,
        case_type: 'W.P.(C)',
        case_number,
        case_year: 2024,
        judgment_date: '2026-10-05',
        matter_id: matterId,
      },
    })
  const [appeal, binnedAppeal] = [await watchJudgment('1'), await watchJudgment('2')]
  const appealHit = newId() as AppealHitId
  await app.db.asChamber(member.chamberId, (tx) =>
    tx.insert(hitTable).values({
      chamber_id: member.chamberId,
      id: appealHit,
      tracker_id: appeal.body.data._id,
      source: 'search',
      case_key: 'diary:1/2026',
      diary_number: '1',
      diary_year: '2026',
      petitioner: secret,
      found_at: now,
    }),
  )
  await caller.call(deleteAppeal, { query: { id: binnedAppeal.body.data._id } })
  const lodge = (lodged_on: string) =>
    caller.call(saveCaveat, {
      body: { court_id: delhi, caveator: secret, caveatee: secret, lodged_on, note: secret },
    })
  const [caveat, binnedCaveat] = [await lodge('2026-11-10'), await lodge('2026-11-09')]
  const caveatHit = newId() as CaveatHitId
  await app.db.asChamber(member.chamberId, (tx) =>
    tx.insert(caveatHitTable).values({
      chamber_id: member.chamberId,
      id: caveatHit,
      tracker_id: caveat.body.data._id,
      source: 'list',
      court: delhi,
      case_key: secret,
      case_number: secret,
      reason: 'filed-against',
      found_at: now,
    }),
  )
  const caveatProof = newId() as CaveatProofId
  await app.db.asChamber(member.chamberId, (tx) =>
    tx.insert(caveatProofTable).values({
      chamber_id: member.chamberId,
      id: caveatProof,
      tracker_id: caveat.body.data._id,
      upload_id: newId() as UploadId,
      name: `${secret}.pdf`,
      file_key: secret,
      media_type: 'application/pdf',
      size: 10,
      sha256: secret,
      added_by: member.personId,
      added_at: now,
    }),
  )
  await caller.call(deleteCaveat, { params: { id: binnedCaveat.body.data._id } })
  return {
    caveat: caveat.body.data._id as string,
    binnedCaveat: binnedCaveat.body.data._id as string,
    caveatHit: caveatHit as string,
    caveatProof: caveatProof as string,
    appeal: appeal.body.data._id as string,
    binnedAppeal: binnedAppeal.body.data._id as string,
    appealHit: appealHit as string,
    fir: fir.body.data._id as string,
    binnedFir: binnedFir.body.data._id as string,
  }
}
