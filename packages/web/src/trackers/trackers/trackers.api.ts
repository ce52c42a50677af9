import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { type TrackerSearch, toTrackerQuery } from './trackers.search.ts'

export const keysTouchedBy = (kind: 'firs' | 'appeals' | 'caveats') => [
  [kind],
  ['due-checks'],
  ['clocks'],
  ['matters'],
  ['activity'],
]

export function fetchTrackersFile(endpoint: Endpoint, search: TrackerSearch, type: ExportType): Promise<File> {
  const { page: _page, perPage: _perPage, ...query } = toTrackerQuery(search)
  return fetchFile(endpoint, { query: { ...query, type } })
}

export function useForget(keys: string[][]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useDelete(
  keys: string[][],
  remove: Endpoint,
  restore: Endpoint,
  words?: Record<'deleted' | 'restored', string>,
) {
  const { t } = useTranslation('trackers')
  const forget = useForget(keys)
  const send = async (endpoint: Endpoint, ids: string[]) => {
    const { data } = (await callApi(endpoint, { body: { ids } })) as { data: { ids: string[] } }
    await forget()
    return data.ids
  }
  return (ids: string[]) =>
    send(remove, ids).then((removed) => {
      const back = () => send(restore, removed).then(() => toastDone(words?.restored ?? t('done.restored')), toastError)
      toastDone(words?.deleted ?? t('done.deleted'), { label: t('undo'), run: back })
    }, toastError)
}
