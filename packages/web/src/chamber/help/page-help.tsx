import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { helpDrawer } from './help-drawer.ts'
import { findTopic } from './topics.ts'

export function PageHelp({ path }: { path: string }) {
  const { t } = useTranslation('shell')
  if (findTopic(path) === null) return null
  return (
    <ActionIcon
      size="sm"
      c="dimmed"
      flex="none"
      aria-label={t('pageHelp')}
      title={t('pageHelp')}
      onClick={() => openOverlay(helpDrawer)}
    >
      <IconHelp size={18} stroke={1.6} />
    </ActionIcon>
  )
}
