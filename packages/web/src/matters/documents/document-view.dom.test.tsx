import type { DocumentVersion } from '@peshi/contract/matters/documents'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { DocumentView } from './document-view.tsx'

const id = '01936f00-0000-7000-8000-000000000000' as DocumentId

const show = (version: Partial<DocumentVersion>) =>
  renderApp(
    <DocumentView
      id={id}
      name="Plaint.docx"
      version={{ view: 'word', is_read: true, problem: null, file: '/none', ...version } as DocumentVersion}
      page={undefined}
      find={undefined}
      recognition={undefined}
    />,
    { role: 'advocate' },
  )

test.each([
  [{ check: 'waiting' as const }, 'It opens after the virus scanner has checked it.'],
  [{ check: 'infected' as const }, 'The virus scanner found a virus in this file. The file was deleted.'],
  [{ is_read: false }, 'Its text is being read. Then it is shown here.'],
  [{ problem: 'too-many-parts' as const }, 'It has too many parts to show them here. Download it.'],
  [{ problem: 'cut-off' as const }, 'It has too many parts to show them here. Download it.'],
  [{ problem: 'damaged' as const }, 'It may be damaged, or the connection was lost. You can download it.'],
])('a Word document with %j is not drawn', async (version, text) => {
  await show(version)
  await screen.findByText(text)
  expect(document.querySelector('iframe')).toBeNull()
})

test('a Word document that is being read is drawn if the person wants it now', async () => {
  const { user } = await show({ is_read: false })
  await user.click(await screen.findByRole('button', { name: 'Show now' }))
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
})

test.each([
  ['image/jpeg', 'IMG'],
  ['image/gif', 'CANVAS'],
  ['image/png', 'CANVAS'],
  ['image/webp', 'CANVAS'],
])('a picture that may move (%s) is drawn once', async (media_type, tag) => {
  await show({ view: 'picture', media_type })
  expect((await screen.findByRole('img', { name: 'Plaint.docx' })).tagName).toBe(tag)
})

test('a Word document that was read is drawn', async () => {
  await show({})
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
})

test('the words that were searched are marked on a photograph', async () => {
  const page = { page: 1, at: '2026-11-30T06:00:00.000Z', problem: null, confidence: 91, is_unsure: false }
  const box = btoa(String.fromCharCode(0x80, 0, 0x40, 0, 0x20, 0, 0x10, 0, 91))
  const words = { page: 1, turn: 0 as const, text: 'order heard', boxes: box + box }
  const load = async (from?: number) => ({ pages: [page], waiting: [], place: null, words: from ? [words] : [] })
  await renderApp(
    <DocumentView
      id={id}
      name="Photo.jpg"
      version={
        { view: 'picture', media_type: 'image/jpeg', is_read: true, problem: null, file: '/none' } as DocumentVersion
      }
      page={undefined}
      find="Heard"
      recognition={{ key: ['photo'], load, follows: ['documents'], isRead: true }}
    />,
    { role: 'advocate' },
  )
  fireEvent.load(await screen.findByRole('img', { name: 'Photo.jpg' }))
  await expect.poll(() => document.querySelectorAll('mark')).toHaveLength(1)
  expect(document.querySelector('mark')?.getAttribute('style')).toContain('inset-inline-start: 50')
})
