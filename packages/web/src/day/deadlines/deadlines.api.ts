import { listDeadlines } from '@peshi/contract/day/deadlines'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { usePage } from '../../platform/api/use-data.ts'
import { dueKey } from '../../trackers/clocks/clocks.api.ts'

export const useDeadlines = (query: NonNullable<InputOf<typeof listDeadlines>['query']>) =>
  usePage([...dueKey, query], listDeadlines, { query })
