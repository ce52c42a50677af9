import { Text } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { clearSession } from '../../platform/session/session.ts'
import { MemberDialog } from './member-dialog.tsx'
import { useLeave } from './members.api.ts'

export function LeaveDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('members')
  const leave = useLeave()
  return (
    <MemberDialog
      title={t('leave')}
      submit={t('leave')}
      isDangerous
      sending={leave}
      onSubmit={() => leave.mutate(undefined, { onSuccess: clearSession })}
      onClose={onClose}
    >
      <Text>{t('leave_text')}</Text>
    </MemberDialog>
  )
}
