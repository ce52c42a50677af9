import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { mailAddress, ShareMenu, whatsAppAddress } from './share-menu.tsx'

const text = 'Allahabad High Court\nWRIC/12345/2024\nकुसुम & Sons'
const kusum = { name: 'Kusum Devi', mobile: '+919812345670', email: null }
const openMenu = async (own: Partial<Parameters<typeof ShareMenu>[0]> = {}) => {
  const { user } = await renderApp(<ShareMenu subject="Kusum Devi, 12345" text={text} receivers={[]} {...own} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return user
}
const href = async (name: RegExp | string) => (await screen.findByRole('menuitem', { name })).getAttribute('href')

test('without a client, WhatsApp and the mail program open without a receiver', async () => {
  await openMenu()
  const whatsApp = await screen.findByRole('menuitem', { name: 'WhatsApp' })
  expect(whatsApp.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(text)}`)
  expect(whatsApp.getAttribute('target')).toBe('_blank')
  expect(await href('E-mail')).toBe(mailAddress('Kusum Devi, 12345', text))
})

test('for a client with a number but no e-mail address, WhatsApp has a receiver and mail has none', async () => {
  await openMenu({ receivers: [kusum] })
  expect(await href(/WhatsApp to .*Kusum Devi/)).toBe(`https://wa.me/919812345670?text=${encodeURIComponent(text)}`)
  expect(await href('E-mail')).toContain('mailto:?subject=')
})

test('Copy copies a whole long text, and the WhatsApp link contains only its beginning', async () => {
  const long = 'word '.repeat(2000)
  const user = await openMenu({ text: long })
  expect((await href('WhatsApp'))?.length).toBeLessThan(3000)
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(long)
})

test('the share menu shows a given warning, and omits e-mail if it is switched off', async () => {
  await openMenu({ warning: 'No PDF yet', hasMail: false })
  expect((await screen.findByRole('alert')).textContent).toBe('No PDF yet')
  expect(screen.queryByRole('menuitem', { name: /E-mail/ })).toBeNull()
})

test('texts in WhatsApp and mailto links are encoded', () => {
  expect(whatsAppAddress('a&b#c\nd', '+91 98123')).toBe('https://wa.me/9198123?text=a%26b%23c%0Ad')
  expect(mailAddress('a&b', 'c\nd', 'x@example.in')).toBe('mailto:x%40example.in?subject=a%26b&body=c%0D%0Ad')
})
