import type { Feature } from '../../platform/process/feature.ts'
import { readListTimes } from './read-list-times.ts'

export const listsAndBoardsFeature: Feature = {
  readSettings: (read) => ({ listTimes: readListTimes(read) }),
}
