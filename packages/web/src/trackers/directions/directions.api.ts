import type { Order } from '@peshi/contract/matters/orders'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { DirectionState } from '@peshi/contract/trackers/direction-states'
import * as contract from '@peshi/contract/trackers/directions'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { dataQuery } from '../../platform/api/use-data.ts'

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
  ['clocks'],
  ['today'],
]

export const directionsQuery = (matterId: MatterId) =>
  dataQuery(keys.ofMatter(matterId), contract.listDirections, { query: { matter_id: matterId } })

export const useDirections = (matterId: MatterId) => useQuery(directionsQuery(matterId))

export const useProposals = (order: Order) =>
  useQuery({
    queryKey: keys.ofOrder(order),
    queryFn: () =>
      callApi(contract.listProposals, { params: { id: order._id }, query: { matter_id: order.matter_id } }),
  })

type Known = Pick<contract.Direction, '_id' | 'version'>
type Wish = Pick<contract.Direction, 'kind' | 'text' | 'due_date'> & { state?: DirectionState }

export const useWriteDirection = (matterId: MatterId) =>
  useChange(
    (wish: Wish) => callApi(contract.saveDirection, { body: { matter_id: matterId, ...wish, version: 0 } }),
    changed(matterId),
  )

export const useDecide = (order: Order) =>
  useChange(
    ({
      proposal,
      ...said
    }: {
      proposal: contract.DirectionProposal
      state: DirectionState
    } & Pick<contract.DirectionProposal, 'due_date' | 'by_side' | 'period'>) => {
      const { key, kind, step, text, title, page, hearing } = proposal
      const read = { kind, step, text, title, page, proposal: key, hearing }
      const body = { matter_id: order.matter_id, order_id: order._id, ...read, ...said }
      return callApi(contract.saveDirection, { body: { ...body, version: proposal.decided?.version ?? 0 } })
    },
    changed(order.matter_id),
  )

export const useUpdateDirection = (matterId: MatterId) =>
  useChange(
    ({ _id: id, version, state }: Known & { state: DirectionState }) =>
      callApi(contract.updateDirection, { params: { id }, body: { state, version } }),
    changed(matterId),
  )

export const useWithdraw = (matterId: MatterId) =>
  useChange(
    ({ _id: id, version }: Known) => callApi(contract.withdrawDirection, { params: { id }, body: { version } }),
    changed(matterId),
  )
