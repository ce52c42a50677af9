import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/servings'
import { callApi, fetchFile, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { toTrackerQuery } from '../trackers/trackers.search.ts'
import type { ServingSearch } from './servings.search.ts'

export const changedByServings = [['servings'], ['clocks'], ['today']]

export const useServings = (matterId: MatterId) =>
  useData(['servings', matterId], contract.listServings, { query: { matter_id: matterId } })

export type AddBody = NonNullable<InputOf<typeof contract.addServing>['body']>
export type EditBody = NonNullable<InputOf<typeof contract.editServing>['body']>

export const sendServing = (matterId: MatterId, serving: contract.Serving | null, fields: EditBody & SentVersion) =>
  serving
    ? callApi(contract.editServing, { params: { id: serving._id }, body: fields })
    : callApi(contract.addServing, { body: { ...fields, matter_id: matterId } as AddBody })

export const useDeleteServing = () =>
  useChange(
    ({ _id: id, version }: contract.Serving) => callApi(contract.deleteServing, { params: { id }, query: { version } }),
    changedByServings,
  )

type AllQuery = NonNullable<InputOf<typeof contract.listAllServings>['query']>

function toQuery(search: ServingSearch): AllQuery {
  const { mode, court } = search
  return { ...toTrackerQuery(search), ...(mode && { mode }), ...(court && { court }) } as AllQuery
}

export function useAllServings(search: ServingSearch) {
  const query = toQuery(search)
  return usePage(['servings', 'all', query], contract.listAllServings, { query })
}

export function fetchServings(search: ServingSearch, type: ExportType): Promise<File> {
  const { page: _page, perPage: _perPage, ...query } = toQuery(search)
  return fetchFile(contract.servingsFile, { query: { ...query, type } })
}

export const useAddServings = (matterId: MatterId) =>
  useChange(
    (entries: contract.ServingInput[]) => callApi(contract.addServings, { body: { matter_id: matterId, entries } }),
    changedByServings,
  )
