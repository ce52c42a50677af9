import { Window } from 'happy-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { dropPageCopies, listKeys } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('page copies stored by an earlier version of Peshi are deleted, and other entries stay', () => {
  const { localStorage } = new Window({ url: 'https://peshi.invalid/' })
  vi.stubGlobal('localStorage', localStorage)
  for (const key of ['seen:/dashboard/analytics', 'skin', 'seen:/dashboard/matters']) localStorage.setItem(key, 'x')
  dropPageCopies()
  expect(listKeys(localStorage as unknown as Storage)).toEqual(['skin'])
})
