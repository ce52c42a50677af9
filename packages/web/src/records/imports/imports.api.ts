import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ImportId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/records/imports'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import type { ShownState } from './imports.search.ts'

export const importsKey = ['imports'] as const
export const rowsPerPage = 25

const forget = (client: QueryClient) => client.invalidateQueries({ queryKey: importsKey })

export const useImports = () => useData([...importsKey, 'list'], contract.listImports)

export const useImport = (id: ImportId) =>
  useData(
    [...importsKey, id],
    contract.getImport,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data?.state === 'running' ? 5_000 : false) },
  )

export const useImportRows = (
  id: ImportId,
  { state, conflicts }: { state?: ShownState | undefined; conflicts?: true | undefined },
  page: number,
  perPage = rowsPerPage,
) =>
  usePage([...importsKey, id, 'rows', state ?? null, conflicts ?? null, page, perPage], contract.listImportRows, {
    params: { id },
    query: { page, perPage, ...(state && { state }), ...(conflicts && { conflicts: 'true' }) },
  })

export function useSendFile(onSent: (id: ImportId) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      const body = new Blob([file], { type: 'application/octet-stream' })
      return (await callApi(contract.createImport, { query: { name: file.name.slice(0, 200) }, body } as never))
        .data as contract.Import
    },
    onSuccess: async ({ _id }) => {
      await forget(client)
      onSent(_id)
    },
  })
}

export const useJudge = (id: ImportId) =>
  useChange(
    (body: BodyOf<typeof contract.judgeImport>) => callApi(contract.judgeImport, { params: { id }, body }),
    [importsKey],
  )

type Turn = 'start' | 'stop' | 'undo' | 'redo'
const calls = {
  start: contract.startImport,
  stop: contract.stopImport,
  undo: contract.undoImport,
  redo: contract.redoImport,
}

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

export const fetchErrors = (id: ImportId) => fetchFile(contract.importErrors, { params: { id } })
