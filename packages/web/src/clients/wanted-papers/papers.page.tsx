import { Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { FullPage } from '../../app/full-page.tsx'
import { LanguageSelect } from '../../chamber/account/language-select.tsx'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useDocumentTitle } from '../../platform/shell/document-title.ts'
import { SkinButton } from '../../platform/shell/skin-button.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { PaperCard } from './paper-card.tsx'
import { usePapersOfLink } from './wanted-papers.api.ts'
import classes from './wanted-papers.module.css'

export function PapersPage() {
  const { t } = useTranslation('papers')
  const [token] = useState(() => window.location.hash.slice(1))
  const { data, error, change } = usePapersOfLink(token)
  const title = data ? t('page.title', { chamber: data.chamber }) : t('title')
  useDocumentTitle(title)
  if (error)
    return (
      <FullPage title={t('page.over')}>
        <p>{sayError(error)}</p>
      </FullPage>
    )
  const missing = data?.papers.filter(({ state }) => state === 'wanted').length ?? 0
  return (
    <main className={classes.page} id="content">
      <Group justify="flex-end">
        <LanguageSelect />
        <SkinButton />
      </Group>
      {data ? (
        <>
          <h1>
            <Words>{title}</Words>
          </h1>
          <p role="status">
            {missing === 0 ? t('page.all') : <Words>{t('page.intro', { chamber: data.chamber })}</Words>}
          </p>
          <ul className={classes.papers}>
            {data.papers.map((paper) => (
              <PaperCard key={paper._id} token={token} paper={paper} onSent={change} />
            ))}
          </ul>
          {missing > 0 ? <p className="small">{t('page.left', { number: missing })}</p> : null}
        </>
      ) : (
        <Skeleton height={420} radius="lg" aria-busy="true" />
      )}
    </main>
  )
}
