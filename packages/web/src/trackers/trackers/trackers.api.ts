import type { Endpoint } from '@peshi/contract/platform/endpoint'
import type { TrackerCalls } from '@peshi/contract/trackers/trackers'
import { useQueryClient } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { type TrackerSearch, toTrackerQuery } from './trackers.search.ts'

/** The calls that all trackers have. `key` begins the keys of their queries. */
export function trackerApi<Calls extends TrackerCalls>(key: 'firs' | 'appeals' | 'caveats', calls: Calls) {
  const keys = [[key], ['due-checks'], ['clocks'], ['matters'], ['activity']]

  return {
    /** Keys of the queries that a change touches. */
    keys,

    useList(search: TrackerSearch) {
      const query = toTrackerQuery(search)
      return usePage<Calls['list']>([key, 'list', query], calls.list, { query } as never)
    },

    useOne: (id: string) => useData<Calls['get']>([key, 'one', id], calls.get, { params: { id } } as never),

    fetchFile(search: TrackerSearch, type: ExportType): Promise<File> {
      const { page: _page, perPage: _perPage, ...query } = toTrackerQuery(search)
      return fetchFile(calls.file, { query: { ...query, type } })
    },

    useDelete(words?: Record<'deleted' | 'restored', string>) {
      const { t } = useTranslation('trackers')
      const forget = useForget(keys)
      const send = async (endpoint: Endpoint, ids: string[]) => {
        const { data } = (await callApi(endpoint, { body: { ids } })) as { data: { ids: string[] } }
        await forget()
        return data.ids
      }
      return (ids: string[]) =>
        send(calls.deleteMany, ids).then((removed) => {
          const back = () =>
            send(calls.restore, removed).then(() => toastDone(words?.restored ?? t('done.restored')), toastError)
          toastDone(words?.deleted ?? t('done.deleted'), { label: t('undo'), run: back })
        }, toastError)
    },
  }
}

export function useForget(keys: string[][]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
