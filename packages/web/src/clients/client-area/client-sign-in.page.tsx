import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { SignInName } from '../../chamber/account/auth-form.tsx'
import { AuthPage } from '../../chamber/account/auth-page.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { useAskForLink, useEnterByLink } from './client-area.api.ts'

export function ClientSignInPage() {
  const { t } = useTranslation('shares')
  const [token, setToken] = useState(() => window.location.hash.slice(1))
  const foot = (
    <>
      {t('sign_in.lawyer')}{' '}
      <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/login" />}>
        {t('sign_in.to_login')}
      </Anchor>
    </>
  )
  if (token !== '')
    return (
      <AuthPage title={t('enter.title')} text={t('enter.text')} foot={foot}>
        <Enter token={token} onAgain={() => setToken('')} />
      </AuthPage>
    )
  return (
    <AuthPage title={t('sign_in.title')} text={t('sign_in.text')} foot={foot}>
      <AskForLink />
    </AuthPage>
  )
}

function Enter({ token, onAgain }: { token: string; onAgain(): void }) {
  const { t } = useTranslation('shares')
  const navigate = useNavigate()
  const enter = useEnterByLink()
  return (
    <Stack gap="md">
      <FormError error={enter.error} />
      {enter.error ? (
        <Button variant="default" size="md" onClick={onAgain}>
          {t('enter.again')}
        </Button>
      ) : (
        <Button
          size="md"
          loading={enter.isPending}
          onClick={() => enter.mutate(token, { onSuccess: () => navigate({ to: '/access-control', replace: true }) })}
        >
          {t('enter.submit')}
        </Button>
      )}
    </Stack>
  )
}

function AskForLink() {
  const { t } = useTranslation('shares')
  const ask = useAskForLink()
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate(name)
  }
  if (ask.isSuccess)
    return (
      <Text role="status" aria-live="polite">
        {t('sign_in.sent_for_day')}
      </Text>
    )
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <FormError error={ask.error} />
        <SignInName label={t('sign_in.name')} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <Button type="submit" size="md" disabled={name.trim().length < 3} loading={ask.isPending}>
          {t('sign_in.submit')}
        </Button>
      </Stack>
    </form>
  )
}
