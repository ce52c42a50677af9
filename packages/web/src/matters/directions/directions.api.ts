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
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'

// These keys begin with `orders`, so that a refetch of the orders includes them.
const keys = {
  ofMatter: (matterId: MatterId) => ['orders', matterId, 'directions'] as const,
  ofOrder: ({ matter_id, _id }: Order) => ['orders', matter_id, 'directed', _id] as const,
}
const changed = (matterId: MatterId) => [
  keys.ofMatter(matterId),
  ['orders', matterId, 'directed'],
  ['matters', 'detail', matterId],
  ['hearings'],
  ['today'],
]

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

type Wish = Pick<Direction, 'kind' | 'text' | 'due_date'> & { state?: DirectionState }

export const useWriteDirection = (matterId: MatterId) =>
  useChange((wish: Wish) => callApi(saveDirection, { body: { matter_id: matterId, ...wish } }), changed(matterId))

export const useDecide = (order: Order) =>
  useChange(
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
    changed(order.matter_id),
  )

export const useUpdateDirection = (matterId: MatterId) =>
  useChange(
    ({ id, state }: { id: DirectionId; state: DirectionState }) =>
      callApi(updateDirection, { params: { id }, body: { state } }),
    changed(matterId),
  )

export const useWithdraw = (matterId: MatterId) =>
  useChange((id: DirectionId) => callApi(withdrawDirection, { params: { id } }), changed(matterId))
