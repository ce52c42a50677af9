import * as contract from '@peshi/contract/papers/citations'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { JudgmentId } from '@peshi/contract/platform/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

export type Draft = NonNullable<InputOf<typeof contract.checkCitations>['body']>

export const useCheck = () => useChange((body: Draft) => callApi(contract.checkCitations, { body }), [])

export const useFileCheck = () =>
  useChange((body: Draft) => callApi(contract.fileCitationCheck, { body }), [['documents']])

export const useJudgment = (id: JudgmentId) =>
  useData(['citations', 'judgment', id], contract.getJudgment, { params: { id } })
