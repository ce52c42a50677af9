import { Button, Checkbox, Group, SegmentedControl, Text } from '@mantine/core'
import type { Dispatch } from '@peshi/contract/chamber/alerts'
import { useState } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { useDispatchLog, useResend } from './alerts.api.ts'
import classes from './alerts.module.css'

const tones = { waiting: 'today', sent: 'live', failed: 'late' } as const

export function DispatchLogPanel({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('alerts')
  const [of, setOf] = useState<'me' | 'chamber'>('me')
  const [failedOnly, setFailedOnly] = useState(false)
  const log = useDispatchLog({ of, ...(failedOnly && { state: 'failed' as const }) })
  const rows = log.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Panel title={t('log.title')}>
      <Group mb={12} justify="space-between">
        {isOwner && (
          <SegmentedControl
            aria-label={t('log.title')}
            value={of}
            onChange={setOf}
            data={[
              { value: 'me', label: t('log.mine') },
              { value: 'chamber', label: t('log.chamber') },
            ]}
          />
        )}
        <Checkbox
          label={t('log.failed_only')}
          checked={failedOnly}
          onChange={({ currentTarget }) => setFailedOnly(currentTarget.checked)}
        />
      </Group>
      {log.data ? null : <Unloaded title={t('log.unread')} error={log.error} onRetry={log.refetch} outline={160} />}
      {log.data && rows.length === 0 ? <Text c="dimmed">{t('log.empty')}</Text> : null}
      {rows.length > 0 && (
        <ul className={classes.log}>
          {rows.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <Button mt={12} variant="default" loading={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
          {t('log.more')}
        </Button>
      )}
    </Panel>
  )
}

function Row({ row }: { row: Dispatch }) {
  const { t } = useTranslation('alerts')
  const now = useNow()
  const resend = useResend()
  return (
    <li>
      <span className={classes.what}>
        {t(`kind.${row.kind}`)}
        <Text span c="dimmed" size="sm">
          {t(`way.${row.channel}`)}
        </Text>
      </span>
      <span className={classes.to}>
        {row.person && <bdi>{row.person}</bdi>}
        <bdi dir="ltr">{row.channel === 'push' ? t('log.device') : row.to}</bdi>
      </span>
      <span className={classes.state}>
        <Pill tone={tones[row.state]}>{t(`state.${row.state}`)}</Pill>
        <Text span c="dimmed" size="sm">
          <time dateTime={row.at}>{ageOf(row.at, now, currentLocale())}</time>
        </Text>
      </span>
      {row.problem && (
        <span className={classes.problem}>
          {t(`problem.${row.problem}`)}
          {row.tries > 1 && ` · ${t('log.tries', { count: row.tries })}`}
          {row.detail && (
            <Text span c="dimmed" size="sm" dir="auto">
              {row.detail}
            </Text>
          )}
          {row.may_resend && (
            <Button
              variant="default"
              size="compact-sm"
              className={classes.again}
              loading={resend.isPending}
              onClick={() => resend.mutate(row._id)}
            >
              {t('log.again')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
