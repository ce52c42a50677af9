import { type FirWords, saveFir } from '@peshi/contract/trackers/firs'
import type { TestApp } from './app.ts'
import { newChamber } from './chamber.ts'

export const placeOfFir = {
  state: 'Uttar Pradesh',
  district: 'Lucknow',
  police_station: 'Hazratganj',
  number: '0123',
  year: 2026,
}

/** An FIR that a new chamber has typed in. */
export async function firByHand(app: TestApp, words: Partial<FirWords> = {}) {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const { status, body } = await caller.call(saveFir, { body: { place: placeOfFir, words } })
  if (status !== 200) throw new Error(body.message)
  return { member, caller, fir: body.data }
}
