import * as contract from '@peshi/contract/papers/model'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

const settingsKey = ['model', 'settings'] as const
const matterKey = (matterId: MatterId) => ['model', 'matter', matterId] as const

export type Asked = NonNullable<InputOf<typeof contract.tryModel>['body']>
type SavedFields = NonNullable<InputOf<typeof contract.saveModelSettings>['body']>

export const changedBySettings = [settingsKey, ['model', 'matter']]

export const useModelSettings = () => useData(settingsKey, contract.getModelSettings)

export const sendModelSettings = (body: SavedFields & SentVersion) => callApi(contract.saveModelSettings, { body })

export const modelQuery = (matterId: MatterId) => ({
  queryKey: matterKey(matterId),
  queryFn: () => callApi(contract.listModelAnswers, { params: { id: matterId } }),
})

export const useModel = (matterId: MatterId) => useQuery(modelQuery(matterId))

export const useDryRun = (asked: Asked) =>
  useData(['model', 'dry-run', asked], contract.tryModel, { body: asked }, { gcTime: 0, retry: false })

export const useAsk = (asked: Asked) =>
  useChange(
    (digest: string) => callApi(contract.askModel, { body: { ...asked, digest } }),
    [matterKey(asked.matter_id as MatterId)],
  )

export const useDecide = ({ _id: id, matter_id, version }: contract.ModelAnswer) =>
  useChange(
    (how: 'accept' | 'dismiss') =>
      callApi(how === 'accept' ? contract.acceptModelAnswer : contract.dismissModelAnswer, {
        params: { id },
        body: { version },
      }),
    [matterKey(matter_id), ['notes'], ['client-notes'], ['shares']],
  )
