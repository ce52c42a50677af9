import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames, languages } from '../i18n/languages.ts'
import { useChooseLanguage } from './choose-language.ts'

/** The language of the application; a choice works at once, without a button. */
export function LanguageField(props: Pick<SelectProps, 'label' | 'aria-label'>) {
  const { i18n } = useTranslation()
  const choose = useChooseLanguage()
  return (
    <Select
      {...props}
      data-sends
      data={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={i18n.language}
      allowDeselect={false}
      onChange={(value) => {
        if (value !== null && isLanguage(value)) choose(value)
      }}
    />
  )
}
