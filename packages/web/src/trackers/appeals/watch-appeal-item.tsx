import { Menu } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { IconScale } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { openNewAppeal } from './open-new-appeal.ts'

export function WatchAppealItem({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  if (matter.case_status !== 'disposed' || matter.hc_name === 'sci') return null
  return (
    <Menu.Item leftSection={<IconScale size={16} />} onClick={() => openNewAppeal(matter._id)}>
      {t('action.watch_appeal')}
    </Menu.Item>
  )
}
