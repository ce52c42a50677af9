import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ImportId } from '@peshi/contract/platform/ids'
import {
  createImport,
  getImport,
  type Import,
  importErrors,
  judgeImport,
  listImportRows,
  listImports,
  redoImport,
  startImport,
  stopImport,
  undoImport,
} from '@peshi/contract/records/imports'
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import type { ShownState } from './imports.search.ts'

export const importsKey = ['imports'] as const
export const rowsPerPage = 25

const forget = (client: QueryClient) => client.invalidateQueries({ queryKey: importsKey })

export const useImports = () =>
  useQuery({ queryKey: [...importsKey, 'list'], queryFn: async () => (await callApi(listImports)).data })

export const useImport = (id: ImportId) =>
  useQuery({
    queryKey: [...importsKey, id],
    queryFn: async () => (await callApi(getImport, { params: { id } })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 5_000 : false),
  })

export const useImportRows = (
  id: ImportId,
  { state, conflicts }: { state?: ShownState | undefined; conflicts?: true | undefined },
  page: number,
  perPage = rowsPerPage,
) =>
  useQuery({
    queryKey: [...importsKey, id, 'rows', state ?? null, conflicts ?? null, page, perPage],
    queryFn: () =>
      callApi(listImportRows, {
        params: { id },
        query: { page, perPage, ...(state && { state }), ...(conflicts && { conflicts: 'true' }) },
      }),
    placeholderData: keepPreviousData,
  })

export function useSendFile(onSent: (id: ImportId) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      const body = new Blob([file], { type: 'application/octet-stream' })
      return (await callApi(createImport, { query: { name: file.name.slice(0, 200) }, body } as never)).data as Import
    },
    onSuccess: async ({ _id }) => {
      await forget(client)
      onSent(_id)
    },
  })
}

export const useJudge = (id: ImportId) =>
  useChange((body: BodyOf<typeof judgeImport>) => callApi(judgeImport, { params: { id }, body }), [importsKey])

type Turn = 'start' | 'stop' | 'undo' | 'redo'
const calls = { start: startImport, stop: stopImport, undo: undoImport, redo: redoImport }

export function useTurn(id: ImportId) {
  const { t } = useTranslation('imports')
  const mutation = useChange(
    (turn: Turn) => callApi(calls[turn], { params: { id } }),
    [importsKey],
    (_, turn) => {
      if (turn === 'undo') toastDone(t('undone'), { label: t('undo'), run: () => mutation.mutate('redo') })
    },
  )
  return mutation
}

export const fetchErrors = (id: ImportId) => fetchFile(importErrors, { params: { id } })
