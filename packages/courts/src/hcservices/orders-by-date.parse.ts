import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { decodeEntities, dropBom, tidy } from '../reading/text.ts'
import { forms, requireFields, splitRecords } from './records.ts'
import { throwOnRefusal } from './refused.parse.ts'

export type DatedOrder = ReturnType<typeof readOrder>

const format = [
  forms.caseNumber,
  forms.any,
  forms.file,
  forms.words,
  forms.number,
  forms.flag,
  forms.any,
  forms.flag,
  forms.cnr,
  forms.number,
]

/** The reply has ten fields for each order and ends with `^^@` and the number of orders. */
export function parseOrdersByDate(reply: string): { total: number; orders: DatedOrder[] } {
  throwOnRefusal(reply)
  const text = dropBom(reply).trim()
  if (text === '') return { total: 0, orders: [] }
  const trailer = /\^\^@(\d+)$/.exec(text)
  if (!trailer) throw new PageChanged('The list of orders is incomplete')
  const total = Number(trailer[1])
  const orders = splitRecords(text.slice(0, trailer.index), '##').map(readOrder)
  if (orders.length !== total) throw new PageChanged(`The list has ${orders.length} orders and says ${total}`)
  return { total, orders }
}

function readOrder(record: string[]) {
  const [caseNumber = '', date = '', filenameEncoded = '', kind = '', serial = '', , , , cnr = ''] = requireFields(
    record,
    format,
  )
  return {
    caseNumber: tidy(decodeEntities(caseNumber)),
    date: readDate(date),
    filenameEncoded: filenameEncoded.trim(),
    kind: tidy(kind),
    serial: tidy(serial),
    cnr: tidy(cnr),
    fieldCount: record.length,
  }
}
