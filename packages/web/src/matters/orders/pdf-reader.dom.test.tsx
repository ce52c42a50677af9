import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { PdfReader } from './pdf-reader.tsx'

const file = { id: 'order', version: '1', address: null, hasText: false }

async function openWithLink(address: string) {
  const { user } = await renderApp(
    <PdfReader file={file} name="Order" page={1} find={undefined} onPage={() => undefined} />,
    { role: 'advocate' },
  )
  const link = document.createElement('a')
  link.href = address
  link.textContent = 'Read the order'
  screen.getByRole('document').append(link)
  let isFollowed = false
  document.addEventListener('click', (event) => (isFollowed = !event.defaultPrevented), { once: true })
  await user.click(link)
  return { isFollowed }
}

test.each([
  ['https://court.example.in.evil.example/a?b=c', 'court.example.in.evil.example'],
  ['mailto:clerk@example.in', 'clerk@example.in'],
])('a link of a PDF to %s is opened only after the dialog says where it leads', async (address, goal) => {
  expect((await openWithLink(address)).isFollowed).toBe(false)
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Peshi?' }))
  dialog.getByText(goal, { selector: 'strong' })
  expect(dialog.getByRole('link', { name: 'Open' })).toHaveProperty('href', address)
})

test('a link to a page of the same PDF is followed at once', async () => {
  expect((await openWithLink('#page=2')).isFollowed).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
