import { Button, Skeleton } from '@mantine/core'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '../../matters/lists/lists.module.css'
import { sayError } from '../../platform/i18n/say-error.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { type KindInBin, useBin, useRestore } from './bin.api.ts'
import type { BinEntry, BinKindId } from './bin-kinds.ts'

const daysKept = 30

export function BinPage() {
  const { t } = useTranslation('lists')
  const kinds = useBin()
  const isEmpty = kinds.every(({ entries }) => entries?.length === 0)
  const isLoading = kinds.some(({ entries, error }) => !entries && !error)
  return (
    <>
      <PageHeader subtitle={t('bin.hint', { count: daysKept })} />
      {isEmpty ? <Message icon={IconTrash} title={t('bin.empty_title')} text={t('bin.empty_text')} /> : null}
      <div className={classes.binKinds}>
        {isLoading ? (
          <Skeleton height={160} radius="lg" aria-busy="true" />
        ) : (
          kinds.map((kind) => <Kind key={kind.kind} {...kind} />)
        )}
      </div>
    </>
  )
}

function Kind({ kind, entries, error, refetch }: KindInBin) {
  const { t } = useTranslation('lists')
  if (entries?.length === 0) return null
  return (
    <Panel title={t(`bin.kind.${kind}`)} hint={entries?.length}>
      {error && !entries ? (
        <Message title={t('bin.failed')} text={sayError(error)}>
          <Button variant="default" onClick={refetch}>
            {t('retry')}
          </Button>
        </Message>
      ) : null}
      <ul className={classes.plainList}>
        {(entries ?? []).map((entry) => (
          <Entry key={entry._id} kind={kind} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}

function Entry({ kind, entry }: { kind: BinKindId; entry: BinEntry }) {
  const { t } = useTranslation('lists')
  const restore = useRestore()
  const keptUntil = addDays(courtDateAt(new Date(entry.deleted_at)), daysKept)
  return (
    <li className={classes.binRow}>
      <span className={classes.binName}>
        <span className={classes.clamped}>
          <Words>{entry.name}</Words>
        </span>
        <span className={classes.small}>
          <Words>{entry.place}</Words>
          {entry.place && entry.deleted_by ? ' · ' : null}
          {entry.deleted_by ? t('bin.by', { name: entry.deleted_by }) : null}
        </span>
      </span>
      <span className={classes.small}>
        {t('bin.kept_until')} <DateText date={keptUntil} />
      </span>
      <Button
        size="compact-sm"
        variant="light"
        loading={restore.isPending}
        aria-label={t('bin.restore_this', { name: entry.name })}
        onClick={() =>
          restore.mutateAsync({ kind, id: entry._id }).then(() => toastDone(t('bin.restored')), toastError)
        }
      >
        {t('bin.restore')}
      </Button>
    </li>
  )
}
