import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import type { CaveatHitRow, CaveatRow, caveatsRepo } from './caveats.repo.ts'

export const caveatLabel = (row: Pick<CaveatRow, 'caveator' | 'caveatee'>) => `${row.caveator} v. ${row.caveatee}`

type NewHits = Parameters<ReturnType<typeof caveatsRepo>['keepHits']>[1]

export async function suggestFilings(
  tx: Tx,
  { emit }: Pick<Context, 'emit'>,
  repo: ReturnType<typeof caveatsRepo>,
  row: CaveatRow,
  hits: NewHits,
): Promise<CaveatHitRow[]> {
  const fresh = await repo.keepHits(row.id, hits)
  await emit(
    tx,
    { chamberId: row.chamber_id },
    ...fresh.map(({ case_number, listed_on }) => ({
      type: 'caveat.suggested' as const,
      subject: { kind: 'caveat', id: row.id },
      matterId: row.matter_id,
      detail: { number: case_number, date: listed_on },
    })),
  )
  return fresh
}
