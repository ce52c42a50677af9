import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ChooseClient } from './choose-client.tsx'

const made = { _id: '01900000-0000-7000-8000-0000000000d1', name: 'Anand Mills', mobile: null }

test('a missing client is created inside a form without submitting the form', async () => {
  const send = vi.fn()
  // In the place of the form around the field: the tests draw dialogs without portals, and HTML forbids nested forms.
  function Form() {
    const [client, setClient] = useState<string | null>(null)
    return (
      <fieldset onSubmit={send}>
        <ChooseClient label="For" value={client as never} onChange={setClient} />
        <output>{client}</output>
      </fieldset>
    )
  }
  const { user, calls } = await renderApp(<Form />, {
    role: 'advocate',
    answers: { 'GET /api/clients': { data: [], meta: {} }, 'POST /api/clients': { data: made, message: '' } },
  })
  await user.type(await screen.findByRole('combobox', { name: 'For' }), 'Anand Mills')
  await user.click(await screen.findByRole('option', { name: /Anand Mills/ }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })).value).toBe('Anand Mills')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(made._id))
  expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/clients')?.body).toMatchObject({
    name: 'Anand Mills',
  })
  expect(send).not.toHaveBeenCalled()
})
