import { Button, Select } from '@mantine/core'
import { IconExternalLink, IconLink } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { ListPanel } from '../../platform/ui/list-panel.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { perPage, useCourtLinks } from './court-links.api.ts'
import classes from './court-links.module.css'
import { type CourtLinksSearch, courtTypes } from './court-links.search.ts'
import { CourtRow } from './court-row.tsx'

export function CourtLinksPage() {
  const { t } = useTranslation('courtLinks')
  const search = useSearch({ from: '/shell/others/court-links' })
  const navigate = useNavigate({ from: '/others/court-links' })
  const change = (changes: Partial<CourtLinksSearch>) =>
    navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true })
  const list = useCourtLinks(search)
  return (
    <>
      <PageHeader subtitle={t('subtitle')} />
      <ListPanel
        toolbar={
          <>
            <SearchBox
              className="search"
              label={t('search')}
              query={search.q ?? ''}
              onQuery={(q) => change({ q: q || undefined })}
            />
            <Select
              aria-label={t('type.label')}
              placeholder={t('type.label')}
              clearable
              clearButtonProps={{ 'aria-label': t('type.all') }}
              data={courtTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
              value={search.type ?? null}
              onChange={(type) => change({ type: courtTypes.find((one) => one === type) })}
            />
          </>
        }
        failed={t('failed')}
        list={list}
        empty={
          <Message icon={IconLink} title={t('noneFound')}>
            <Button variant="default" onClick={() => change({ q: undefined, type: undefined })}>
              {t('showAll')}
            </Button>
          </Message>
        }
        perPage={perPage}
        page={search.page}
        onPage={(page) => change({ page })}
      >
        {(courts) => (
          <ul className="ruled">
            {courts.map((court) => (
              <CourtRow key={court.unique_id} court={court} />
            ))}
          </ul>
        )}
      </ListPanel>
      {list.data ? <Honesty gatheredIn={list.data.meta.gathered_in} /> : null}
    </>
  )
}

function Honesty({ gatheredIn }: { gatheredIn: string }) {
  const { t } = useTranslation('courtLinks')
  const month = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${gatheredIn}-01T00:00:00Z`),
  )
  return (
    <p className={classes.note}>
      <IconExternalLink size={14} aria-hidden="true" /> {t('honesty', { month })}
    </p>
  )
}
