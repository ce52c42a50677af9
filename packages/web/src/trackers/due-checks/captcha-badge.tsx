import { ActionIcon } from '@mantine/core'
import { IconScanEye } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IconCount } from '../../platform/ui/icon-count.tsx'
import { captchaQueue } from './captcha-queue.ts'
import { useDueCount } from './due-checks.api.ts'

const path = '/dashboard/due-checks'

export function CaptchaBadge({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('shell')
  const isOnPage = useLocation({ select: ({ pathname }) => pathname === path })
  const { data: due = 0 } = useDueCount()
  if (due === 0) return null
  const label = `${t('nav.dueChecks')}: ${due}`
  const icon = <IconScanEye size={18} stroke={1.6} />
  return (
    <IconCount count={due}>
      {isPhone || isOnPage ? (
        <ActionIcon aria-label={label} renderRoot={(props) => <Link {...props} to={path} />}>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon aria-label={label} onClick={() => openOverlay(captchaQueue)}>
          {icon}
        </ActionIcon>
      )}
    </IconCount>
  )
}
