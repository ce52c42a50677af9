import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const never = () => () => undefined

export function SkinButton() {
  const { t } = useTranslation()
  const { colorScheme, toggleColorScheme } = useMantineColorScheme()
  // Drawn by the build in light; which icon stands there is up to the style, before any script has run.
  const isDark = useSyncExternalStore(
    never,
    () => colorScheme === 'dark',
    () => false,
  )
  return (
    <ActionIcon aria-label={isDark ? t('common:lightSkin') : t('common:darkSkin')} onClick={toggleColorScheme}>
      <IconSun className="mantine-light-hidden" size={18} stroke={1.6} />
      <IconMoon className="mantine-dark-hidden" size={18} stroke={1.6} />
    </ActionIcon>
  )
}
