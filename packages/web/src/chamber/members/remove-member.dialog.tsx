import { Select, Text } from '@mantine/core'
import type { PersonId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastThen } from '../../platform/ui/toast.tsx'
import { type AboutMember, MemberDialog } from './member-dialog.tsx'
import { useMemberLoad, useRemoveMember } from './members.api.ts'

export function RemoveMemberDialog({ member, people, onClose }: AboutMember) {
  const { t } = useTranslation('members')
  const { data: load } = useMemberLoad(member._id)
  const remove = useRemoveMember()
  const [to, setTo] = useState<PersonId | null>(null)
  const heirs = people.filter(({ _id, role }) => _id !== member._id && role !== 'billing')
  const submit = () =>
    remove.mutate({ id: member._id, hand_to: to }, { onSuccess: toastThen(t('done.removed'), onClose) })
  return (
    <MemberDialog
      title={t('remove_title', { name: member.name })}
      submit={t('remove')}
      isDangerous
      sending={remove}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('remove_text')}</Text>
      {load ? <Text c="dimmed">{t('load', { matters: load.matters, hearings: load.hearings })}</Text> : null}
      <Select
        label={t('hand_to')}
        placeholder={t('nobody')}
        clearable
        data={heirs.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={to}
        onChange={(value) => setTo(value as PersonId | null)}
      />
    </MemberDialog>
  )
}
