import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Drawer } from '../../platform/ui/layers.tsx'
import { CaptchaColumn } from './captcha-column.tsx'
import { captchaQueue } from './captcha-queue.ts'

export function CaptchaQueueDrawer() {
  const { t } = useTranslation('dueChecks')
  const close = () => closeOverlay(captchaQueue)
  return (
    <Drawer opened onClose={close} position="right" title={t('title')}>
      <CaptchaColumn narrow={{}} />
      <Anchor
        mt="md"
        display="block"
        renderRoot={(props) => <Link {...props} to="/dashboard/due-checks" onClick={close} />}
      >
        {t('open_page')}
      </Anchor>
    </Drawer>
  )
}
