import { fromDayFirst } from '@peshi/contract/platform/dates'
import { type SandboxCourt, sandboxCourts } from '../world/courts.ts'
import type { WorldCase } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { listOptions, refuse } from './s3waas.page.ts'

type Fields = Record<string, string>
type Option = [code: string, label: string]

export const lowerCourts: Option[] = [
  ['1', 'High Court'],
  ['3', 'District Court'],
  ['4', 'Supreme Court'],
  ['5', 'State Agency/Tribunal'],
]

function kindOf({ site }: SandboxCourt): string {
  if (site === 'sci') return '4'
  return site === 'dcourts' ? '3' : '1'
}
const stateCode = (state: string) => `4905${String(states.indexOf(state) + 1).padStart(2, '0')}`
const benchCode = (court: SandboxCourt) => String(sandboxCourts.indexOf(court) + 101)
const states = [...new Set(sandboxCourts.map(({ state }) => state))]

const courtsIn = ({ court, state }: Fields) =>
  sandboxCourts.filter((one) => kindOf(one) === court && (state === undefined || stateCode(one.state) === state))

const selectList = (label: string, options: Option[]) =>
  options.length === 0 ? refuse('No records found') : `<option value="">${label}</option>${listOptions(options)}`

export const lowerCourtLists: Record<string, (fields: Fields) => unknown> = {
  list_case_status_states: (fields) =>
    selectList(
      'Select State',
      [...new Set(courtsIn(fields).map(({ state }) => state))].map((state) => [stateCode(state), state.toUpperCase()]),
    ),
  list_case_status_bench: (fields) =>
    selectList(
      'Select Bench',
      courtsIn(fields).map((court) => [benchCode(court), court.benchName]),
    ),
  list_case_status_case_type: (fields) =>
    selectList(
      'Select Case Type',
      courtsIn(fields)
        .filter((court) => benchCode(court) === fields.bench)
        .flatMap(({ types }) => types.map(({ code, title }): Option => [code, title])),
    ),
}

export function isAppealFrom({ lowerCourt }: WorldCase, fields: Fields, world: World): boolean {
  const below = lowerCourt?.id === undefined ? undefined : world.find(lowerCourt.id)
  const court = sandboxCourts.find(({ id }) => id === below?.court)
  if (!lowerCourt || !below || !court) return false
  return (
    kindOf(court) === fields.case_status_court &&
    stateCode(court.state) === fields.case_status_state &&
    benchCode(court) === fields.case_status_bench &&
    below.caseType.code === fields.case_status_case_type &&
    below.number === Number(fields.case_no) &&
    below.year === Number(fields.year) &&
    lowerCourt.decisionDate === fromDayFirst(fields.listing_date ?? '')
  )
}
