import { Alert, Text, TextInput } from '@mantine/core'
import type { Reauthentication } from '@peshi/contract/platform/person'
import { type ReactNode, useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Password } from './auth-form.tsx'
import { useSecondFactor } from './security.api.ts'

interface Props {
  title: string
  text: string
  action: string
  isDangerous?: boolean
  children?: ReactNode
  sending: { isPending: boolean; error: Error | null }
  sayProblem?: (error: Error) => string
  onSubmit(input: Reauthentication): void
  onClose(): void
}

export function AskPassword(props: Props) {
  const { title, text, action, isDangerous, children, onSubmit, onClose } = props
  const { isPending, error } = props.sending
  const { t } = useTranslation(['security', 'common', 'account', 'shell'])
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const hasCode = useHasSecondStep()
  const submit = () => {
    onSubmit({ password, ...(hasCode && { code }) })
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <DialogForm
        submit={action}
        sending={{ isPending }}
        isReady={password !== '' && (!hasCode || code.trim() !== '')}
        isDangerous={isDangerous}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Text c="dimmed">{text}</Text>
        {error && (
          <Alert color="red" variant="light" role="alert">
            {(props.sayProblem ?? sayError)(error)}
          </Alert>
        )}
        {children}
        <PasswordField
          label={t('security:yourPassword')}
          value={password}
          onChange={setPassword}
          autoFocus={!children}
        />
        {hasCode && <SecondStepField value={code} onChange={setCode} />}
      </DialogForm>
    </Modal>
  )
}

/** Whether sensitive changes need a code besides the password. */
export const useHasSecondStep = () => useSecondFactor().data?.since != null

interface SecondStepFieldProps {
  error?: ReactNode
  value?: string
  onChange(value: string): void
}

export function SecondStepField({ onChange, ...props }: SecondStepFieldProps) {
  const { t } = useTranslation('security')
  return (
    <TextInput
      {...props}
      label={t('yourCode')}
      description={t('yourCodeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      dir="ltr"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface PasswordFieldProps {
  label: string
  description?: string
  autoComplete?: string
  autoFocus?: boolean
  error?: ReactNode
  value?: string
  onChange(value: string): void
}

export function PasswordField({
  onChange,
  autoComplete = 'current-password',
  autoFocus,
  ...props
}: PasswordFieldProps) {
  return (
    <Password
      {...props}
      required={false}
      autoComplete={autoComplete}
      {...(autoFocus && { 'data-autofocus': true })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
