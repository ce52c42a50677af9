import type { DocumentVersion } from '@peshi/contract/matters/documents'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Values } from '../../platform/ui/words.tsx'
import classes from './documents.module.css'
import { sayFileSize } from './file-size.ts'

interface Props {
  versions: DocumentVersion[]
  shown: number
  onShow(version: number): void
}

export function VersionList({ versions, shown, onShow }: Props) {
  const { t } = useTranslation(['documents', 'common'])
  return (
    <Panel title={t('version.title')} hint={versions.length}>
      <ul className={classes.versions}>
        {versions.map((each) => (
          <li key={each.version}>
            <button
              type="button"
              className={classes.version}
              aria-current={each.version === shown || undefined}
              onClick={() => onShow(each.version)}
            >
              <strong>{t('flag.version', { version: each.version })}</strong>
              <small>
                <Values>
                  {[
                    each.name,
                    sayFileSize(each.size, currentLocale()),
                    <DateText key="date" date={courtDateAt(new Date(each.added_at))} />,
                    each.added_by,
                  ]}
                </Values>
              </small>
            </button>
            {each.check ? (
              <span>{t(`common:file_check.${each.check}`)}</span>
            ) : (
              <a href={each.download}>{t('action.download')}</a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
