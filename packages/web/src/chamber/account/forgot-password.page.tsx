import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { AuthForm, Password } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { showFormError } from './form-error.ts'
import { useChangeForgotten } from './reset.api.ts'
import { readProgress } from './reset-progress.ts'
import { BackToLogin } from './send-otp.page.tsx'
import { validatePerson } from './zod-form.ts'

const validate = validatePerson('PasswordReset')

/** A reset link from the server's operator has a token after the `#`, and needs no code by mail. */
const readStep = () => {
  const token = window.location.hash.slice(1)
  return token ? { token } : readProgress('password')
}

export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const change = useChangeForgotten()
  const [problem, setProblem] = useState<string | null>(null)
  const [progress] = useState(readStep)
  const form = useForm({ initialValues: { password: '' }, validate })
  if (!progress) return <Navigate to={readProgress('code') ? '/verify-otp' : '/send-otp'} />

  const submit = form.onSubmit(({ password }) => {
    setProblem(null)
    change.mutate(
      { token: progress.token, password },
      {
        onSuccess: () => toastDone(t('reset.change.done')),
        onError: (error) => setProblem(sayProblem(error)),
      },
    )
  })
  const sayProblem = (error: Error) => {
    const sentence = showFormError(form, error)
    return error instanceof ApiError && error.code === 'reset-over'
      ? `${t('reset.submitFailed')} ${t('reset.change.over')}`
      : sentence
  }
  if (change.isSuccess) return <PasswordIsSet />
  return (
    <AuthPage title={t('reset.change.title')} text={t('reset.change.text')} foot={<BackToLogin />}>
      <AuthForm problem={problem} submit={t('reset.change.submit')} isBusy={change.isPending} onSubmit={submit}>
        <Password
          label={t('reset.change.password')}
          description={t('register.passwordHint')}
          autoComplete="new-password"
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('password')}
        />
      </AuthForm>
    </AuthPage>
  )
}

function PasswordIsSet() {
  const { t } = useTranslation('account')
  return (
    <AuthPage title={t('reset.change.done')} text={t('reset.change.doneText')} foot={null}>
      <Button size="md" fullWidth autoFocus renderRoot={(props) => <Link {...props} to="/login" />}>
        {t('login.submit')}
      </Button>
    </AuthPage>
  )
}
