import { closeOverlay } from '../actions/overlays.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Drawer } from '../ui/layers.tsx'
import { MenuList } from './menu-list.tsx'
import { more } from './more.ts'

export function MoreDrawer() {
  const { t } = useTranslation('shell')
  return (
    <Drawer opened onClose={() => closeOverlay(more)} position="bottom" size="min(70dvh, 380px)" title={t('more')}>
      <MenuList onPick={() => closeOverlay(more)} />
    </Drawer>
  )
}
