import { Button, Group, Progress, Stack } from '@mantine/core'
import { cancelFilingBundle, makeFilingBundle } from '@peshi/contract/papers/filing-bundles'
import type { Filing } from '@peshi/contract/papers/filings'
import type { FilingBundle, VolumeFacts } from '@peshi/contract/papers/filings/filing-facts'
import type { FilingId } from '@peshi/contract/platform/ids'
import { IconDownload, IconFileStack } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useBundleFiles, useCancelBundle, useMakeBundle } from './filings.api.ts'
import classes from './filings.module.css'

const isInWork = (bundle: FilingBundle | null) => bundle?.state === 'waiting' || bundle?.state === 'running'

export function FilingBundlePanel({ filing }: { filing: Filing }) {
  const { t } = useTranslation('filings')
  const { _id: id, bundle, papers } = filing
  const make = useMakeBundle(id)
  return (
    <Panel
      title={t('bundle.title')}
      aside={
        isInWork(bundle) ? null : (
          <IfAllowed call={makeFilingBundle}>
            <Button
              size="xs"
              data-sends
              leftSection={<IconFileStack size={14} aria-hidden="true" />}
              disabled={papers.length === 0}
              loading={make.isPending}
              onClick={() => make.mutate(undefined, { onError: (error) => toastError(error) })}
            >
              {t(bundle ? 'bundle.again' : 'bundle.make')}
            </Button>
          </IfAllowed>
        )
      }
    >
      <Stack gap="sm">
        {bundle ? <State filing={id} bundle={bundle} /> : <p className={classes.hint}>{t('bundle.text')}</p>}
        {bundle?.state === 'ready' ? <FirstPages filing={filing} bundle={bundle} /> : null}
      </Stack>
    </Panel>
  )
}

function State({ filing, bundle }: { filing: FilingId; bundle: FilingBundle }) {
  const { t } = useTranslation('filings')
  const { state, problem, values, is_stale, volumes } = bundle
  if (isInWork(bundle)) return <InWork filing={filing} bundle={bundle} />
  if (state === 'cancelled') return <p className={classes.hint}>{t('bundle.cancelled')}</p>
  if (state === 'failed')
    return (
      <div role="status">
        <p className={classes.late}>{t('bundle.failed')}</p>
        {problem ? <p>{t(`bundle.problems.${problem}`, values)}</p> : null}
      </div>
    )
  return (
    <>
      {is_stale ? (
        <p className={classes.late} role="status">
          {t('bundle.stale')}
        </p>
      ) : null}
      <Volumes filing={filing} volumes={volumes} />
    </>
  )
}

function InWork({
  filing,
  bundle: { done_pages: done, all_pages: total },
}: {
  filing: FilingId
  bundle: FilingBundle
}) {
  const { t } = useTranslation('filings')
  const cancel = useCancelBundle(filing)
  return (
    <>
      <p className={classes.hint} role="status">
        {total > 0 ? t('bundle.progress', { done, total }) : t('bundle.waiting')}
      </p>
      <Progress value={total > 0 ? (100 * done) / total : 0} aria-label={t('bundle.progress_label')} striped animated />
      <Group justify="space-between">
        <p className={classes.hint}>{t('bundle.leave')}</p>
        <IfAllowed call={cancelFilingBundle}>
          <Button
            variant="default"
            data-sends
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onError: (error) => toastError(error) })}
          >
            {t('bundle.cancel')}
          </Button>
        </IfAllowed>
      </Group>
    </>
  )
}

function Volumes({ filing, volumes }: { filing: FilingId; volumes: readonly VolumeFacts[] }) {
  const { t } = useTranslation('filings')
  const { data: files } = useBundleFiles(filing)
  return (
    <ul className={classes.papers}>
      {volumes.map(({ number, first_page: first, last_page: last, bytes }) => {
        const file = files?.find((one) => one.number === number)
        return (
          <li key={number} className={classes.paper}>
            <div className={classes.words}>
              {volumes.length > 1 ? <strong>{t('bundle.volume', { number })}</strong> : null}
              <small>
                {t('bundle.facts', { first, last, megabytes: Math.max(0.1, bytes / 1024 / 1024).toFixed(1) })}
              </small>
              {files && !file ? <small className={classes.late}>{t('bundle.gone')}</small> : null}
            </div>
            {file?.download ? (
              <Button
                component="a"
                href={file.download}
                download={file.name}
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden="true" />}
              >
                {t('bundle.download')}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** The numbers that typed references in the papers need, such as "Annexure P-3 at page 41". */
function FirstPages({ filing: { papers }, bundle }: { filing: Filing; bundle: FilingBundle }) {
  const { t } = useTranslation('filings')
  return (
    <details className={classes.sources}>
      <summary>{t('bundle.pages')}</summary>
      <dl className={classes.facts}>
        {bundle.first_pages.map(({ paper_id, page }) => {
          const paper = papers.find(({ _id }) => _id === paper_id)
          return paper ? (
            <div key={paper_id}>
              <dt>
                <Words>{[paper.mark, paper.title].filter(Boolean).join(': ')}</Words>
              </dt>
              <dd className="tabular">{page}</dd>
            </div>
          ) : null
        })}
      </dl>
    </details>
  )
}
