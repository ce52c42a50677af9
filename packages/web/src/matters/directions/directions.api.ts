import type { DirectionState } from '@peshi/contract/matters/direction-states'
import {
  type Direction,
  type DirectionProposal,
  listDirections,
  listProposals,
  saveDirection,
  updateDirection,
  withdrawDirection,
} from '@peshi/contract/matters/directions'
import type { Order } from '@peshi/contract/matters/orders'
import type { DirectionId, MatterId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

// These keys begin with `orders`, so that a refetch of the orders includes them.
const keys = {
  ofMatter: (matterId: MatterId) => ['orders', matterId, 'directions'] as const,
  ofOrder: ({ matter_id, _id }: Order) => ['orders', matter_id, 'directed', _id] as const,
}

export const useDirections = (matterId: MatterId, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keys.ofMatter(matterId),
    queryFn: async () => (await callApi(listDirections, { query: { matter_id: matterId } })).data,
  })

export const useProposals = (order: Order) =>
  useQuery({
    queryKey: keys.ofOrder(order),
    queryFn: () => callApi(listProposals, { params: { id: order._id }, query: { matter_id: order.matter_id } }),
  })

function useChange<Input, Reply>(matterId: MatterId, change: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all(
        [
          keys.ofMatter(matterId),
          ['orders', matterId, 'directed'],
          ['matters', 'detail', matterId],
          ['hearings'],
          ['today'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}

type Wish = Pick<Direction, 'kind' | 'text' | 'due_date'> & { state?: DirectionState }

export const useWriteDirection = (matterId: MatterId) =>
  useChange(matterId, (wish: Wish) => callApi(saveDirection, { body: { matter_id: matterId, ...wish } }))

export const useDecide = (order: Order) =>
  useChange(
    order.matter_id,
    ({
      proposal,
      due_date,
      state,
    }: {
      proposal: DirectionProposal
      due_date: string | null
      state: DirectionState
    }) => {
      const { key, kind, text, page } = proposal
      const body = { matter_id: order.matter_id, order_id: order._id, kind, text, page, due_date, proposal: key, state }
      return callApi(saveDirection, { body })
    },
  )

export const useUpdateDirection = (matterId: MatterId) =>
  useChange(matterId, ({ id, state }: { id: DirectionId; state: DirectionState }) =>
    callApi(updateDirection, { params: { id }, body: { state } }),
  )

export const useWithdraw = (matterId: MatterId) =>
  useChange(matterId, (id: DirectionId) => callApi(withdrawDirection, { params: { id } }))
