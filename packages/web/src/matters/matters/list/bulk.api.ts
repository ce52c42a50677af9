import { type BulkOperation, changeMany, type Selection } from '@peshi/contract/matters/bulk'
import type { InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../platform/api/call-api.ts'
import { forgetMatters } from '../matters.api.ts'

export type BulkReport = ReplyOf<typeof changeMany>['data']
export type BulkSelection = NonNullable<InputOf<typeof changeMany>['body']>['selection']

export interface BulkCall {
  operation: BulkOperation
  selection: BulkSelection
}

export function useChangeMany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ operation, selection }: BulkCall) =>
      (await callApi(changeMany, { body: { operation, selection: selection as Selection } })).data,
    onSuccess: () => forgetMatters(client),
  })
}
