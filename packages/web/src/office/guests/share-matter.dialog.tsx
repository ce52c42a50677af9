import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { OutsideRole } from '@peshi/contract/matters/hearings'
import { GuestLevel } from '@peshi/contract/platform/abilities'
import { addDays } from '@peshi/contract/platform/dates'
import type { DocumentId, MatterId } from '@peshi/contract/platform/ids'
import { useDocuments } from '../../matters/documents/documents.api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { ShareMenu } from '../../platform/ui/share-menu.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useShareMatter } from './guests.api.ts'
import classes from './guests.module.css'

interface Props {
  matterId: MatterId
  onClose(): void
}

const usualDays = 7

export function ShareMatterDialog({ matterId, onClose }: Props) {
  const { t } = useTranslation('guests')
  const today = useCourtToday()
  const documents = useDocuments(matterId).data ?? []
  const share = useShareMatter(matterId)
  const { fieldOf, value, change, drop, dropAnd, dialog } = useDraft('guest', matterId, () => ({
    name: '',
    role: 'local-counsel' as OutsideRole,
    level: 'work' as GuestLevel,
    day: '' as string,
    ends_on: addDays(today, usualDays) as string,
    papers: [] as string[],
  }))
  const close = dropAnd(onClose)
  const fields = share.error instanceof ApiError ? share.error.fields : {}
  const { name, day, ends_on } = value
  const submit = () => {
    const papers = documents.flatMap(({ _id }): DocumentId[] => (value.papers.includes(_id) ? [_id] : []))
    share.mutate({ ...value, name: name.trim(), day: day || null, papers }, { onSuccess: drop })
  }
  if (share.data) return <LinkDialog name={share.data.data.name} address={share.data.address} onClose={onClose} />
  return (
    <Modal opened draft={dialog} onClose={onClose} size={560} title={t('share_title')}>
      <DialogForm
        submit={t('make_link')}
        sending={share}
        isReady={name.trim() !== '' && ends_on !== ''}
        onSubmit={submit}
        onCancel={close}
      >
        <Text c="dimmed">{t('share_text')}</Text>
        <TextInput label={t('name')} required maxLength={120} data-autofocus {...fieldOf('name')} />
        <div className={classes.pair}>
          <Select
            label={t('who')}
            data={OutsideRole.options.map((role) => ({ value: role, label: t(`role.${role}`) }))}
            value={value.role}
            allowDeselect={false}
            onChange={(role) => change({ role: OutsideRole.catch('local-counsel').parse(role) })}
          />
          <Select
            label={t('may')}
            description={t(`level_text.${value.level}`)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={GuestLevel.options.map((level) => ({ value: level, label: t(`level.${level}`) }))}
            value={value.level}
            allowDeselect={false}
            onChange={(level) => change({ level: GuestLevel.catch('view').parse(level) })}
          />
        </div>
        <div className={classes.pair}>
          <DateField
            label={t('day')}
            description={day ? undefined : t('day_text')}
            value={day}
            error={fields.day}
            onChange={(next) =>
              change(next > ends_on ? { day: next, ends_on: addDays(next, usualDays) } : { day: next })
            }
          />
          <DateField
            label={t('ends_on')}
            required
            min={day > today ? day : today}
            value={ends_on}
            error={fields.ends_on}
            onChange={(next) => change({ ends_on: next })}
          />
        </div>
        {documents.length > 0 ? (
          <Checkbox.Group label={t('papers')} value={value.papers} onChange={(papers) => change({ papers })}>
            <div className={classes.choices}>
              {documents.map((document) => (
                <Checkbox key={document._id} value={document._id} label={<Words>{document.name}</Words>} />
              ))}
            </div>
          </Checkbox.Group>
        ) : null}
      </DialogForm>
    </Modal>
  )
}

/** The address is shown once: the server keeps only its hash. */
function LinkDialog({ name, address, onClose }: { name: string; address: string; onClose(): void }) {
  const { t } = useTranslation('guests')
  return (
    <Modal opened onClose={onClose} size={560} title={t('link_title', { name })}>
      <Stack gap="sm">
        <Text c="dimmed">{t('link_text')}</Text>
        <CopyField label={t('link')} value={address} />
        <Group justify="space-between">
          <ShareMenu subject={t('message_subject')} text={`${t('message', { name })}\n${address}`} receivers={[]} />
          <Button onClick={onClose}>{t('done')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
