import { Skeleton } from '@mantine/core'
import { caseLabel } from '@peshi/contract/labels'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import clientClasses from '../clients/clients.module.css'
import { sayError } from '../i18n/say-error.ts'
import { Message } from '../matters/list/message.tsx'
import { Values, Words } from '../matters/marks.tsx'
import { useMatters } from '../matters/matters.api.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import classes from './invoices.module.css'

/** For which matter an invoice is to be. */
export function SearchMatterPage() {
  const { t } = useTranslation('invoices')
  const [search, setSearch] = useState('')
  const { data, error } = useMatters({ search: search || undefined, perPage: 25 })
  return (
    <>
      <PageHeader subtitle={t('choose_matter_text')} />
      <div className={clientClasses.panel}>
        <div className={clientClasses.toolbar}>
          <SearchBox
            className={clientClasses.search}
            label={t('find_matter')}
            query={search}
            onQuery={setSearch}
            isMain
          />
        </div>
        {!data && !error ? <Skeleton height={200} m="md" /> : null}
        {error && !data ? <Message title={t('failed')} text={sayError(error)} /> : null}
        {data?.data.length === 0 ? <Message title={t('none_found')} /> : null}
        <ul className={clientClasses.rows}>
          {(data?.data ?? [])
            .filter((matter) => !matter.is_masked)
            .map((matter) => (
              <li key={matter._id} className={classes.row} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
                <span className={classes.two}>
                  <Link
                    to="/others/invoices/invoice-add/$type/$id"
                    params={{ type: matter.type === 'other' ? 'other' : 'matter', id: matter._id }}
                    data-row-link
                  >
                    <Words>{matter.title}</Words>
                  </Link>
                  <span className={classes.small}>
                    <Values>{[caseLabel(matter), matter.court_title]}</Values>
                  </span>
                </span>
              </li>
            ))}
        </ul>
      </div>
    </>
  )
}
