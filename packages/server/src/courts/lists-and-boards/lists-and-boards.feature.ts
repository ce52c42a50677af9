import type { Feature } from '../../platform/process/feature.ts'
import { createCourtLists } from './court-lists.ts'
import { createListReading } from './list-reading.ts'
import { readListTimes } from './read-list-times.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    courtLists: ReturnType<typeof createCourtLists>
    listReading: ReturnType<typeof createListReading>
  }
}

export const listsAndBoardsFeature: Feature = {
  services: { courtLists: createCourtLists, listReading: createListReading },
  readSettings: (read) => ({ listTimes: readListTimes(read) }),
}
