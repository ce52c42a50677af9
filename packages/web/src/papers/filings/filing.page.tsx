import { Group, Stack } from '@mantine/core'
import type { Filing } from '@peshi/contract/papers/filings'
import type { FilingId } from '@peshi/contract/platform/ids'
import { Link, useParams } from '@tanstack/react-router'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { FilingBundlePanel } from './filing-bundle-panel.tsx'
import { FilingChecklist } from './filing-checklist.tsx'
import { FilingObjections } from './filing-objections.tsx'
import { FilingPapers } from './filing-papers.tsx'
import { FilingPill } from './filing-rows.tsx'
import { FilingSteps } from './filing-steps.tsx'
import { useFiling } from './filings.api.ts'
import classes from './filings.module.css'

export function FilingPage() {
  const { t } = useTranslation('filings')
  const { id } = useParams({ from: '/shell/trackers/filings/$id' })
  const { data, error, refetch } = useFiling(id as FilingId)
  if (data) return <Details filing={data} />
  return (
    <>
      <PageHeader />
      <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={320} />
    </>
  )
}

function Details({ filing }: { filing: Filing }) {
  const { t } = useTranslation('filings')
  const { title, kind, ctitle, matter_id, court_short, case_label, number, registered_number, state } = filing
  const name = title ?? t(`kinds.${kind}`)
  return (
    <>
      <PageHeader
        title={<Words>{name}</Words>}
        subtitle={
          <Group component="span" gap="4px 8px" c="dimmed" fz="sm" className="anywhere">
            <FilingPill state={state} />
            <Values>
              {[
                <Link
                  key="matter"
                  to="/dashboard/matters/matter-preview/$id"
                  params={{ id: matter_id }}
                  search={{ tab: 'documents' }}
                >
                  <Words>{ctitle}</Words>
                </Link>,
                case_label,
                court_short && sayCourt(court_short),
                number,
                registered_number && registered_number !== case_label
                  ? t('registered', { number: registered_number })
                  : null,
              ]}
            </Values>
          </Group>
        }
      >
        <FilingSteps filing={filing} />
      </PageHeader>
      <div className="columns">
        <Stack>
          <FilingObjections filing={filing} />
          <FilingChecklist filing={filing} />
        </Stack>
        <Stack>
          <FilingPapers filing={filing} />
          <FilingBundlePanel filing={filing} />
          <CourtFormPanel filing={filing} />
        </Stack>
      </div>
    </>
  )
}

function CourtFormPanel({ filing: { court_form, form } }: { filing: Filing }) {
  const { t } = useTranslation('filings')
  const { paper, corner, margins, font, most_megabytes, cure_days, most_cure_days, sources } = court_form
  const known = (value: number | null) => (value === null ? t('form.unknown') : String(value))
  const facts = [
    [t('form.paper'), [t(`form.papers.${paper}`), font].filter(Boolean).join(', ')],
    [t('form.corner'), t(`form.corners.${corner}`)],
    [t('form.most_megabytes'), known(most_megabytes)],
    [t('form.cure_days'), known(cure_days)],
    [t('form.most_cure_days'), known(most_cure_days)],
  ] as const
  return (
    <Panel title={t('bundle_facts')} hint={t(`forms.${form}`)}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{t('form.margins', margins)}</p>
      <details className={classes.sources}>
        <summary>{t('form.source')}</summary>
        <ul>
          {[...new Set(Object.values(sources))].map((source) => (
            <li key={source} dir="ltr" lang="en">
              {source}
            </li>
          ))}
          <li>{t('list.own_check')}</li>
        </ul>
      </details>
    </Panel>
  )
}
