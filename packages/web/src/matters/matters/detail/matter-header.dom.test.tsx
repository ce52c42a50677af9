import type { MatterDetail } from '@peshi/contract/matters/matters'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matterWith } from '../../../../test/matter.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { MatterHeader } from './matter-header.tsx'

test.each([
  [false, true],
  [true, false],
])('if a matter’s sensitivity is %s, that its page title names it is %s', async (is_sensitive, isNamed) => {
  const matter = matterWith({ title: 'Zubaida v. State', is_sensitive }) as MatterDetail
  await renderApp(<MatterHeader matter={matter} />, { role: 'advocate' })
  await screen.findByRole('heading', { name: 'Zubaida v. State' })
  expect(document.title.includes('Zubaida')).toBe(isNamed)
})
