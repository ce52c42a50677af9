import { Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { FullPage } from '../../app/full-page.tsx'
import { LanguageSelect } from '../../chamber/account/language-select.tsx'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useDocumentTitle } from '../../platform/shell/document-title.ts'
import { SkinButton } from '../../platform/shell/skin-button.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { InvoiceToPay } from './how-to-pay.tsx'
import { fetchSharedPdf, useSharedInvoice } from './invoices.api.ts'
import classes from './invoices.module.css'

export function SharedInvoicePage() {
  const { t } = useTranslation('invoices')
  const [token] = useState(() => window.location.hash.slice(1))
  const { data, error } = useSharedInvoice(token)
  useDocumentTitle(data?.number ?? t('one'))
  if (error)
    return (
      <FullPage title={t('link_over')}>
        <p>{sayError(error)}</p>
      </FullPage>
    )
  return (
    <main className={classes.page} id="content">
      <Group justify="flex-end">
        <LanguageSelect />
        <SkinButton />
      </Group>
      <p className="small">{t('link_note')}</p>
      {data ? (
        <>
          <header>
            <h1 style={{ margin: 0 }}>
              <Words>{data.supplier.name}</Words>
            </h1>
            <p className="small">
              <Words>{[data.supplier.title, data.supplier.address].filter(Boolean).join(' · ')}</Words>
            </p>
            <p className="small">
              <bdi>{[data.supplier.phone, data.supplier.email].filter(Boolean).join(' · ')}</bdi>
            </p>
          </header>
          <InvoiceToPay invoice={data} onPdf={() => showBlob(() => fetchSharedPdf(token)).catch(toastError)} />
        </>
      ) : (
        <Skeleton height={420} radius="lg" aria-busy="true" />
      )}
    </main>
  )
}
