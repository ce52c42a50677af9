import { TextInput } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ApiError } from '../api/api-error.ts'
import { changeLanguage } from '../i18n/i18n.ts'
import { DialogForm } from './dialog-form.tsx'

const refusal = (fields: Record<string, string>) =>
  new ApiError('Choose a later day.', { status: 400, code: 'invalid', fields })

const form = (error: ApiError) => (
  <DialogForm submit="Save" sending={{ isPending: false, error }} onSubmit={() => undefined} onCancel={() => undefined}>
    <TextInput label="Last day" error={error.fields.to} />
  </DialogForm>
)

test('an error for a field of the form is shown at the field', async () => {
  await renderApp(form(refusal({ to: 'Choose a later day' })))
  await screen.findByText('Choose a later day')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error for a field that is not in the form is an alert in the user’s language', async () => {
  await renderApp(null)
  await changeLanguage('hi')
  const { unmount } = await renderApp(form(refusal({ district_id: 'Choose a later day' })))
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain('बाद का दिन चुनें')
  expect(said).not.toMatch(/[A-Za-z]/)
  unmount()
  await changeLanguage('en')
})
