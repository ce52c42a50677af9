import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { Modal } from './layers.tsx'

test('Escape closes only the dialog in front, and a dialog behind it keeps what was typed', async () => {
  const { user } = await renderApp(<Two />)
  await user.type(screen.getByLabelText('Note'), 'Bring the file')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Front' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Front' })).toBeNull()
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Bring the file')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Close without saving?' })
})

function Two() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Modal opened title="Behind" onClose={() => undefined}>
      <label>
        Note <input />
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal opened={isOpen} title="Front" onClose={() => setOpen(false)}>
        Text
      </Modal>
    </Modal>
  )
}
