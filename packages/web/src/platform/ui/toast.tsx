import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { i18n } from '../i18n/i18n.ts'
import { type Heading, sayError, sayHeading } from '../i18n/say-error.ts'

interface Way {
  label: string
  run: () => void
}

/** What went well, with a way back where there is one, or on. */
export function toastDone(message: string, back?: Way, on?: Way): void {
  const ways = [back, on].filter((way) => way !== undefined)
  const id = notifications.show({
    color: 'green',
    closeButtonProps: closeButton(),
    message:
      ways.length > 0 ? (
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Text size="md">{message}</Text>
          <Group gap="xs" justify="end">
            {ways.map(({ label, run }) => (
              <Button
                key={label}
                size="compact-sm"
                variant="light"
                onClick={() => {
                  notifications.hide(id)
                  run()
                }}
              >
                {label}
              </Button>
            ))}
          </Group>
        </Group>
      ) : (
        message
      ),
  })
}

/** What failed: the sentence of the error in the reader's language, in red; not twice at once. */
export function toastError(error: unknown, heading?: Heading): void {
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
