import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isolate } from '../i18n/isolate.ts'
import { Values } from './words.tsx'

test('a sentence that begins with a name has the direction of the page, and another value its own', () => {
  render(<Values>{[`${isolate('R. Shukla')} نے شیئر کیا`, 'R. Shukla']}</Values>)
  expect(screen.getByText(/نے شیئر کیا/).closest('bdi')).toBeNull()
  expect(screen.getByText('R. Shukla')).toHaveProperty('dir', 'auto')
})
