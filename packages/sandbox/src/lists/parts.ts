import type { Listing, ListKind } from '../court-day/docket.ts'

export interface BenchPart {
  courtNo: number
  list: ListKind
  coram: string[]
  stages: { stage: string; listings: Listing[] }[]
}

export function partsOf(listings: readonly Listing[]): BenchPart[] {
  const parts: BenchPart[] = []
  for (const listing of listings) {
    const { courtNo, list, coram, stage } = listing
    const open = parts.at(-1)
    const isSame = open?.courtNo === courtNo && open.list === list && open.coram.join() === coram.join()
    const part = isSame ? open : { courtNo, list, coram, stages: [] }
    if (!isSame) parts.push(part)
    const last = part.stages.at(-1)
    if (last?.stage === stage) last.listings.push(listing)
    else part.stages.push({ stage, listings: [listing] })
  }
  return parts
}

export const caseNumber = ({ type, number, year }: Listing, separator = '/') => `${type}${separator}${number}/${year}`
export const titleOf = ({ petitioner, respondent }: Listing) => `${petitioner} Vs. ${respondent}`
