import { TextInput } from '@mantine/core'
import type { Invitation, WorkingRole } from '@peshi/contract/chamber/members'
import { useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayRule } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { MemberDialog } from './member-dialog.tsx'
import { useInvite } from './members.api.ts'
import { RoleSelect } from './role-select.tsx'

interface Props {
  onClose(): void
  onGiven(invited: { data: Invitation; link: string }): void
}

export function InviteDialog({ onClose, onGiven }: Props) {
  const { t } = useTranslation('members')
  const invite = useInvite()
  const [role, setRole] = useState<WorkingRole>('clerk')
  const [email, setEmail] = useState('')
  const wrong = invite.error instanceof ApiError ? invite.error.fields.email : undefined
  const submit = () =>
    invite.mutate(
      { role, email: email.trim() || null },
      {
        onSuccess: (invited) => {
          onClose()
          onGiven(invited)
        },
      },
    )
  return (
    <MemberDialog
      title={t('invite_title')}
      submit={t('invite')}
      sending={{ isPending: invite.isPending, error: wrong ? null : invite.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoleSelect value={role} onChange={setRole} />
      <TextInput
        label={t('email')}
        description={t('email_hint')}
        type="email"
        data-autofocus
        dir="ltr"
        autoComplete="off"
        value={email}
        error={wrong ? sayRule(wrong) : null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </MemberDialog>
  )
}
