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
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
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

export const changedByClients = [clientKeys.all, ['matters'], ['activity']]

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

export const tiesQuery = (id: ClientId) =>
  dataQuery([...clientKeys.all, 'ties', id], contract.clientTies, { params: { id } })

export const sendClient = (id: ClientId | null, body: Partial<ClientBody> & SentVersion, whole: ClientBody) =>
  id === null
    ? callApi(contract.createClient, { body: whole })
    : callApi(contract.updateClient, { params: { id }, body })
export const useDeleteClient = () =>
  useChange(
    ({ _id: id, version }: Pick<contract.Client, '_id' | 'version'>) =>
      callApi(contract.deleteClient, { params: { id }, body: { version } }),
    changedByClients,
  )
export const useClientTies = (id: ClientId) => useQuery(tiesQuery(id))
export const useRestoreClient = () =>
  useChange((id: ClientId) => callApi(contract.restoreClient, { params: { id } }), changedByClients)
export const useMergeClient = ({ _id: id, version }: Pick<contract.Client, '_id' | 'version'>) =>
  useChange(
    (into: ClientId) => callApi(contract.mergeClient, { params: { id }, body: { into, version } }),
    changedByClients,
  )
export const useRecordConsent = (id: ClientId) =>
  useChange((body: ConsentBody) => callApi(contract.recordConsent, { params: { id }, body }), changedByClients)
export const useWithdrawConsent = (id: ClientId) =>
  useChange(
    (body: { consent_id: string; withdrawn_on: string }) => callApi(contract.withdrawConsent, { params: { id }, body }),
    changedByClients,
  )

export const matterClientsQuery = (id: MatterId) =>
  dataQuery(clientKeys.matter(id), contract.clientsOfMatter, { params: { id } })
export const useMatterClients = (id: MatterId) => useQuery(matterClientsQuery(id))
export const useLinkClient = (id: MatterId) =>
  useChange(
    (body: Body<typeof contract.linkClient> & SentVersion) => callApi(contract.linkClient, { params: { id }, body }),
    changedByClients,
  )
export const useUnlinkClient = (id: MatterId) =>
  useChange(
    (body: { client_id: ClientId } & SentVersion) => callApi(contract.unlinkClient, { params: { id }, body }),
    changedByClients,
  )
export const useSetOurSide = (id: MatterId) =>
  useChange(
    (body: { our_side: Side | null } & SentVersion) => callApi(contract.setOurSide, { params: { id }, body }),
    changedByClients,
  )

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
    changedByClients,
  )
