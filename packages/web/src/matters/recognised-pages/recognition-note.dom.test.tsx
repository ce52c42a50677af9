import type { RecognisedPage } from '@peshi/contract/matters/recognised-pages'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { RecognitionNote } from './recognition-note.tsx'

const at = '2026-11-30T06:00:00.000Z'
const page = (number: number, own: Partial<RecognisedPage>): RecognisedPage => ({
  page: number,
  at,
  problem: null,
  confidence: 91,
  is_unsure: false,
  ...own,
})

const recognition = {
  pages: [
    page(1, {}),
    page(2, { confidence: 54, is_unsure: true }),
    page(3, { problem: 'script', confidence: null }),
    page(4, { problem: 'too-large', confidence: null }),
    page(5, { problem: 'empty', confidence: null }),
  ],
  waiting: [7],
  place: { at: 3, of: 12 },
  words: [],
}

test.each([
  [1, 'Read by a machine on 30-11-2026, 91 % sure. Check names, dates and amounts on the picture.'],
  [2, 'Read by a machine on 30-11-2026, only 54 % sure. It can be searched, but nothing is proposed from it.'],
  [3, 'A machine cannot read the script of this page. It stays a picture.'],
  [4, 'A machine could not read this page. It stays a picture.'],
  [5, null],
  [6, null],
  [7, 'This page is a picture. A machine will read it: place 3 of 12 in the queue.'],
])('the note of page %i says how the page was read', async (number, words) => {
  await renderApp(<RecognitionNote recognition={recognition} page={number} />, { role: 'advocate' })
  if (words) expect(await screen.findByRole('status')).toHaveProperty('textContent', words)
  else expect(screen.queryByRole('status')).toBeNull()
})
