import { Button, Group } from '@mantine/core'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { PracticeCaseId } from '@peshi/contract/platform/ids'
import { mostPracticeFollowed, type PracticeCase } from '@peshi/contract/trackers/practice'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CaseStatusPill } from '../../matters/matters/next-date.tsx'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { useFollowCases, useMarkCases, usePracticeCases } from './practice.api.ts'
import classes from './practice.module.css'

export function PracticeCases() {
  const { t } = useTranslation('practice')
  const { data, error, refetch } = usePracticeCases()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const follow = useFollowCases()
  const rows = data?.data.filter(({ is_not_mine }) => !is_not_mine) ?? []
  const others = data?.data.filter(({ is_not_mine }) => is_not_mine) ?? []
  const mark = useMarkCases()
  const open = rows.filter(({ followed_by }) => followed_by === null)
  const chosen = open.filter(({ _id }) => ticked.has(_id)).slice(0, mostPracticeFollowed)
  const toggle = (some: PracticeCase[]) => {
    const next = new Set(ticked)
    const isOn = some.every(({ _id }) => ticked.has(_id))
    for (const { _id } of some) isOn ? next.delete(_id) : next.add(_id)
    setTicked(next)
  }
  const send = () =>
    follow.mutate(
      chosen.map(({ _id }) => _id),
      {
        onSuccess: ({ followed, unread, left_off }) => {
          setTicked(new Set())
          const done = t('followed', { count: followed + unread })
          toastDone(left_off > 0 ? `${done} ${t('left_off', { count: left_off })}` : done)
        },
        onError: (error) => toastError(error),
      },
    )
  const markAs = (ids: PracticeCaseId[], is_not_mine: boolean) =>
    mark.mutate(
      { ids, is_not_mine },
      {
        onSuccess: () => {
          setTicked(new Set())
          const undo = { label: t('not_mine.undo'), run: () => markAs(ids, false) }
          if (is_not_mine) toastDone(t('not_mine.marked', { count: ids.length }), undo)
        },
        onError: (error) => toastError(error),
      },
    )
  const shared: Column<PracticeCase>[] = [
    {
      id: 'case',
      heading: t('column.case'),
      namesRow: true,
      cell: ({ case_number, followed_by }) =>
        followed_by ? (
          <Link to="/dashboard/matters/matter-preview/$id" params={{ id: followed_by }}>
            <bdi dir="ltr">{case_number}</bdi>
          </Link>
        ) : (
          <bdi dir="ltr">{case_number}</bdi>
        ),
    },
    { id: 'court', heading: t('column.court'), cell: ({ court_title }) => <Words>{sayCourt(court_title)}</Words> },
    {
      id: 'parties',
      heading: t('column.parties'),
      cell: ({ petitioner, respondent }) => (
        <Words>{[petitioner, respondent].flatMap((side) => (side ? inUsualCase(side) : [])).join(' v. ')}</Words>
      ),
    },
  ]
  const columns: Column<PracticeCase>[] = [
    ...shared,
    {
      id: 'status',
      heading: t('column.status'),
      isEmpty: ({ case_status }) => !case_status,
      cell: ({ case_status }) => (case_status ? <CaseStatusPill status={case_status} /> : '—'),
    },
    {
      id: 'next',
      heading: t('column.next_date'),
      isLabelled: true,
      isEmpty: ({ next_date }) => !next_date,
      cell: ({ next_date }) => <DateText date={next_date} />,
    },
    {
      id: 'found',
      heading: t('column.found'),
      isLabelled: true,
      cell: ({ found_at, client, followed_by }) => (
        <>
          <DateText date={courtDateAt(new Date(found_at))} />
          {client && !followed_by ? <div>{t('new_for', { client: isolate(client.name) })}</div> : null}
        </>
      ),
    },
    {
      id: 'followed',
      heading: t('column.followed'),
      isEmpty: ({ followed_by }) => followed_by === null,
      cell: ({ followed_by }) => (followed_by ? t('is_followed') : '—'),
    },
  ]
  const otherColumns: Column<PracticeCase>[] = [
    ...shared,
    {
      id: 'mine',
      heading: t('not_mine.is_mine'),
      cell: ({ _id }) => (
        <Button data-sends size="compact-sm" variant="default" onClick={() => markAs([_id], false)}>
          {t('not_mine.is_mine')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <Panel title={t('cases')} hint={data?.meta.unread ? t('reading', { count: data.meta.unread }) : undefined}>
        {data ? (
          rows.length > 0 ? (
            <>
              <DataTable
                className={classes.cases}
                label={t('cases')}
                columns={columns}
                rows={rows}
                keyOf={({ _id }) => _id}
                marksOf={({ followed_by }) => ({ 'data-followed': followed_by !== null || undefined })}
                choosing={{
                  label: t('choose_all'),
                  labelOf: ({ case_number }) => t('choose', { case: case_number }),
                  isChosen: ({ _id, followed_by }) => followed_by === null && ticked.has(_id),
                  toggle: (row) => toggle([row]),
                  togglePage: () => toggle(open),
                }}
              />
              <Group gap="xs" className={classes.actions}>
                <Button
                  data-sends
                  size="compact-md"
                  variant="default"
                  disabled={chosen.length === 0}
                  loading={mark.isPending}
                  onClick={() =>
                    markAs(
                      chosen.map(({ _id }) => _id),
                      true,
                    )
                  }
                >
                  {t('not_mine.mark', { count: chosen.length })}
                </Button>
                <Button
                  data-sends
                  size="compact-md"
                  disabled={chosen.length === 0}
                  loading={follow.isPending}
                  onClick={send}
                >
                  {t('follow', { count: chosen.length })}
                </Button>
              </Group>
            </>
          ) : (
            <Message title={t('none')} text={t('none_text')} />
          )
        ) : (
          <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={240} />
        )}
      </Panel>
      {others.length > 0 ? (
        <Panel title={t('not_mine.title')} hint={others.length}>
          <DataTable
            className={classes.cases}
            label={t('not_mine.title')}
            columns={otherColumns}
            rows={others}
            keyOf={({ _id }) => _id}
          />
        </Panel>
      ) : null}
    </>
  )
}
