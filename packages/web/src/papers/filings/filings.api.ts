import * as bundles from '@peshi/contract/papers/filing-bundles'
import * as checklistContract from '@peshi/contract/papers/filing-checklists'
import * as contract from '@peshi/contract/papers/filings'
import type { FormKey } from '@peshi/contract/papers/filings/court-forms'
import type { BodyOf, Endpoint, InputOf } from '@peshi/contract/platform/endpoint'
import type { FilingId, MatterId } from '@peshi/contract/platform/ids'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'

const changed = [['filings'], ['clocks'], ['today'], ['activity']]
/** A registered filing can give its matter a number. */
const changedByNumber = [...changed, ['matters']]

export const useFilings = (query: NonNullable<InputOf<typeof contract.listFilings>['query']>) =>
  usePage(['filings', 'list', query], contract.listFilings, { query })

export const useFiling = (id: FilingId) => useData(['filings', 'one', id], contract.getFiling, { params: { id } })

type Body<E extends Endpoint> = Omit<NonNullable<InputOf<E>['body']>, 'version'>

export const useBeginFiling = () =>
  useChange(
    async (body: NonNullable<InputOf<typeof contract.beginFiling>['body']>) =>
      (await callApi(contract.beginFiling, { body })).data,
    changedByNumber,
  )

export function useFilingChanges({ _id: id, version }: Pick<contract.Filing, '_id' | 'version'>) {
  const params = { id }
  return {
    change: useChange(
      (body: Body<typeof contract.changeFiling>) =>
        callApi(contract.changeFiling, { params, body: { ...body, version } }),
      changed,
    ),
    check: useChange(
      (body: Body<typeof contract.checkFilingItem>) =>
        callApi(contract.checkFilingItem, { params, body: { ...body, version } }),
      changed,
    ),
    checkText: useChange(() => callApi(contract.checkFilingText, { params, body: { version } }), changed),
    objection: useChange(
      (body: Body<typeof contract.changeObjection>) =>
        callApi(contract.changeObjection, { params, body: { ...body, version } }),
      changed,
    ),
    remove: useChange(() => callApi(contract.deleteFiling, { params, query: { version } }), changed),
    withdraw: useChange(() => callApi(contract.withdrawFiling, { params, body: { version } }), changed),
  }
}

export function useFilingSteps({ _id: id, version }: Pick<contract.Filing, '_id' | 'version'>) {
  const params = { id }
  return {
    file: useChange(
      (body: Body<typeof contract.fileFiling>) => callApi(contract.fileFiling, { params, body: { ...body, version } }),
      changed,
    ),
    giveBack: useChange(
      (body: Body<typeof contract.returnFiling>) =>
        callApi(contract.returnFiling, { params, body: { ...body, version } }),
      changed,
    ),
    refile: useChange(
      (body: Body<typeof contract.refileFiling>) =>
        callApi(contract.refileFiling, { params, body: { ...body, version } }),
      changed,
    ),
    register: useChange(
      (body: Body<typeof contract.registerFiling>) =>
        callApi(contract.registerFiling, { params, body: { ...body, version } }),
      changedByNumber,
    ),
  }
}

export const useBundleFiles = (id: FilingId) =>
  useData(['filings', 'files', id], bundles.listBundleFiles, { params: { id } })

export const useMakeBundle = (id: FilingId) =>
  useChange(() => callApi(bundles.makeFilingBundle, { params: { id } }), changed)

export const useCancelBundle = (id: FilingId) =>
  useChange(() => callApi(bundles.cancelFilingBundle, { params: { id } }), changed)

export const useChecklists = () => useData(['filings', 'checklists'], checklistContract.listFilingChecklists)

export const useSaveChecklist = (form: FormKey) =>
  useChange(
    (body: Omit<BodyOf<typeof checklistContract.saveFilingChecklist>, 'version'> & SentVersion) =>
      callApi(checklistContract.saveFilingChecklist, { params: { form }, body }),
    [['filings']],
  )

export const filingsOf = (matter_id: MatterId) => ({ matter_id, perPage: 100 })
