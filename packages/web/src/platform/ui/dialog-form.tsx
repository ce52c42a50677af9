import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import classes from './dialog-form.module.css'
import { FormError } from './form-error.tsx'

interface Props {
  submit: string
  /** The mutation that sends the form. */
  sending: { isPending: boolean; error?: Error | null }
  isReady?: boolean
  isDangerous?: boolean
  worksOffline?: boolean
  cancel?: string
  onSubmit(): void
  onCancel(): void
  onKeyDown?(event: KeyboardEvent): void
  children?: ReactNode
}

export function DialogForm({ sending, isReady = true, isDangerous, worksOffline, ...props }: Props) {
  const { t } = useTranslation('common')
  const { isPending: isBusy, error } = sending
  const form = useRef<HTMLFormElement>(null)
  // While the form is sent, its button is disabled and loses the focus.
  useEffect(() => {
    if (isBusy || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus()
  }, [isBusy])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form ref={form} onSubmit={submit} onKeyDown={props.onKeyDown} noValidate>
      <Stack gap="sm">
        {props.children}
        <FormError error={error} />
        <Group justify="flex-end" className={classes.foot}>
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
