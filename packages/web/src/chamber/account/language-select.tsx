import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../platform/i18n/i18n.ts'
import { isLanguage, languageNames } from '../../platform/i18n/languages.ts'
import { noteChosenLanguage } from './chosen-language.ts'

const choices = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

/** The browser's own list: before sign-in every kilobyte delays the form. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('language')}
      // In the letters that the device has: ours would be fetched for the names of these languages alone.
      styles={{ input: { fontFamily: 'system-ui, sans-serif' } }}
      data={choices}
      value={i18n.language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) {
          noteChosenLanguage(value)
          changeLanguage(value).catch((error: unknown) => console.warn(`The words did not come: ${String(error)}`))
        }
      }}
    />
  )
}
