import { Anchor, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { isOff } from '../../platform/session/is-off.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { showFormError } from './form-error.ts'
import { toResetAsked, useRequestCode } from './reset.api.ts'
import { validatePerson } from './zod-form.ts'

const validate = validatePerson('ResetAsked')

const validateName = async ({ mobile }: { mobile: string }) => {
  const [problem] = Object.values(await validate(toResetAsked(mobile)))
  return problem ? { mobile: problem } : {}
}

export function SendOtpPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const request = useRequestCode()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({ initialValues: { mobile: '' }, validate: validateName })
  const submit = form.onSubmit(({ mobile }) => {
    setProblem(null)
    request.mutate(mobile, {
      onSuccess: () => navigate({ to: '/verify-otp' }),
      onError: (error) => setProblem(showFormError(form, error)),
    })
  })
  const [hasMail, hasSms] = [!isOff('email'), !isOff('sms')]
  if (!hasMail && !hasSms)
    return <AuthPage title={t('reset.send.title')} text={t('reset.send.off')} foot={<BackToLogin />} />
  const both = hasMail && hasSms
  return (
    <AuthPage
      title={t('reset.send.title')}
      text={t(both ? 'reset.send.text' : hasMail ? 'reset.send.textMail' : 'reset.send.textSms')}
      foot={<BackToLogin />}
    >
      <AuthForm problem={problem} submit={t('reset.send.submit')} isBusy={request.isPending} onSubmit={submit}>
        <TextInput
          label={t(both ? 'login.email' : hasMail ? 'email' : 'reset.send.mobile')}
          description={t('reset.send.hint')}
          type={hasMail ? 'text' : 'tel'}
          inputMode={hasMail ? 'email' : 'tel'}
          autoComplete={hasMail ? 'username' : 'tel-national'}
          autoCapitalize="none"
          dir="ltr"
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('mobile')}
        />
      </AuthForm>
    </AuthPage>
  )
}

export function BackToLogin() {
  const { t } = useTranslation('account')
  return (
    <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/login" />}>
      {t('reset.back')}
    </Anchor>
  )
}
