import { courtForm } from '@peshi/contract/courts/courts'
import type { CasePreview } from '@peshi/contract/courts/find-case'
import { findAtAllahabad, findAtCourt, findAtDistrict } from '@peshi/contract/courts/find-case'
import { CourtId } from '@peshi/contract/platform/ids'
import type { SandboxControl } from '../sandbox-control.ts'
import type { DemoMatter } from './matters.ts'
import type { Call } from './office.ts'

export function partsOf(number: string): { short: string; case_number: string; case_year: number } {
  const [short = '', case_number = '', case_year = ''] = number.split('/')
  return { short, case_number, case_year: Number(case_year) }
}

export async function askCourt(
  call: Call,
  sandbox: SandboxControl,
  matter: Pick<DemoMatter, 'court' | 'number' | 'cnr'>,
) {
  const unique_id = CourtId.parse(matter.court)
  const { short, case_number, case_year } = partsOf(matter.number)
  const find = (answer: { challenge_id?: string; answer?: string } = {}) => {
    const body = { ...question, ...answer } as never
    if (unique_id.startsWith('dc-')) return call(findAtDistrict, { body: { ...(body as object), unique_id } as never })
    if (unique_id === 'hc-allahabad' || unique_id === 'hc-lucknow')
      return call(findAtAllahabad, { body: { ...(body as object), unique_id } as never })
    return call(findAtCourt, { params: { unique_id }, body })
  }
  const question = matter.cnr
    ? { by: 'cnr', cnr: matter.cnr }
    : { by: 'case-number', case_type: await codeOf(call, unique_id, short), case_number, case_year }

  let found = await find()
  if (found.challenge) {
    const answer = await sandbox.answerTo(found.challenge.image)
    if (answer === null) throw new Error('The sandbox does not know its own captcha')
    found = await find({ challenge_id: found.challenge._id, answer })
  }
  const [first] = found.data
  if (!first) throw new Error(`${matter.court} has no case ${matter.number}`)
  return first as CasePreview
}

async function codeOf(call: Call, unique_id: CourtId, short: string): Promise<string> {
  const { data } = await call(courtForm, { params: { unique_id } })
  const type = data.case_types.find((one) => one.short === short)
  if (!type)
    throw new Error(`${unique_id} has no case type ${short}: ${data.case_types.map((one) => one.short).join(', ')}`)
  return type.code
}
