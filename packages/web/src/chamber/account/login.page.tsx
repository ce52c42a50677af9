import { Anchor, Button, Divider, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconFingerprint } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { isDemo } from '../../platform/session/is-demo.ts'
import { isOff } from '../../platform/session/is-off.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { useLogin, withInvitation } from './account.api.ts'
import { aboveSignIn } from './account-slots.ts'
import { AuthForm, Password, SignInName } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { showFormError } from './form-error.ts'
import { sayPasskeyError } from './passkey-error.ts'
import { useHasPasskeys, usePasskeySignIn } from './passkey-sign-in.ts'
import { SecondStepForm, type Step } from './second-step-form.tsx'

const route = getRouteApi('/full/login')

// Loaded separately, because this part imports the manifests of all features, which would delay the sign-in form.
const AboveSignIn = lazyPart(() => import('./above-sign-in.tsx'), 'AboveSignIn', aboveSignIn)

export function LoginPage() {
  const { t } = useTranslation('account')
  const { to } = route.useSearch()
  const [invitation] = useState(() => window.location.hash.slice(1) || undefined)
  const signIn = useLogin()
  const byPasskey = usePasskeySignIn()
  const canUsePasskeys = useHasPasskeys()
  const [problem, setProblem] = useState<string | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (text) => (text.trim() === '' ? t('login.emailMissing') : null),
      password: (text) => (text === '' ? t('login.passwordMissing') : null),
    },
  })
  const submit = form.onSubmit((values) => {
    setProblem(null)
    signIn.mutate(withInvitation(values, invitation), {
      onSuccess: setStep,
      onError: (error) => {
        setProblem(showFormError(form, error))
        toastError(error)
      },
    })
  })
  const startAnew = (sentence: string | null) => {
    form.setFieldValue('password', '')
    setStep(null)
    setProblem(sentence)
  }
  const usePasskey = () => {
    setProblem(null)
    byPasskey.mutate(invitation, { onError: (error) => setProblem(sayPasskeyError(error)) })
  }
  if (step) return <SecondStepForm {...step} invitation={invitation} onStartAnew={startAnew} />
  return (
    <AuthPage
      title={t('login.title')}
      text={invitation ? t('login.joining') : t('login.text')}
      foot={
        <>
          {isOff('registration') ? null : (
            <>
              {t('login.noAccount')}{' '}
              <Anchor
                underline="always"
                renderRoot={(props) => <Link {...props} to="/register" search={to ? { to } : {}} />}
              >
                {t('login.register')}
              </Anchor>
              <br />
            </>
          )}
          {t('login.client')}{' '}
          <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/client-sign-in" />}>
            {t('login.client_link')}
          </Anchor>
        </>
      }
    >
      {isDemo() ? <AboveSignIn /> : null}
      <AuthForm
        problem={problem}
        submit={t('login.submit')}
        isBusy={signIn.isPending}
        onSubmit={submit}
        below={
          canUsePasskeys && (
            <>
              <Divider label={t('login.or')} />
              <Button
                variant="default"
                size="md"
                leftSection={<IconFingerprint size={18} stroke={1.6} />}
                loading={byPasskey.isPending}
                onClick={usePasskey}
              >
                {t('login.passkey')}
              </Button>
            </>
          )
        }
      >
        <SignInName label={t('login.email')} data-autofocus {...form.getInputProps('email')} />
        <Password
          label={t('login.password')}
          autoComplete="current-password"
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end" mt={-8}>
          <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to="/send-otp" />}>
            {t('login.forgot')}
          </Anchor>
        </Group>
      </AuthForm>
    </AuthPage>
  )
}
