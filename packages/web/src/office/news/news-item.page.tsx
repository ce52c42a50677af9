import { Anchor, Skeleton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { NoteWords } from '../../matters/notes/note-words.tsx'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './news.module.css'
import { Published, useNewsItem } from './news.page.tsx'
import { SourceLine } from './source-line.tsx'

export function NewsItemPage() {
  const { t } = useTranslation('news')
  const { id } = useParams({ from: '/shell/news/news-preview/$id' })
  const { data, error } = useNewsItem(id)
  if (error && !data) {
    return (
      <>
        <PageHeader />
        <Message title={t('failed')} text={sayError(error)} />
      </>
    )
  }
  if (!data) return <Skeleton height={320} radius="lg" aria-busy="true" />
  const { title, excerpt, html, link, published_at } = data.data
  return (
    <>
      <PageHeader title={<Words>{title}</Words>} tabTitle={title} subtitle={<SourceLine source={data.meta.source} />} />
      <article className={classes.article} dir="auto">
        <Published at={published_at} />
        {html ? <NoteWords html={html} /> : <p>{excerpt}</p>}
        {html ? null : <p className="small">{t('onlyExcerpt')}</p>}
        <Anchor href={link} target="_blank" rel="noopener noreferrer" underline="always">
          <IconExternalLink size={16} aria-hidden="true" /> {t('atSource')} <bdi dir="ltr">{new URL(link).host}</bdi>
        </Anchor>
      </article>
    </>
  )
}
