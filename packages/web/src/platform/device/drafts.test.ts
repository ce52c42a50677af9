import type { MatterId } from '@peshi/contract/platform/ids'
import { beforeEach, expect, test } from 'vitest'
import { emptyDraft, keepDraft as keepDialog, readDraft as readDialog } from '../../matters/matters/find/draft.ts'
import { keepDraft, readDraft } from '../../matters/notes/note-draft.ts'
import { clearSession } from '../session/session.ts'
import { openDevice } from './device.fixture.ts'
import { countDrafts, draftKey } from './drafts.ts'
import { emptyWritten, openWritten } from './written.ts'

beforeEach(() => openDevice('meera'))

const matter = 'm' as MatterId
const words = (html: string) => ({ html, is_private: false, version: null, kept_at: '2026-11-20T10:00:00Z' })

test('a note’s draft is stored and counted, but a partly filled dialog is only stored', () => {
  keepDraft(matter, null, words('<p>Hers</p>'))
  keepDialog({ ...emptyDraft, quick: 'WRIC/1/2024' })
  expect([readDraft(matter, null)?.html, readDialog().quick, countDrafts()]).toEqual(['<p>Hers</p>', 'WRIC/1/2024', 1])
  keepDraft(matter, null, null)
  expect([readDraft(matter, null), countDrafts()]).toEqual([null, 0])
})

test('drafts are deleted at sign-out', async () => {
  keepDraft(matter, null, words('<p>Hers</p>'))
  keepDialog({ ...emptyDraft, quick: 'WRIC/1/2024' })
  clearSession()
  await emptyWritten()
  await openDevice('meera')
  await openWritten()
  expect([readDraft(matter, null), readDialog(), countDrafts()]).toEqual([null, emptyDraft, 0])
})

test('an editor that closes after sign-out stores no draft', () => {
  clearSession()
  keepDraft(matter, null, words('<p>Late</p>'))
  expect([draftKey('note'), countDrafts()]).toEqual([null, 0])
})
