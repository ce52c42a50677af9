import { createNote } from '@peshi/contract/matters/notes'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { callApi } from '../../platform/api/call-api.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import type { WritingKind } from '../../platform/offline/writing.ts'

export interface NoteWriting {
  kind: 'note'
  body: NonNullable<InputOf<typeof createNote>['body']>
}

export const noteWriting: WritingKind<NoteWriting> = {
  kind: 'note',
  matterOf: ({ body }) => body.matter_id,
  label: () => i18n.t('offline:kind.note'),
  textOf: ({ body }) => wordsOf(body.html),
  send: ({ body }, attempt) => callApi(createNote, { body }, attempt),
  maybeSent: { code: 'maybe-sent', message: 'It may have been sent before. Look at the notes first.' },
  outdates: ({ body }) => [['notes', body.matter_id], ['activity'], ['matters']],
}

function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  )
  return page.body.textContent.trim()
}
