import { Button, Group, Kbd, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { i18n } from '../i18n/i18n.ts'
import { sayError, sayHeading } from '../i18n/say-error.ts'
import { offerUndo } from './undo.ts'

interface Way {
  label: string
  run: () => void
}

export function toastDone(message: string, back?: Way, on?: Way): void {
  const ids: string[] = []
  const hide = () => {
    for (const id of ids) notifications.hide(id)
  }
  const undo = back && offerUndo(back.run, hide)
  const undoButton = undo && (
    <Button size="compact-sm" variant="light" onClick={undo.take}>
      {back.label}
    </Button>
  )
  const resume = on && (
    <Button
      size="compact-sm"
      variant="light"
      onClick={() => {
        hide()
        on.run()
      }}
    >
      {on.label}
    </Button>
  )
  const showBar = () => {
    if (!undo?.isOffered()) return
    const bar = (
      <Group gap="sm">
        {undoButton}
        <Kbd size="xs" dir="ltr">
          Ctrl Z
        </Kbd>
      </Group>
    )
    ids.push(notifications.show({ color: 'green', withCloseButton: false, autoClose: false, message: bar }))
  }
  const words = (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text size="md">{message}</Text>
      <Group gap="xs" justify="end">
        {undoButton}
        {resume}
      </Group>
    </Group>
  )
  ids.push(
    notifications.show({
      color: 'green',
      closeButtonProps: closeButton(),
      message: undo || on ? words : message,
      onClose: () => queueMicrotask(showBar),
    }),
  )
}

export function toastError(error: unknown, heading?: Parameters<typeof sayHeading>[0]): void {
  const message = sayError(error)
  notifications.show({
    id: message,
    color: 'red',
    closeButtonProps: closeButton(),
    title: sayHeading(heading, error),
    message,
    role: 'alert',
  })
}

const closeButton = () => ({ 'aria-label': i18n.t('common:close') })

/** For `onSuccess`: shows the message, then runs `next`. */
export const toastThen = (message: string, next: () => void) => (): void => {
  toastDone(message)
  next()
}
