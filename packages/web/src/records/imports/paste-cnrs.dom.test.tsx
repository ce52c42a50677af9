import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { PasteCnrs } from './paste-cnrs.tsx'

test('the CNRs in a pasted text are sent as a file, and lines without a CNR are listed', async () => {
  const onSent = vi.fn()
  const { user, calls } = await renderApp(<PasteCnrs onSent={onSent} />, {
    answers: { 'POST /api/imports': { data: { _id: 'made' } } },
  })
  const box = screen.getByLabelText('CNRs to import')
  await user.click(box)
  await user.paste('Dear Asha, UPHC01-091234-2023 and DLHC010912352023\nthe third is not filed')
  expect(screen.getByRole('status').textContent).toBe('Not a CNR:the third is not filed')
  await user.click(screen.getByRole('button', { name: 'Check 2 CNRs' }))
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith('made'))
  expect(calls.at(-1)?.query.name).toBe('Pasted CNRs.txt')
})

test('a text without a CNR cannot be sent', async () => {
  const { user } = await renderApp(<PasteCnrs onSent={vi.fn()} />)
  await user.click(screen.getByLabelText('CNRs to import'))
  await user.paste('UPHC01091234')
  expect(screen.getByRole('button', { name: 'Check 0 CNRs' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('status').textContent).toContain('UPHC01091234')
})
