import { Button, Group, Input, PinInput } from '@mantine/core'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Trans } from 'react-i18next'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import type { Say, WordKey } from '../../platform/i18n/use-translation.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { isOff } from '../../platform/session/is-off.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { useRequestCode, useVerifyCode } from './reset.api.ts'
import { readProgress } from './reset-progress.ts'
import { BackToLogin } from './send-otp.page.tsx'

export function VerifyOtpPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const verify = useVerifyCode()
  const again = useRequestCode()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(0)
  const progress = readProgress('code')
  if (!progress) return readProgress('password') ? <Navigate to="/forgot-password" /> : <Navigate to="/send-otp" />

  const startAnew = () => {
    setCode('')
    setWrong((before) => before + 1)
  }
  const send = (otp: string) =>
    verify.mutate(
      { token: progress.token, otp },
      { onSuccess: () => navigate({ to: '/forgot-password' }), onError: startAnew },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 6) send(code)
  }
  const askAgain = () => {
    verify.reset()
    again.mutate(progress.name, { onSuccess: () => toastDone(t('reset.verify.sentAgain')) })
  }
  const problem = verify.error ?? again.error
  return (
    <AuthPage
      title={t('reset.verify.title')}
      text={
        <Trans
          ns="account"
          i18nKey={isOff('sms') ? 'reset.verify.textMail' : 'reset.verify.text'}
          values={{ mobile: progress.maskedName }}
          components={{ number: <bdi dir="ltr" /> }}
        />
      }
      foot={<BackToLogin />}
    >
      <AuthForm
        problem={problem && sayCodeError(problem, t)}
        submit={t('reset.verify.submit')}
        isBusy={verify.isPending}
        isReady={code.length === 6}
        onSubmit={submit}
        below={
          <Group justify="center">
            <Button variant="subtle" loading={again.isPending} onClick={askAgain}>
              {t('reset.verify.again')}
            </Button>
          </Group>
        }
      >
        <Input.Wrapper label={t('reset.verify.code')} labelElement="div">
          <PinInput
            key={wrong}
            length={6}
            type="number"
            oneTimeCode
            size="lg"
            dir="ltr"
            mt={6}
            style={{ justifyContent: 'space-between' }}
            getInputProps={(index) => ({ 'aria-label': t('reset.verify.digit', { number: index + 1 }) })}
            autoFocus
            value={code}
            onChange={setCode}
            onComplete={send}
            disabled={verify.isPending}
          />
        </Input.Wrapper>
      </AuthForm>
    </AuthPage>
  )
}

function sayCodeError(error: Error, t: Say<WordKey<'account'>>): string {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'wrong-code') return `${t('reset.failed')} ${t('reset.verify.wrong')}`
  if (code === 'code-over') return `${t('reset.failed')} ${t('reset.verify.over')}`
  return sayError(error)
}
