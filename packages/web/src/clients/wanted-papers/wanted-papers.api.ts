import * as contract from '@peshi/contract/clients/wanted-papers'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, WantedPaperId } from '@peshi/contract/platform/ids'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import { changeLanguage } from '../../platform/i18n/i18n.ts'
import { readSession } from '../../platform/session/session.ts'

export const paperKeys = { of: (id: MatterId) => ['matters', 'papers', id] as const }

const changed = (id: MatterId) => [paperKeys.of(id), ['activity']]

export const usePaperRequests = (id: MatterId) =>
  useData(paperKeys.of(id), contract.listPaperRequests, { params: { id } })

export const useAskForPapers = (id: MatterId) =>
  useChange(
    (body: NonNullable<InputOf<typeof contract.askForPapers>['body']>) => callApi(contract.askForPapers, { body }),
    changed(id),
  )

type Changes = { add: string[] } | { set: { paper_id: WantedPaperId; state: 'wanted' | 'waived' }[] }

export function usePaperRequest({ _id: id, matter_id, version }: contract.PaperRequest) {
  const params = { id }
  const keys = changed(matter_id)
  return {
    change: useChange(
      (body: Changes) => callApi(contract.changePaperRequest, { params, body: { ...body, version } }),
      keys,
    ),
    send: useChange(
      (channel: 'email' | 'sms') => callApi(contract.sendPaperRequest, { params, body: { channel, version } }),
      keys,
    ),
    stop: useChange(() => callApi(contract.stopPaperRequest, { params, body: { version } }), keys),
    link: useChange(async () => (await callApi(contract.linkToPapers, { params })).data.address, keys),
  }
}

/** The page begins in the client’s language, unless a person of a chamber looks at it. */
export function usePapersOfLink(token: string) {
  const client = useQueryClient()
  const queryKey = ['papers of a link', token]
  const queryFn = async () => {
    const { data } = await callApi(contract.openPapers, {}, { bearer: token })
    if (data.language && readSession() === null) await changeLanguage(data.language)
    return data
  }
  const { data, error } = useQuery({ queryKey, queryFn, retry: false, staleTime: Infinity })
  return { data, error, change: (papers: contract.PapersForClient) => client.setQueryData(queryKey, papers) }
}
