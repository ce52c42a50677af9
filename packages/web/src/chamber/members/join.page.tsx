import { Alert, Anchor, Button, Skeleton, Stack, Text } from '@mantine/core'
import type { lookAtInvitation } from '@peshi/contract/chamber/members'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { clearSession } from '../../platform/session/session.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { AuthPage } from '../account/auth-page.tsx'
import { useAccept, useInvitation } from './join.api.ts'
import { JoinForm } from './join-form.tsx'

export type Invited = ReplyOf<typeof lookAtInvitation>['data']

/** Copied from the contract, because an import would load zod. */
const shortestToken = 20

/** Browsers do not send the part after `#` to the server, so the token is in no log. */
export function JoinPage() {
  const [token] = useState(() => window.location.hash.slice(1))
  return token.length >= shortestToken ? <Invitation token={token} /> : <BrokenLink />
}

function BrokenLink() {
  const { t } = useTranslation(['members', 'account'])
  return (
    <AuthPage title={t('members:join.broken')} text={t('members:join.broken_text')} foot={null}>
      <Button size="md" variant="default" renderRoot={(props) => <Link {...props} to="/login" />}>
        {t('account:login.submit')}
      </Button>
    </AuthPage>
  )
}

function Invitation({ token }: { token: string }) {
  const { t } = useTranslation('members')
  const person = useSession()?.userData
  const { data, error } = useInvitation(token)
  // Everybody except a client may join. `can` would also refuse people with an expired account.
  const mayJoin = isAllowed(person?.ability ?? [], 'read', 'Member')
  const text = data
    ? t('join.text', { by: data.invited_by ?? '', chamber: data.chamber, role: t(`roles.${data.role}`) })
    : t('join.looking')
  return (
    <AuthPage
      title={t('join.title')}
      text={error ? '' : text}
      foot={<Foot token={token} isSignedIn={person !== undefined} />}
    >
      <FormError error={error} />
      {!data && !error ? <Skeleton height={392} /> : null}
      {data && person && mayJoin ? <Accept token={token} name={person.name} /> : null}
      {data && person && !mayJoin ? <Alert role="alert">{t('join.as_client')}</Alert> : null}
      {data && !person ? <JoinForm token={token} invited={data} /> : null}
    </AuthPage>
  )
}

function Foot({ token, isSignedIn }: { token: string; isSignedIn: boolean }) {
  const { t } = useTranslation('members')
  if (isSignedIn)
    return (
      <Button variant="subtle" size="compact-md" onClick={clearSession}>
        {t('join.not_me')}
      </Button>
    )
  return (
    <>
      {t('join.have')}{' '}
      <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/login" hash={token} />}>
        {t('join.sign_in')}
      </Anchor>
    </>
  )
}

const stay = () => undefined

function Accept({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation('members')
  const navigate = useNavigate()
  const accept = useAccept(token)
  return (
    <Stack gap="md">
      <FormError error={accept.error} />
      <Button
        size="md"
        loading={accept.isPending}
        onClick={() => accept.mutateAsync().then(() => navigate({ to: '/', replace: true }), stay)}
      >
        <Text fw="inherit" truncate>
          {t('join.as', { name })}
        </Text>
      </Button>
    </Stack>
  )
}
