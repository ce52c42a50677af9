import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { CourtPicker } from './court-picker.tsx'

const court = (court_id: string, title: string) => ({ court_id, title })

test('in a court picker, typing replaces the chosen court and Enter chooses the only match', async () => {
  const choose = vi.fn()
  const courts = [court('hc-allahabad', 'Allahabad High Court'), court('hc-delhi', 'Delhi High Court')] as never[]
  const { user } = await renderApp(<CourtPicker courts={courts} chosen={'hc-allahabad' as never} onChoose={choose} />, {
    role: 'advocate',
  })
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  await user.click(field)
  await user.keyboard('delhi{Enter}')
  expect(choose).toHaveBeenLastCalledWith('hc-delhi')
})
