import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from '../i18n/use-translation.ts'

export function SkinButton() {
  const { t } = useTranslation()
  const { colorScheme, toggleColorScheme } = useMantineColorScheme()
  const isDark = colorScheme === 'dark'
  return (
    <ActionIcon aria-label={isDark ? t('lightSkin') : t('darkSkin')} onClick={toggleColorScheme}>
      <IconSun className="mantine-light-hidden" size={18} stroke={1.6} />
      <IconMoon className="mantine-dark-hidden" size={18} stroke={1.6} />
    </ActionIcon>
  )
}
