import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthPage } from './auth-page.tsx'
import { showFormError } from './form-error.ts'
import { useRequestCode } from './reset.api.ts'
import { validatePerson } from './zod-form.ts'

const validate = validatePerson('ResetAsked')

/** Forgotten password, the first step: the mobile number. */
export function SendOtpPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const request = useRequestCode()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({ initialValues: { mobile: '' }, validate })
  const submit = form.onSubmit(({ mobile }) => {
    setProblem(null)
    request.mutate(mobile, {
      onSuccess: () => navigate({ to: '/verify-otp' }),
      onError: (error) => setProblem(showFormError(form, error)),
    })
  })
  return (
    <AuthPage title={t('reset.send.title')} text={t('reset.send.text')} foot={<BackToLogin />}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {problem && (
            <Alert color="red" variant="light" role="alert">
              {problem}
            </Alert>
          )}
          <TextInput
            label={t('reset.send.mobile')}
            description={t('reset.send.hint')}
            type="tel"
            autoComplete="tel-national"
            dir="ltr"
            required
            withAsterisk={false}
            data-autofocus
            {...form.getInputProps('mobile')}
          />
          <Button type="submit" loading={request.isPending} size="md">
            {t('reset.send.submit')}
          </Button>
        </Stack>
      </form>
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
