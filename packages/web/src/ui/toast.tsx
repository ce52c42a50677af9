import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { i18n } from '../i18n/i18n.ts'
import { sayError } from '../i18n/say-error.ts'

interface Undo {
  label: string
  run: () => void
}

/** What went well, with a way back where there is one. */
export function toastDone(message: string, undo?: Undo): void {
  const id = notifications.show({
    color: 'green',
    closeButtonProps: closeButton(),
    message: undo ? (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="md">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id)
            undo.run()
          }}
        >
          {undo.label}
        </Button>
      </Group>
    ) : (
      message
    ),
  })
}

/** What failed: the sentence of the error in the reader's language, in red. */
export function toastError(error: unknown): void {
  notifications.show({
    color: 'red',
    closeButtonProps: closeButton(),
    message: sayError(error),
    role: 'alert',
  })
}

const closeButton = () => ({ 'aria-label': i18n.t('shell:close') })
