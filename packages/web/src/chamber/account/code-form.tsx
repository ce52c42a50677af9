import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

interface Props {
  title: string
  text: ReactNode
  label: string
  submit: string
  isRecovery?: boolean
  sending: { isPending: boolean; error: Error | null; mutate(code: string, on: { onError(error: Error): void }): void }
  below?: ReactNode
  onStartAnew(problem: string | null): void
}

export function CodeForm({ title, text, label, submit, isRecovery, sending, below, onStartAnew }: Props) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate(code, {
      onError: (error) => {
        setCode('')
        toastError(error)
        if (error instanceof ApiError && error.code === 'step-over') onStartAnew(sayError(error))
      },
    })
  }
  return (
    <AuthPage
      title={title}
      text={text}
      foot={
        <Button variant="subtle" size="compact-md" onClick={() => onStartAnew(null)}>
          {t('secondStep.back')}
        </Button>
      }
    >
      <AuthForm
        problem={sending.error && sayError(sending.error)}
        submit={submit}
        isBusy={sending.isPending}
        isReady={code.trim() !== ''}
        onSubmit={send}
        below={below}
      >
        <TextInput
          label={label}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          autoFocus
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </AuthForm>
    </AuthPage>
  )
}
