import { Button } from '@mantine/core'
import { beginFiling } from '@peshi/contract/papers/filings'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconGavel } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMayCall } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { FilingRows } from './filing-rows.tsx'
import { filingsOf, useFilings } from './filings.api.ts'
import classes from './filings.module.css'

const BeginDialog = lazy(() =>
  import('./begin-filing.dialog.tsx').then(({ BeginDialog }) => ({ default: BeginDialog })),
)

/** Above the documents of a matter. */
export function FilingsOfMatter({ matter: { _id: matterId } }: { matter: { _id: MatterId } }) {
  const { t } = useTranslation('filings')
  const mayBegin = useMayCall()(beginFiling)
  const { data } = useFilings(filingsOf(matterId))
  const [isOpen, setOpen] = useState(false)
  const filings = data?.data ?? []
  const begin = mayBegin ? (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconGavel size={16} aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {t('begin')}
    </Button>
  ) : null
  return (
    <>
      {filings.length > 0 ? (
        <div className={classes.ofMatter}>
          <Panel title={t('title')} aside={begin}>
            <FilingRows filings={filings} isOfMatter />
          </Panel>
        </div>
      ) : (
        begin
      )}
      <Suspense fallback={null}>
        {isOpen ? <BeginDialog matterId={matterId} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
