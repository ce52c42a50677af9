import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { isLanguage, languageNames, languages } from '../../platform/i18n/languages.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useChooseLanguage } from './choose-language.ts'

export function LanguageField(props: Pick<NativeSelectProps, 'label' | 'aria-label'>) {
  const { i18n } = useTranslation()
  const choose = useChooseLanguage()
  return (
    <NativeSelect
      {...props}
      data-sends
      data={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={i18n.language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) choose(value)
      }}
    />
  )
}
