import { Alert, Button, Group, Stack } from '@mantine/core'
import type { Member } from '@peshi/contract/chamber/members'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sayError } from '../../platform/i18n/say-error.ts'
import { Modal } from '../../platform/ui/layers.tsx'

/** What each dialog about a member is given. */
export interface AboutMember {
  member: Member
  people: Member[]
  onClose(): void
}

interface Props {
  title: ReactNode
  submit: string
  isDangerous?: boolean
  isPending: boolean
  isReady?: boolean
  error: Error | null
  onSubmit(): void
  onClose(): void
  children: ReactNode
}

/** The frame of the dialogs of this feature: fields, what went wrong, the way back and the deed. */
export function MemberDialog({ title, submit, isDangerous, isPending, isReady = true, error, ...props }: Props) {
  const { t } = useTranslation('members')
  const form = useRef<HTMLFormElement>(null)
  // While it was asked the button was closed, and what is closed has no focus: a refusal gives it back.
  useEffect(() => {
    if (isPending || form.current?.contains(document.activeElement)) return
    if (document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus()
  }, [isPending])
  const send = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <Modal opened onClose={props.onClose} title={title}>
      <form ref={form} onSubmit={send} noValidate>
        <Stack gap="sm">
          {props.children}
          {error ? (
            <Alert color="red" role="alert">
              {sayError(error)}
            </Alert>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={!isReady} loading={isPending} {...(isDangerous && { color: 'red' })}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
