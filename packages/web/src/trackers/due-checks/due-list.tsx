import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type DueCheck, dropDueCheck, reopenDueCheck } from '@peshi/contract/trackers/due-checks'
import { IconListCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './captcha-queue.module.css'
import { perPage, useDecide, useDueChecks } from './due-checks.api.ts'
import type { DueSearch } from './due-checks.search.ts'
import { sayResult } from './say-result.ts'

const tones: Record<DueCheck['state'], Tone> = {
  due: 'today',
  answering: 'today',
  done: 'live',
  failed: 'late',
  dropped: 'decided',
}

export function DueList({ search, onChange }: { search: DueSearch; onChange(changes: DueSearch): void }) {
  const { t } = useTranslation('dueChecks')
  const { show = 'open', page = 1 } = search
  const { data, error, refetch } = useDueChecks(search)
  const pages = Math.ceil((data?.meta.total ?? 0) / perPage)
  return (
    <Panel
      title={t('list.title')}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('list.show')}
          value={show}
          onChange={(next) => onChange({ show: next === 'settled' ? next : undefined })}
          data={[
            { value: 'open', label: t('list.open') },
            { value: 'settled', label: t('list.settled') },
          ]}
        />
      }
    >
      {data ? (
        data.data.length > 0 ? (
          <ul className="ruled">
            {data.data.map((check) => (
              <DueRow key={check._id} check={check} />
            ))}
          </ul>
        ) : (
          <Message icon={IconListCheck} title={t(show === 'open' ? 'list.nothing' : 'list.nothingSettled')} />
        )
      ) : (
        <Unloaded title={t('list.failed')} error={error} onRetry={refetch} outline={120} />
      )}
      {pages > 1 ? (
        <Pages
          className={classes.pages}
          total={pages}
          page={Math.min(page, pages)}
          onPage={(next) => onChange({ page: next })}
        />
      ) : null}
    </Panel>
  )
}

function DueRow({ check }: { check: DueCheck }) {
  const { t } = useTranslation('dueChecks')
  const now = useNow()
  const decide = useDecide()
  const isOpen = check.state === 'due' || check.state === 'answering'
  const isLater = isOpen && check.due_at > now.toISOString()
  return (
    <li className="entry">
      <span className={classes.what}>
        <CourtMonogram court={check.court_id} />
        <Stack component="span" gap={0} miw={0}>
          <strong dir="ltr">
            {check.kind === 'case' ? (
              <Link to="/dashboard/matters/matter-preview/$id" params={{ id: check.subject_id as MatterId }}>
                {check.label}
              </Link>
            ) : (
              check.label
            )}
          </strong>
          <span className={classes.court}>
            <Words>{sayCourt(check.court_title)}</Words> · {t(`kind.${check.kind}`)} ·{' '}
            {ageOf(check.due_at, now, currentLocale())}
          </span>
          {check.result && check.state !== 'done' ? (
            <span className={classes.court}>
              <Words>{sayResult(check)}</Words>
            </span>
          ) : null}
        </Stack>
      </span>
      <Group component="span" gap={6} wrap="nowrap">
        <Pill tone={isLater ? 'decided' : tones[check.state]}>
          {t(isLater ? 'state.later' : `state.${check.state}`)}
        </Pill>
        {isOpen ? (
          <IfAllowed call={dropDueCheck}>
            <Button data-sends size="compact-sm" variant="subtle" onClick={() => decide.mutate({ check, to: 'drop' })}>
              {t('list.never')}
            </Button>
          </IfAllowed>
        ) : check.state === 'done' ? null : (
          <IfAllowed call={reopenDueCheck}>
            <Button
              data-sends
              size="compact-sm"
              variant="subtle"
              onClick={() => decide.mutate({ check, to: 'reopen' })}
            >
              {t('list.again')}
            </Button>
          </IfAllowed>
        )}
      </Group>
    </li>
  )
}
