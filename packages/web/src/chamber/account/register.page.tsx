import { Anchor, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Trans } from 'react-i18next'
import { currentLanguage } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { isOff } from '../../platform/session/is-off.ts'
import { useRegister, useRegisterByCode } from './account.api.ts'
import { AuthForm, NewPersonFields } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { CodeForm } from './code-form.tsx'
import { showFormError } from './form-error.ts'
import type { Step } from './second-step-form.tsx'
import { BackToLogin } from './send-otp.page.tsx'
import { validatePerson } from './zod-form.ts'

const route = getRouteApi('/full/register')

const empty = { name: '', chamber_name: '', email: '', mobile: '', password: '' }

const toBody = (values: typeof empty) => ({
  ...values,
  mobile: values.mobile.trim() === '' ? null : values.mobile,
  language: currentLanguage(),
  link: window.location.hash.slice(1) || undefined,
})

const validate = validatePerson('Registration')

export function RegisterPage() {
  const { t } = useTranslation('account')
  const { to } = route.useSearch()
  const open = useRegister()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({ initialValues: empty, validate: (values) => validate(toBody(values)) })
  const [step, setStep] = useState<Step | null>(null)
  const submit = form.onSubmit((values) => {
    setProblem(null)
    open.mutate(toBody(values), {
      onSuccess: setStep,
      onError: (error) => setProblem(showFormError(form, error)),
    })
  })
  const startAnew = (sentence: string | null) => {
    setStep(null)
    setProblem(sentence)
  }
  if (step) return <RegistrationCode token={step.token} email={form.values.email.trim()} onStartAnew={startAnew} />
  if (isOff('registration') && !window.location.hash)
    return <AuthPage title={t('register.title')} text={t('register.closed')} foot={<BackToLogin />} />
  return (
    <AuthPage
      title={t('register.title')}
      text={t('register.text')}
      foot={
        <>
          {t('register.hasAccount')}{' '}
          <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/login" search={to ? { to } : {}} />}>
            {t('register.login')}
          </Anchor>
        </>
      }
    >
      <AuthForm problem={problem} submit={t('register.submit')} isBusy={open.isPending} onSubmit={submit}>
        <NewPersonFields propsOf={form.getInputProps}>
          <TextInput
            label={t('register.chamber')}
            description={t('register.chamberHint')}
            autoComplete="organization"
            required
            {...form.getInputProps('chamber_name')}
          />
        </NewPersonFields>
      </AuthForm>
    </AuthPage>
  )
}

function RegistrationCode({
  token,
  email,
  onStartAnew,
}: {
  token: string
  email: string
  onStartAnew(problem: string | null): void
}) {
  const { t } = useTranslation('account')
  return (
    <CodeForm
      title={t('register.codeTitle')}
      text={
        <Trans
          ns="account"
          i18nKey="register.codeText"
          values={{ email }}
          components={{ address: <bdi dir="ltr" /> }}
        />
      }
      label={t('secondStep.mail.label')}
      submit={t('register.submit')}
      sending={useRegisterByCode(token)}
      onStartAnew={onStartAnew}
    />
  )
}
