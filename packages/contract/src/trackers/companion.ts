import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId } from '../platform/ids.ts'

/** A matter whose case only a person can open at its court. */
export const CompanionCase = z.object({
  matter_id: MatterId,
  title: z.string(),
  court_title: z.string(),
  /** CNR or case number, as the court's form takes it. */
  number: z.string().nullable(),
  /** The court's page for a case's status; null if no page of the court is known. */
  url: z.url().nullable(),
  /** Sorts the round. Send it as `after` to get the case that follows. */
  place: z.string(),
})
export type CompanionCase = z.infer<typeof CompanionCase>

export const getCompanionRound = endpoint('GET /api/companion/round', {
  can: ['read', 'Matter'],
  isForCompanion: true,
  summary: 'The cases that a person must open at their courts: done today, all of the round, and the next one',
  query: z.object({ after: z.string().max(200).optional() }),
  reply: ok({ done: z.int(), total: z.int(), next: CompanionCase.nullable() }),
})

export const downloadCompanion = endpoint('GET /api/companion.zip', {
  access: 'public',
  kind: 'file',
  summary: 'The companion, a browser extension for Chromium and Firefox that hands a court’s open page to this address',
  reply: z.string(),
})
