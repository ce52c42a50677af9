import type { MatterDetail } from '@peshi/contract/matters/matters'
import * as contract from '@peshi/contract/matters/notes'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, NoteId } from '@peshi/contract/platform/ids'
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { callApi, type SentVersion, silenceMs } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { sendOrKeep } from '../../platform/offline/outbox.ts'
import { toastKept } from '../../platform/offline/toast-kept.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { matterKeys } from '../matters/matters.api.ts'
import type { NoteWriting } from './note-writing.ts'

const notesKey = (matterId: MatterId) => ['notes', matterId] as const

const changed = (matterId: MatterId) => [notesKey(matterId), ['activity'], ['matters', 'detail', matterId]]

const forgetNotes = (client: QueryClient, matterId: MatterId) =>
  Promise.all(changed(matterId).map((queryKey) => client.invalidateQueries({ queryKey })))

export const notesQuery = (matterId: MatterId) =>
  infiniteQueryOptions({
    queryKey: notesKey(matterId),
    queryFn: ({ pageParam }) =>
      callApi(contract.listNotes, { params: { id: matterId }, query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: null as NoteId | null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? data.at(-1)?._id : undefined),
  })

export const useNotes = (matterId: MatterId) => useInfiniteQuery(notesQuery(matterId))

export const useNotePeople = (enabled: boolean) =>
  useData(['notes', 'people'], contract.notePeople, {}, { staleTime: 600_000, enabled })

export const useMentionsOfMe = (enabled: boolean) =>
  useData(['notes', 'mentions'], contract.noteMentions, {}, { refetchOnMount: 'always', enabled })

export function useCreateNote() {
  const { t } = useTranslation(['notes', 'offline'])
  const client = useQueryClient()
  const titleOf = (id: string) => client.getQueryData<MatterDetail>(matterKeys.detail(id))?.title ?? ''
  return useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof contract.createNote>['body']>) =>
      sendOrKeep({ kind: 'note', body } satisfies NoteWriting, titleOf(body.matter_id), (options) =>
        callApi(contract.createNote, { body }, options),
      ),
    onSuccess: (reply) => {
      if (reply === null) return toastKept()
      toastDone(t('done.saved'))
      return forgetNotes(client, reply.data.matter_id)
    },
  })
}

export function useUpdateNote(note: contract.Note) {
  const { t } = useTranslation('notes')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof contract.updateNote>['body']> & SentVersion) =>
      callApi(contract.updateNote, { params: { id: note._id }, body }, { silenceMs }),
    onSuccess: () => toastDone(t('done.saved')),
    onSettled: () => forgetNotes(client, note.matter_id),
  })
}

export const usePinNote = (note: contract.Note) =>
  useChange(
    () => callApi(contract.pinNote, { params: { id: note._id }, body: { is_pinned: !note.is_pinned } }),
    changed(note.matter_id),
  )

export function useDeleteNote(note: contract.Note) {
  const { t } = useTranslation('notes')
  const client = useQueryClient()
  const restore = () =>
    callApi(contract.restoreNote, { params: { id: note._id } }).then(() => {
      toastDone(t('done.restored'))
      return forgetNotes(client, note.matter_id)
    }, toastError)
  return useMutation({
    mutationFn: () => callApi(contract.deleteNote, { params: { id: note._id }, body: { version: note.version } }),
    onSuccess: () => {
      toastDone(t('done.deleted'), { label: t('undo'), run: restore })
      return forgetNotes(client, note.matter_id)
    },
  })
}
