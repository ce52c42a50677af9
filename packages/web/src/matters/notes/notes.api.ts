import type { MatterDetail } from '@peshi/contract/matters/matters'
import {
  createNote,
  deleteNote,
  listNotes,
  type Note,
  noteMentions,
  notePeople,
  pinNote,
  restoreNote,
  updateNote,
} from '@peshi/contract/matters/notes'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, NoteId } from '@peshi/contract/platform/ids'
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, silenceMs } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { sendOrKeep } from '../../platform/offline/outbox.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { matterKeys } from '../matters/matters.api.ts'

const notesKey = (matterId: MatterId) => ['notes', matterId] as const

const changed = (matterId: MatterId) => [notesKey(matterId), ['activity'], ['matters', 'detail', matterId]]

const forgetNotes = (client: QueryClient, matterId: MatterId) =>
  Promise.all(changed(matterId).map((queryKey) => client.invalidateQueries({ queryKey })))

export const notesQuery = (matterId: MatterId) =>
  infiniteQueryOptions({
    queryKey: notesKey(matterId),
    queryFn: ({ pageParam }) =>
      callApi(listNotes, { params: { id: matterId }, query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: null as NoteId | null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? data.at(-1)?._id : undefined),
  })

export const useNotes = (matterId: MatterId) => useInfiniteQuery(notesQuery(matterId))

export const useNotePeople = (enabled: boolean) =>
  useQuery({
    queryKey: ['notes', 'people'],
    queryFn: async () => (await callApi(notePeople)).data,
    staleTime: 600_000,
    enabled,
  })

export const useMentionsOfMe = (enabled: boolean) =>
  useQuery({
    queryKey: ['notes', 'mentions'],
    queryFn: async () => (await callApi(noteMentions)).data,
    refetchOnMount: 'always',
    enabled,
  })

export function useCreateNote() {
  const { t } = useTranslation(['notes', 'offline'])
  const client = useQueryClient()
  const titleOf = (id: string) => client.getQueryData<MatterDetail>(matterKeys.detail(id))?.title ?? ''
  return useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof createNote>['body']>) =>
      sendOrKeep({ kind: 'note', body }, titleOf(body.matter_id), (options) => callApi(createNote, { body }, options)),
    onSuccess: (reply) => {
      if (reply === null) return toastDone(t('offline:kept'))
      toastDone(t('done.saved'))
      return forgetNotes(client, reply.data.matter_id)
    },
  })
}

export function useUpdateNote(note: Note) {
  const { t } = useTranslation('notes')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof updateNote>['body']>) =>
      callApi(updateNote, { params: { id: note._id }, body }, { silenceMs }),
    onSuccess: () => toastDone(t('done.saved')),
    onSettled: () => forgetNotes(client, note.matter_id),
  })
}

export const usePinNote = (note: Note) =>
  useChange(
    () => callApi(pinNote, { params: { id: note._id }, body: { is_pinned: !note.is_pinned } }),
    changed(note.matter_id),
  )

export function useDeleteNote(note: Note) {
  const { t } = useTranslation('notes')
  const client = useQueryClient()
  const restore = () =>
    callApi(restoreNote, { params: { id: note._id } }).then(() => {
      toastDone(t('done.restored'))
      return forgetNotes(client, note.matter_id)
    }, toastError)
  return useMutation({
    mutationFn: () => callApi(deleteNote, { params: { id: note._id } }),
    onSuccess: () => {
      toastDone(t('done.deleted'), { label: t('undo'), run: restore })
      return forgetNotes(client, note.matter_id)
    },
  })
}
