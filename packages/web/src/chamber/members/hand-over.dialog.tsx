import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastThen } from '../../platform/ui/toast.tsx'
import { AskPassword } from '../account/ask-password.tsx'
import type { AboutMember } from './member-dialog.tsx'
import { useHandOver } from './members.api.ts'

export function HandOverDialog({ member, onClose }: AboutMember) {
  const { t } = useTranslation('members')
  const handOver = useHandOver()
  const [stay, setStay] = useState(false)
  return (
    <AskPassword
      title={t('hand_over')}
      text={t('hand_over_text', { name: member.name })}
      action={t('hand_over')}
      sending={handOver}
      onClose={onClose}
      onSubmit={(input) =>
        handOver.mutate(
          { person_id: member._id, stay, ...input },
          { onSuccess: toastThen(t('done.handed_over'), onClose) },
        )
      }
    >
      <Checkbox label={t('stay')} checked={stay} onChange={(event) => setStay(event.currentTarget.checked)} />
    </AskPassword>
  )
}
