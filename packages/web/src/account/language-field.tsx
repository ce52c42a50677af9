import { Select, type SelectProps } from '@mantine/core'
import { Language } from '@peshi/contract/account'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../i18n/languages.ts'
import { useChooseLanguage } from './choose-language.ts'

/** The language of the application; a choice works at once, without a button. */
export function LanguageField(props: Pick<SelectProps, 'label' | 'aria-label'>) {
  const { i18n } = useTranslation()
  const choose = useChooseLanguage()
  return (
    <Select
      {...props}
      data={Language.options.map((value) => ({ value, label: languageNames[value] }))}
      value={i18n.language}
      allowDeselect={false}
      onChange={(value) => {
        const language = Language.safeParse(value)
        if (language.success) choose(language.data)
      }}
    />
  )
}
