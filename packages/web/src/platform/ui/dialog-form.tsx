import { Alert, Button, Group, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sayError } from '../i18n/say-error.ts'

interface Props {
  /** The words on the button that sends the form. */
  submit: string
  isBusy: boolean
  /** The form can be sent. */
  isReady?: boolean
  isDangerous?: boolean
  /** It can be sent without a network: the outbox takes it. */
  worksOffline?: boolean
  /** Why it was refused, unless its fields say so. */
  error?: Error | null
  /** In place of `Cancel`. */
  cancel?: string
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onCancel(): void
  children?: ReactNode
}

/** The form in a dialog: its fields, why it was refused, then Cancel and the button that sends it. */
export function DialogForm({ isBusy, isReady = true, isDangerous, worksOffline, error, ...props }: Props) {
  const { t } = useTranslation('common')
  const form = useRef<HTMLFormElement>(null)
  // The button is disabled while the form is sent, and loses the focus: a refusal gives it back.
  useEffect(() => {
    if (isBusy || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus()
  }, [isBusy])
  return (
    <form ref={form} onSubmit={props.onSubmit} noValidate>
      <Stack gap="sm">
        {props.children}
        {error ? (
          <Alert color="red" role="alert">
            {sayError(error)}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onCancel}>
            {props.cancel ?? t('cancel')}
          </Button>
          <Button
            type="submit"
            loading={isBusy}
            disabled={!isReady}
            color={isDangerous ? 'red' : undefined}
            data-works-offline={worksOffline}
          >
            {props.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
