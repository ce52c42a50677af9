import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../actions/overlays.ts'
import { MenuList } from './menu-list.tsx'

export function MoreDrawer() {
  const { t } = useTranslation('shell')
  return (
    <Drawer
      opened
      onClose={() => closeOverlay('more')}
      position="bottom"
      size="auto"
      title={t('more')}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 120 }}
    >
      <MenuList onPick={() => closeOverlay('more')} />
    </Drawer>
  )
}
