import { NativeSelect } from '@mantine/core'
import { changeLanguage } from '../../platform/i18n/i18n.ts'
import { isLanguage, languageNames } from '../../platform/i18n/languages.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { noteChosenLanguage } from './chosen-language.ts'

const choices = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

export function LanguageSelect() {
  const { t, i18n } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('language')}
      styles={{ input: { fontFamily: 'system-ui, sans-serif' } }}
      data={choices}
      value={i18n.language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) {
          noteChosenLanguage(value)
          changeLanguage(value).catch((error: unknown) =>
            console.warn(`The translations could not be loaded: ${String(error)}`),
          )
        }
      }}
    />
  )
}
