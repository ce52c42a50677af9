import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { cleanPastes } from './paste-into-fields.ts'

cleanPastes()

test.each([
  ['PIN in its usual parts', { inputMode: 'numeric', maxLength: 6 }, '226\u00a0001', '226001'],
  ['PIN with direction marks', { inputMode: 'numeric', maxLength: 6 }, '\u202a२२६००१\u202c', '226001'],
  ['a mobile', { type: 'tel', maxLength: 15 }, '\u2066+91 98390‑12345\u2069', '+91 98390-12345'],
  ['a code', { maxLength: 15 }, '\u200e09AAACH7409R1ZZ\u200e', '09AAACH7409R1ZZ'],
  ['name with a zero-width joiner', { maxLength: 20 }, '\u202aलक्\u200dष्मी\u202c', 'लक्\u200dष्मी'],
] as const)('a pasted text is cleaned and fits the field: %s', async (_, field, pasted, kept) => {
  const { user } = await renderApp(<input aria-label="Field" {...field} />)
  const input = screen.getByLabelText<HTMLInputElement>('Field')
  await user.click(input)
  await user.paste(pasted)
  expect(input.value).toBe(kept)
})
