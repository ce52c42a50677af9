import { MantineProvider, TextInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '../i18n/i18n.ts'
import { Drawer, Modal } from '../ui/layers.tsx'
import { openDevice } from './device.fixture.ts'
import { countDrafts } from './drafts.ts'
import { useDraft } from './use-draft.ts'

beforeEach(() => openDevice('meera'))

const start = { title: 'As saved', note: '' }

function Form({ onSave }: { onSave(value: typeof start): void }) {
  const { value, change, drop } = useDraft('test', 'one', () => start)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        drop()
        onSave(value)
      }}
    >
      <TextInput label="Title" value={value.title} onChange={(event) => change({ title: event.target.value })} />
      <button type="submit">Save</button>
    </form>
  )
}

const show = (onClose = vi.fn(), onSave = vi.fn()) => {
  const shown = render(
    <MantineProvider env="test">
      <Modal opened onClose={onClose} title="One">
        <Form onSave={onSave} />
      </Modal>
    </MantineProvider>,
  )
  return { ...shown, onClose, onSave, user: userEvent.setup() }
}
const title = () => screen.getByLabelText<HTMLInputElement>('Title')

test('unsaved changes return when the form is opened again, and are deleted after saving', async () => {
  const first = show()
  await first.user.type(title(), ', and more')
  first.unmount()
  expect(countDrafts()).toBe(1)

  const second = show()
  expect(title().value).toBe('As saved, and more')
  await screen.findByText(i18n.t('common:unsaved.kept'))
  await second.user.click(screen.getByText('Save'))
  expect([second.onSave.mock.calls, countDrafts()]).toEqual([[[{ title: 'As saved, and more', note: '' }]], 0])
})

test('changes that the user undoes leave no draft', async () => {
  const { user, onClose } = show()
  await user.type(title(), '!')
  await user.type(title(), '{Backspace}')
  expect(countDrafts()).toBe(0)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog keeps typed input until the user confirms that the input may be discarded', async () => {
  const { user, onClose } = show()
  await user.type(title(), '!')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByText(i18n.t('common:unsaved.stay')))
  await waitFor(() => expect(screen.queryByText(i18n.t('common:unsaved.title'))).toBeNull())
  expect([title().value, onClose.mock.calls.length]).toEqual(['As saved!', 0])
  await user.keyboard('{Escape}')
  await user.click(await screen.findByText(i18n.t('common:unsaved.go')))
  expect([onClose.mock.calls.length, countDrafts()]).toEqual([1, 0])
})

test('a click outside a drawer asks before it discards input', async () => {
  const [onClose, user] = [vi.fn(), userEvent.setup()]
  render(
    <MantineProvider env="test">
      <Drawer opened onClose={onClose} title="One">
        <Form onSave={vi.fn()} />
      </Drawer>
    </MantineProvider>,
  )
  await user.type(title(), '!')
  const outside = document.querySelector('.mantine-Drawer-overlay')
  if (!outside) throw new Error('nothing is outside')
  await user.click(outside)
  await user.click(await screen.findByText(i18n.t('common:unsaved.stay')))
  expect([title().value, onClose.mock.calls.length]).toEqual(['As saved!', 0])
})
