import { getNews, listNews, type NewsItem } from '@peshi/contract/office/news'
import { IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { callApi } from '../../platform/api/call-api.ts'
import { usePage } from '../../platform/api/use-data.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './news.module.css'
import { SourceLine } from './source-line.tsx'

export const perPage = 20

export const useNews = (page: number) => usePage(['news', 'list', page], listNews, { query: { page, perPage } })

export const useNewsItem = (id: number) =>
  useQuery({ queryKey: ['news', 'one', id], queryFn: () => callApi(getNews, { params: { id } }) })

export function NewsPage() {
  const { t } = useTranslation('news')
  const { page = 1 } = useSearch({ from: '/shell/news' })
  const navigate = useNavigate({ from: '/news' })
  const { data, error, refetch } = useNews(page)
  return (
    <>
      <PageHeader subtitle={data?.meta.source.name ? <SourceLine source={data.meta.source} /> : null} />
      {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={320} />}
      {data && data.data.length === 0 ? (
        <Message
          icon={IconNews}
          title={t('empty.title')}
          text={t(data.meta.source.name ? 'empty.text' : 'empty.noFeed')}
        />
      ) : null}
      {data && data.data.length > 0 ? (
        <ul className={classes.rows}>
          {data.data.map((item) => (
            <Row key={item._id} item={item} />
          ))}
        </ul>
      ) : null}
      {data && data.meta.total > perPage ? (
        <Pages
          className={classes.pages}
          total={Math.ceil(data.meta.total / perPage)}
          page={page}
          onPage={(next) => navigate({ search: { page: next > 1 ? next : undefined } })}
        />
      ) : null}
    </>
  )
}

function Row({ item }: { item: NewsItem }) {
  return (
    <li className={classes.row}>
      <h2 className={classes.title}>
        <Link to="/news/news-preview/$id" params={{ id: item._id }}>
          <Words>{item.title}</Words>
        </Link>
      </h2>
      <p className={classes.excerpt} dir="auto">
        {item.excerpt}
      </p>
      <Published at={item.published_at} />
    </li>
  )
}

export function Published({ at }: { at: string | null }) {
  if (!at) return null
  const day = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
  return (
    <time className="small" dateTime={at}>
      {day.format(new Date(at))}
    </time>
  )
}
