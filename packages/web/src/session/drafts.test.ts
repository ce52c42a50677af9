import type { UserData } from '@peshi/contract/account'
import type { MatterId } from '@peshi/contract/ids'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from '../notes/note-draft.ts'
import { countDrafts, draftKey, dropDrafts } from './drafts.ts'
import { memoryStorage } from './memory-storage.fixture.ts'
import { clearSession, storeSession } from './session.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

const enter = (id: string) =>
  storeSession({
    userData: { _id: id, name: id, role: 'admin', enabled: true, ability: [], extras: {} } as unknown as UserData,
    tokens: { accessToken: 'a', refreshToken: 'r' },
  })
const matter = 'm' as MatterId
const words = (html: string) => ({ html, is_private: false, version: null, kept_at: '2026-11-20T10:00:00Z' })

test('a draft is its writer’s, on the same device too', () => {
  enter('meera')
  keepDraft(matter, null, words('<p>Hers</p>'))
  clearSession()
  enter('salim')
  expect([readDraft(matter, null), countDrafts()]).toEqual([null, 0])
  enter('meera')
  expect([readDraft(matter, null)?.html, countDrafts()]).toEqual(['<p>Hers</p>', 1])
})

test('who leaves takes theirs away, half filled dialogs too, and nobody else’s', () => {
  enter('salim')
  keepDraft(matter, null, words('<p>His</p>'))
  enter('meera')
  keepDraft(matter, null, words('<p>Hers</p>'))
  const dialog = draftKey('new-matter') ?? ''
  sessionStorage.setItem(dialog, '{}')
  dropDrafts('meera')
  expect([readDraft(matter, null), sessionStorage.getItem(dialog)]).toEqual([null, null])
  enter('salim')
  expect(readDraft(matter, null)?.html).toBe('<p>His</p>')
})

test('nothing is kept for nobody: an editor that closes after the sign-out leaves no words behind', () => {
  enter('meera')
  clearSession()
  keepDraft(matter, null, words('<p>Late</p>'))
  expect([draftKey('note'), localStorage.length]).toEqual([null, 0])
})
