import type { Mutation } from './delete-landmarks.ts'
import { areUnlike, kindOf } from './swap-columns.ts'

export function swapFields(text: string): Mutation[] {
  const end = ['##', '^#', '#'].find((mark) => text.includes('~') && text.includes(mark))
  if (end === undefined || /[<{]/.test(text.trim()[0] ?? '')) return []
  const records = text.split(end).map((record) => record.split('~'))
  const width = Math.max(...records.map((fields) => fields.length))
  const kinds = Array.from(
    { length: width },
    (_, at) => new Set(records.flatMap((fields) => kindOf(fields[at] ?? '') ?? [])),
  )
  return kinds.flatMap((kind, other) =>
    kinds.slice(0, other).flatMap((before, one): Mutation[] => {
      if (!areUnlike(before, kind)) return []
      const changed = records.map((fields) => (fields.length > other ? exchangeFields(fields, one, other) : fields))
      return [{ what: `fields ${one + 1} and ${other + 1}`, text: changed.map((fields) => fields.join('~')).join(end) }]
    }),
  )
}

const exchangeFields = (fields: string[], one: number, other: number) =>
  fields.with(one, fields[other] ?? '').with(other, fields[one] ?? '')
