import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastThen } from '../../platform/ui/toast.tsx'
import { Password } from '../account/auth-form.tsx'
import { type AboutMember, MemberDialog } from './member-dialog.tsx'
import { useHandOver } from './members.api.ts'

export function HandOverDialog({ member, onClose }: AboutMember) {
  const { t } = useTranslation('members')
  const handOver = useHandOver()
  const [password, setPassword] = useState('')
  const [stay, setStay] = useState(false)
  const submit = () =>
    handOver.mutate({ person_id: member._id, password, stay }, { onSuccess: toastThen(t('done.handed_over'), onClose) })
  return (
    <MemberDialog
      title={t('hand_over')}
      submit={t('hand_over')}
      sending={handOver}
      isReady={password !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('hand_over_text', { name: member.name })}</Text>
      <Password
        label={t('password')}
        autoComplete="current-password"
        required={false}
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Checkbox label={t('stay')} checked={stay} onChange={(event) => setStay(event.currentTarget.checked)} />
    </MemberDialog>
  )
}
