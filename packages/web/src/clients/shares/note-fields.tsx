import { Textarea } from '@mantine/core'
import type { NoteLanguage } from '@peshi/contract/clients/client-notes'
import { directionOf, languageNames } from '../../platform/i18n/languages.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { NoteTexts } from './shares.api.ts'

interface Props {
  language: NoteLanguage
  texts: NoteTexts
  isReadOnly?: boolean
  onChange(texts: NoteTexts): void
}

export function NoteFields({ language, texts, isReadOnly = false, onChange }: Props) {
  const { t } = useTranslation('shares')
  const { text_en, text_own } = texts
  const common = { minRows: 3, maxRows: 10, maxLength: 4000, readOnly: isReadOnly }
  return (
    <>
      <Textarea
        {...common}
        label={t('notes.english')}
        dir="ltr"
        lang="en"
        value={text_en}
        onChange={(event) => onChange({ text_own, text_en: event.currentTarget.value })}
      />
      <Textarea
        {...common}
        label={t('notes.own', { language: languageNames[language] })}
        dir={directionOf(language)}
        lang={language}
        value={text_own}
        onChange={(event) => onChange({ text_en, text_own: event.currentTarget.value })}
      />
    </>
  )
}
