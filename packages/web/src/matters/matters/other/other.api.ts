import { createOther, updateOther } from '@peshi/contract/matters/other-matters'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../platform/api/call-api.ts'
import { forgetMatters } from '../matters.api.ts'

export type OtherBody = NonNullable<InputOf<typeof createOther>['body']>

export function useSaveOther(id: MatterId | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ client_id, ...body }: OtherBody) =>
      id === null
        ? callApi(createOther, { body: { ...body, client_id } })
        : callApi(updateOther, { params: { id }, body }),
    onSuccess: () => Promise.all([forgetMatters(client), client.invalidateQueries({ queryKey: ['clients'] })]),
  })
}
