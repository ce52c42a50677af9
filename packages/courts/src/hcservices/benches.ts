import type { CourtId } from '@peshi/contract/platform/ids'
import { type HcservicesBench, hcservicesBenches } from '../catalogue/hcservices.ts'
import { NotAvailable } from '../errors.ts'

export const benchesOf = (generation: HcservicesBench['generation']) =>
  hcservicesBenches.filter((bench) => bench.generation === generation)

export function benchOf(court: CourtId, generation: HcservicesBench['generation']): HcservicesBench {
  const bench = benchesOf(generation).find((candidate) => candidate.court === court)
  if (!bench) throw new NotAvailable(`hcservices has no court ${court}`)
  return bench
}
