import { Menu } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useAlertChoice, useSetAlertChoice } from './notifications.api.ts'

export function AlertChoiceItems({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('notifications')
  const { data: choice } = useAlertChoice(matterId)
  const set = useSetAlertChoice(matterId)
  if (choice === undefined) return null
  const [follows, isMuted] = [choice === 'follow', choice === 'mute']
  return (
    <>
      <Menu.Item data-sends leftSection={<IconBell size={16} />} onClick={() => set.mutate(follows ? null : 'follow')}>
        {t(follows ? 'unfollow' : 'follow')}
      </Menu.Item>
      <Menu.Item data-sends leftSection={<IconBellOff size={16} />} onClick={() => set.mutate(isMuted ? null : 'mute')}>
        {t(isMuted ? 'unmute' : 'mute')}
      </Menu.Item>
    </>
  )
}
