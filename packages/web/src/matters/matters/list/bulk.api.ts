import { type BulkOperation, changeMany, type Selection } from '@peshi/contract/matters/bulk'
import type { InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import { callApi } from '../../../platform/api/call-api.ts'
import { useChange } from '../../../platform/api/use-change.ts'
import { changedByMatters } from '../matters.api.ts'

export type BulkReport = ReplyOf<typeof changeMany>['data']
export type BulkSelection = NonNullable<InputOf<typeof changeMany>['body']>['selection']

export interface BulkCall {
  operation: BulkOperation
  selection: BulkSelection
}

export const useChangeMany = () =>
  useChange(
    async ({ operation, selection }: BulkCall) =>
      (await callApi(changeMany, { body: { operation, selection: selection as Selection } })).data,
    changedByMatters,
  )
