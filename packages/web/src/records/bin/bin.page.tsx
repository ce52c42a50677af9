import { Button, Skeleton, Stack } from '@mantine/core'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import { IconTrash } from '@tabler/icons-react'
import classes from '../../matters/lists/lists.module.css'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Failed, Message } from '../../platform/ui/message.tsx'
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
      <Stack>
        {isLoading ? (
          <Skeleton height={160} radius="lg" aria-busy="true" />
        ) : (
          kinds.map((kind) => <Kind key={kind.kind} {...kind} />)
        )}
      </Stack>
    </>
  )
}

function Kind({ kind, entries, error, refetch }: KindInBin) {
  const { t } = useTranslation('lists')
  if (entries?.length === 0) return null
  return (
    <Panel title={t(`bin.kind.${kind}`)} hint={entries?.length}>
      {error && !entries ? <Failed title={t('bin.failed')} error={error} onRetry={refetch} /> : null}
      <Stack component="ul" gap={2}>
        {(entries ?? []).map((entry) => (
          <Entry key={entry._id} kind={kind} entry={entry} />
        ))}
      </Stack>
    </Panel>
  )
}

function Entry({ kind, entry }: { kind: BinKindId; entry: BinEntry }) {
  const { t } = useTranslation('lists')
  const restore = useRestore()
  const keptUntil = addDays(courtDateAt(new Date(entry.deleted_at)), daysKept)
  return (
    <li className={classes.binRow}>
      <Stack component="span" gap={0} miw={0} flex="1 1 260px" className="anywhere">
        <span className={classes.clamped}>
          <Words>{entry.name}</Words>
        </span>
        <span className="small">
          <Words>{entry.place}</Words>
          {entry.place && entry.deleted_by ? ' · ' : null}
          {entry.deleted_by ? t('bin.by', { name: entry.deleted_by }) : null}
        </span>
      </Stack>
      <span className="small">
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
