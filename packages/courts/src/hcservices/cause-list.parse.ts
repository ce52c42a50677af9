import type { CourtDate } from '@peshi/contract/platform/dates'
import { readDate } from '../reading/dates.ts'
import { decodeEntities, tidy } from '../reading/text.ts'
import { forms, requireFields, splitRecords } from './records.ts'
import { throwOnRefusal } from './refused.parse.ts'

export interface PublishedCauseList {
  serial: number
  bench: string
  listType: string
  date: CourtDate | null
  filenameEncoded: string
  videoConference: boolean
  benchId: string
  causelistId: string
  isoDate: CourtDate | null
}

const format = [
  /^\d+$/,
  forms.words,
  forms.words,
  forms.any,
  forms.file,
  /^[YN]?$/i,
  forms.number,
  forms.number,
  forms.any,
]

export function parseCauseLists(reply: string): PublishedCauseList[] {
  throwOnRefusal(reply)
  return splitRecords(reply, '^#').map((record) => {
    const fields = requireFields(record, format)
    const [
      serial = '',
      bench = '',
      listType = '',
      date = '',
      file = '',
      video = '',
      benchId = '',
      list = '',
      iso = '',
    ] = fields
    return {
      serial: Number(serial),
      bench: tidy(decodeEntities(bench)),
      listType: tidy(decodeEntities(listType)),
      date: readDate(date),
      filenameEncoded: file.trim(),
      videoConference: /^y$/i.test(video.trim()),
      benchId: tidy(benchId),
      causelistId: tidy(list),
      isoDate: readDate(iso),
    }
  })
}
