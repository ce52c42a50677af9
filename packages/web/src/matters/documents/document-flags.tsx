import type { Document } from '@peshi/contract/matters/documents'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './documents.module.css'

export function DocumentFlags({ document }: { document: Document }) {
  const { t } = useTranslation(['documents', 'common'])
  const { is_read, has_text, problem, has_scripts, version, check } = document.current
  return (
    <span className={classes.flags}>
      {version > 1 ? <span>{t('flag.version', { version })}</span> : null}
      {check ? <span data-tone="late">{t(`common:file_check.${check}`)}</span> : null}
      {is_read || check ? null : <span>{t('flag.reading')}</span>}
      {problem ? <span data-tone="late">{t(`problem.${problem}`)}</span> : null}
      {has_text === false ? <span>{t('flag.no_text')}</span> : null}
      {has_scripts ? <span data-tone="late">{t('flag.scripts')}</span> : null}
      {document.tags.map((tag) => (
        <span key={tag} className={classes.tag} dir="auto">
          {tag}
        </span>
      ))}
    </span>
  )
}
