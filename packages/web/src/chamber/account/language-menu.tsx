import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useChooseLanguage } from './choose-language.ts'

export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const choose = useChooseLanguage()
  return (
    <Menu position="bottom-end" withinPortal={false} width={180}>
      <Menu.Target>
        <ActionIcon aria-label={t('language')}>
          <IconLanguage size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            data-sends
            lang={language}
            onClick={() => choose(language)}
            aria-current={i18n.language === language}
            rightSection={i18n.language === language ? <IconCheck size={14} /> : null}
          >
            <bdi>{languageNames[language]}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
