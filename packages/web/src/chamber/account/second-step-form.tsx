import { Button, TextInput } from '@mantine/core'
import type { SecondStep } from '@peshi/contract/chamber/account'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useSecondStep, withInvitation } from './account.api.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

export type Step = Pick<SecondStep['second_step'], 'token' | 'by'>

interface Props extends Step {
  invitation: string | undefined
  onStartAnew(problem: string | null): void
}

export function SecondStepForm({ token, by, invitation, onStartAnew }: Props) {
  const { t } = useTranslation('account')
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const step = useSecondStep()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    step.mutate(withInvitation({ token, code }, invitation), {
      onError: (error) => {
        setCode('')
        if (error instanceof ApiError && error.code === 'step-over') onStartAnew(sayError(error))
      },
    })
  }
  const change = () => {
    step.reset()
    setCode('')
    setIsRecovery(!isRecovery)
  }
  const kind = by === 'mail' ? 'mail' : isRecovery ? 'recovery' : 'code'
  return (
    <AuthPage
      title={t('secondStep.title')}
      text={t(`secondStep.${kind}.text`)}
      foot={
        <Button variant="subtle" size="compact-md" onClick={() => onStartAnew(null)}>
          {t('secondStep.back')}
        </Button>
      }
    >
      <AuthForm
        problem={step.error && sayError(step.error)}
        submit={t('login.submit')}
        isBusy={step.isPending}
        isReady={code.trim() !== ''}
        onSubmit={submit}
        below={
          kind === 'mail' ? null : (
            <Button variant="subtle" onClick={change}>
              {t(`secondStep.${kind}.other`)}
            </Button>
          )
        }
      >
        <TextInput
          key={kind}
          label={t(`secondStep.${kind}.label`)}
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
