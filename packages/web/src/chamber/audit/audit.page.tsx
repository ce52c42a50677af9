import { Button, Select } from '@mantine/core'
import type { PersonId } from '@peshi/contract/platform/ids'
import { IconDownload, IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { fetchAuditFile, useAudit, useAuditPeople } from './audit.api.ts'
import classes from './audit.module.css'
import { type AuditSearch, auditGroups } from './audit.search.ts'
import { AuditDays } from './audit-days.tsx'
import { ChooseOneMatter } from './choose-one-matter.tsx'

export function AuditPage() {
  const { t } = useTranslation('audit')
  const search = useSearch({ from: '/shell/settings/audit' })
  const navigate = useNavigate({ from: '/settings/audit' })
  const change = (changes: Partial<AuditSearch>) =>
    navigate({ search: (now) => ({ ...now, ...changes }), replace: true })
  const exporting = useMutation({ mutationFn: () => showBlob(() => fetchAuditFile(search)) })
  return (
    <>
      <PageHeader subtitle={t('subtitle')}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {t('export')}
        </Button>
      </PageHeader>
      <Filters search={search} onChange={change} />
      <Found search={search} onClear={() => navigate({ search: {}, replace: true })} />
    </>
  )
}

interface FilterProps {
  search: AuditSearch
  onChange(changes: Partial<AuditSearch>): void
}

function Filters({ search, onChange }: FilterProps) {
  const { t } = useTranslation('audit')
  const people = useAuditPeople().data ?? []
  const clear = { clearable: true, clearButtonProps: { 'aria-label': t('clear') } }
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      <Select
        {...clear}
        label={t('person')}
        placeholder={t('all')}
        searchable
        data={people.map(({ _id, name, is_former }) => ({
          value: _id,
          label: is_former ? t('former', { name }) : name,
        }))}
        value={search.person ?? null}
        onChange={(person) => onChange({ person: (person ?? undefined) as PersonId | undefined })}
      />
      <Select
        {...clear}
        label={t('kind')}
        placeholder={t('all')}
        data={auditGroups.map((group) => ({ value: group, label: t(`group.${group}`) }))}
        value={search.group ?? null}
        onChange={(group) => onChange({ group: (group ?? undefined) as AuditSearch['group'] })}
      />
      <ChooseOneMatter value={search.matter} onChange={(matter) => onChange({ matter })} />
      <DateField
        isBare
        label={t('from')}
        value={search.from ?? ''}
        max={search.to}
        onChange={(date) => onChange({ from: date || undefined })}
      />
      <DateField
        isBare
        label={t('to')}
        value={search.to ?? ''}
        min={search.from}
        onChange={(date) => onChange({ to: date || undefined })}
      />
    </search>
  )
}

function Found({ search, onClear }: { search: AuditSearch; onClear(): void }) {
  const { t } = useTranslation('audit')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAudit(search)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={280} />
  const entries = data.pages.flatMap((page) => page.data)
  if (entries.length === 0) {
    return (
      <Message icon={IconFingerprint} title={t('empty')} text={t('empty_text')}>
        <Button variant="default" onClick={onClear}>
          {t('show_all')}
        </Button>
      </Message>
    )
  }
  return (
    <AuditDays entries={entries}>
      {hasNextPage ? (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('older')}
        </Button>
      ) : null}
    </AuditDays>
  )
}
