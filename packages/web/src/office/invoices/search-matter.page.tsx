import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMatters } from '../../matters/matters/matters.api.ts'
import { openNewMatter } from '../../matters/matters/open-new-matter.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import classes from './invoices.module.css'

export function SearchMatterPage() {
  const { t } = useTranslation(['invoices', 'matters'])
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useMatters({ search: search || undefined, perPage: 25 })
  const matters = data?.data
  return (
    <>
      <PageHeader subtitle={t('choose_matter_text')} />
      <div className="card">
        <div className="toolbar">
          <SearchBox className="search" label={t('find_matter')} query={search} onQuery={setSearch} isMain />
        </div>
        {data ? null : (
          <Unloaded
            title={t('matters:list.failed')}
            error={error}
            onRetry={refetch}
            outline={<Skeleton height={200} m="md" aria-busy="true" />}
          />
        )}
        {matters?.length === 0 ? <NoMatter isSearched={search !== ''} /> : null}
        <ul>
          {matters?.map((matter) => (
            <li key={matter._id} className={classes.row} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Stack component="span" gap={0} align="flex-start">
                <Link
                  to="/others/invoices/invoice-add/$type/$id"
                  params={{ type: matter.type === 'other' ? 'other' : 'matter', id: matter._id }}
                  data-row-link
                >
                  <Words>{matter.title}</Words>
                </Link>
                <span className="small">
                  <Values>{[sayCase(matter), sayCourt(matter.court_title)]}</Values>
                </span>
              </Stack>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function NoMatter({ isSearched }: { isSearched: boolean }) {
  const { t } = useTranslation(['invoices', 'matters'])
  const can = useCan()
  const isFirst = !isSearched && can('create', 'Matter')
  return (
    <Message title={isSearched ? t('none_found') : t('matters:empty.title')} text={t('no_matter_needed')}>
      <Group justify="center">
        {isFirst ? <Button onClick={() => openNewMatter()}>{t('matters:new.title')}</Button> : null}
        <Button
          variant={isFirst ? 'default' : 'filled'}
          renderRoot={(props) => <Link {...props} to="/others/invoices/invoice-add-blank" />}
        >
          {t('blank_invoice')}
        </Button>
      </Group>
    </Message>
  )
}
