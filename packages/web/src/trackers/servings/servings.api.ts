import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/servings'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

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
