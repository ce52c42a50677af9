import * as contract from '@peshi/contract/clients/clients'
import {
  checkNames,
  conflictsOfClient,
  conflictsOfMatter,
  decideOnClient,
  decideOnMatter,
} from '@peshi/contract/clients/conflicts'
import type { Side } from '@peshi/contract/matters/families'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { dataQuery, useData, usePage } from '../../platform/api/use-data.ts'
import type { ClientSearch } from './clients.search.ts'

type Body<E> = NonNullable<InputOf<E> extends { body?: infer B } ? B : never>
export type ClientBody = Body<typeof contract.createClient>
export type ConsentBody = Body<typeof contract.recordConsent>
export type NamesBody = Body<typeof checkNames>

const clientKeys = {
  all: ['clients'] as const,
  list: (search: ClientSearch) => ['clients', 'list', search] as const,
  detail: (id: ClientId) => ['clients', 'detail', id] as const,
  matter: (id: MatterId) => ['clients', 'matter', id] as const,
  conflicts: (id: string) => ['clients', 'conflicts', id] as const,
}

const changed = [clientKeys.all, ['matters'], ['activity']]

export const perPage = 25

export const useClients = (search: ClientSearch) =>
  usePage(clientKeys.list(search), contract.listClients, {
    query: {
      page: search.page ?? 1,
      perPage,
      search: search.q,
      kind: search.kind,
      without_consent: search.open === 'consent' ? 'true' : undefined,
    },
  })

export const useClientChoice = (search: string) =>
  useData(
    [...clientKeys.all, 'choice', search],
    contract.listClients,
    { query: { search: search || undefined, perPage: 20 } },
    { placeholderData: keepPreviousData },
  )

export const clientQuery = (id: ClientId) => dataQuery(clientKeys.detail(id), contract.getClient, { params: { id } })
export const useClient = (id: ClientId) => useQuery(clientQuery(id))

export const useSaveClient = (id: ClientId | null) =>
  useChange(
    (body: ClientBody) =>
      id === null ? callApi(contract.createClient, { body }) : callApi(contract.updateClient, { params: { id }, body }),
    changed,
  )
export const useDeleteClient = () =>
  useChange((id: ClientId) => callApi(contract.deleteClient, { params: { id } }), changed)
export const useRestoreClient = () =>
  useChange((id: ClientId) => callApi(contract.restoreClient, { params: { id } }), changed)
export const useMergeClient = (id: ClientId) =>
  useChange((into: ClientId) => callApi(contract.mergeClient, { params: { id }, body: { into } }), changed)
export const useRecordConsent = (id: ClientId) =>
  useChange((body: ConsentBody) => callApi(contract.recordConsent, { params: { id }, body }), changed)
export const useWithdrawConsent = (id: ClientId) =>
  useChange(
    (body: { consent_id: string; withdrawn_on: string }) => callApi(contract.withdrawConsent, { params: { id }, body }),
    changed,
  )

export const matterClientsQuery = (id: MatterId) =>
  dataQuery(clientKeys.matter(id), contract.clientsOfMatter, { params: { id } })
export const useMatterClients = (id: MatterId) => useQuery(matterClientsQuery(id))
export const useLinkClient = (id: MatterId) =>
  useChange((body: Body<typeof contract.linkClient>) => callApi(contract.linkClient, { params: { id }, body }), changed)
export const useUnlinkClient = (id: MatterId) =>
  useChange((client_id: ClientId) => callApi(contract.unlinkClient, { params: { id }, body: { client_id } }), changed)
export const useSetOurSide = (id: MatterId) =>
  useChange((our_side: Side | null) => callApi(contract.setOurSide, { params: { id }, body: { our_side } }), changed)

export const useNamesCheck = (names: NamesBody, enabled: boolean) =>
  useData(
    [...clientKeys.all, 'check', names],
    checkNames,
    { body: names },
    { enabled, placeholderData: keepPreviousData },
  )

export type ConflictSubject = { matter: MatterId } | { client: ClientId }
const idOf = (subject: ConflictSubject) => ('matter' in subject ? subject.matter : subject.client)

export const conflictsQuery = (subject: ConflictSubject) => ({
  queryKey: clientKeys.conflicts(idOf(subject)),
  queryFn: async () => {
    const reply =
      'matter' in subject
        ? callApi(conflictsOfMatter, { params: { id: subject.matter } })
        : callApi(conflictsOfClient, { params: { id: subject.client } })
    return (await reply).data
  },
})
export const useConflicts = (subject: ConflictSubject) => useQuery(conflictsQuery(subject))

export const useDecide = (subject: ConflictSubject) =>
  useChange(
    (body: Body<typeof decideOnMatter>) =>
      'matter' in subject
        ? callApi(decideOnMatter, { params: { id: subject.matter }, body })
        : callApi(decideOnClient, { params: { id: subject.client }, body }),
    changed,
  )
