import { PageChanged } from '../../errors.ts'
import { type Row, requireField } from '../../reading/json-reply.ts'
import { readRows } from './reply.ts'

export interface Commission {
  /** Eight digits: five for the state (11290…), then three for the district (525). */
  id: number
  name: string
  circuitBench: boolean
  active: boolean
}

export function parseCommissions(reply: string): Commission[] {
  const commissions = readRows(reply).map((row) => ({
    id: readId(row),
    name: requireField(row, 'commissionNameEn'),
    circuitBench: readFlag(row, 'circuitAdditionBenchStatus'),
    active: readFlag(row, 'activeStatus'),
  }))
  if (commissions.length === 0) throw new PageChanged('The list of commissions is empty')
  return commissions
}

function readId(row: Row): number {
  const id = Number(requireField(row, 'commissionId'))
  if (!Number.isInteger(id)) throw new PageChanged('A commission has no number')
  return id
}

function readFlag(row: Row, name: string): boolean {
  const value = row[name]
  if (typeof value !== 'boolean') throw new PageChanged(`A commission has no ${name}`)
  return value
}
