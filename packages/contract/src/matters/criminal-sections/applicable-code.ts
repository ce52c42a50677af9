import type { CourtDate } from '../../platform/dates.ts'
import type { CodeAct } from '../criminal-sections.ts'

/** The day on which the BNS, the BNSS and the BSA came into force. */
const newCodesSince = '2024-07-01'

type Asked =
  | { of: 'offence'; on: CourtDate }
  /** `wasPending`: the investigation, inquiry, trial, appeal or application was pending before 1 July 2024. */
  | { of: 'procedure' | 'evidence'; on: CourtDate; wasPending: boolean }

const codes = {
  offence: ['IPC', 'BNS'],
  procedure: ['CrPC', 'BNSS'],
  evidence: ['IEA', 'BSA'],
} as const satisfies Record<Asked['of'], readonly [CodeAct, CodeAct]>

/**
 * The date of the offence decides between IPC and BNS (BNS s. 358). The date of the step decides the code of procedure
 * and the law of evidence, but what was pending stays under the old one (BNSS s. 531(2)(a), BSA s. 170(2)).
 */
export function applicableCode(asked: Asked): CodeAct {
  const [old, fresh] = codes[asked.of]
  const isOld = asked.on < newCodesSince || (asked.of !== 'offence' && asked.wasPending)
  return isOld ? old : fresh
}

export type CodeDoubt = 'bns-too-early' | 'ipc-late'

/** The first and the last day of the offence. Over both sides of 1 July 2024, both codes can apply. */
export interface Offence {
  offence_from: CourtDate | null
  offence_to: CourtDate | null
}

interface Registered {
  registered_on: CourtDate | null
  year: number
  sections: readonly { act: string }[]
}

/**
 * The doubt about the code that an FIR names. `bns-too-early`: the FIR is older than the BNS. `ipc-late`: the FIR is
 * younger, so the IPC fits only if the offence is older. An FIR has no date of the offence, only its own.
 */
export function codeDoubt({ registered_on, year, sections }: Registered): CodeDoubt | null {
  const on = registered_on ?? (year === 2024 ? null : (`${year}-01-01` as CourtDate))
  if (on === null) return null
  const has = (code: CodeAct) => sections.some(({ act }) => act === code)
  if (applicableCode({ of: 'offence', on }) === 'IPC') return has('BNS') ? 'bns-too-early' : null
  return has('IPC') ? 'ipc-late' : null
}

/** The doubt about the codes that a text or a record names, for an offence of these days. */
export function offenceDoubt(offence: Offence, acts: readonly string[]): CodeDoubt | null {
  const { offence_from: from, offence_to: to } = offence
  if (from === null) return null
  const [first, last] = [from, to ?? from].map((on) => applicableCode({ of: 'offence', on }))
  if (last === 'IPC') return acts.includes('BNS') ? 'bns-too-early' : null
  return first === 'BNS' && acts.includes('IPC') ? 'ipc-late' : null
}
