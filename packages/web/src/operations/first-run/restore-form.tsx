import { Alert, Button, FileButton, Group, Progress, Radio, Stack, Text } from '@mantine/core'
import type { FirstRun } from '@peshi/contract/operations/first-run'
import { useState } from 'react'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { SettingLines } from '../../platform/ui/setting-lines.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useOutcome, useRestore } from './first-run.api.ts'
import { Restoring } from './restoring.tsx'

interface Props {
  link: string
  state: FirstRun
  onBack(): void
  /** Reads `state` again. */
  onAgain(): Promise<unknown>
}

export function RestoreForm({ link, state, onBack, onAgain }: Props) {
  const { t } = useTranslation('backup')
  const [name, setName] = useState(state.backups[0] ?? null)
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(0)
  const { mutate, isPending, isSuccess, error, reset } = useRestore(link)
  const outcome = useOutcome(link, state, isSuccess)
  if (isSuccess) return <Restoring outcome={outcome.data} error={outcome.error} onBack={() => onAgain().then(reset)} />
  if (!state.can_restore) return <ByCommand onBack={onBack} />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(0)
        mutate({ name, file, onSent: setSent })
      }}
    >
      <Stack gap="md">
        <Kept state={state} name={file ? null : name} onName={setName} isDisabled={isPending || file !== null} />
        <Group gap="sm">
          <FileButton onChange={setFile} accept=".tar,.gz,.tgz" disabled={isPending}>
            {(props) => (
              <Button {...props} variant="default">
                {t('first.file')}
              </Button>
            )}
          </FileButton>
          {file ? (
            <>
              <Words>{file.name}</Words>
              <Button variant="subtle" size="compact-sm" disabled={isPending} onClick={() => setFile(null)}>
                {t('first.noFile')}
              </Button>
            </>
          ) : null}
        </Group>
        <Text c="dimmed" size="sm">
          {t('first.fileHint')}
        </Text>
        <SettingLines lines={['tar -czf backup.tar.gz -C /var/backups/peshi peshi-2026-11-22T223000Z']} />
        <Alert color="amber">{t('first.secret')}</Alert>
        {isPending && file ? (
          <Progress value={(sent / Math.max(1, file.size)) * 100} aria-label={t('first.sending')} />
        ) : null}
        <FormError error={error} />
        <Group justify="space-between">
          <Button variant="default" disabled={isPending} onClick={onBack}>
            {t('first.back')}
          </Button>
          <Button type="submit" loading={isPending} disabled={!file && !name}>
            {t('first.restore')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Keeps the order of a path within Urdu text. */
const isolated = (path: string) => `\u2066${path}\u2069`

interface KeptProps {
  state: FirstRun
  name: string | null
  onName(name: string): void
  isDisabled: boolean
}

function Kept({ state: { backups, where, unreadable }, name, onName, isDisabled }: KeptProps) {
  const { t } = useTranslation('backup')
  if (unreadable)
    return (
      <Alert color="red" title={t('unreadable')}>
        <Words>{unreadable}</Words>
      </Alert>
    )
  if (!where) return <Text>{t('first.nowhere')}</Text>
  if (backups.length === 0) return <Text>{t('first.none', { where: isolated(where) })}</Text>
  return (
    <Radio.Group label={t('first.choose', { where: isolated(where) })} value={name ?? ''} onChange={onName}>
      <Stack gap="xs" mt="xs">
        {backups.map((backup) => (
          <Radio key={backup} value={backup} label={sayBackup(backup, currentLocale())} disabled={isDisabled} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function ByCommand({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('backup')
  return (
    <Stack gap="md">
      <Text>{t('first.command')}</Text>
      <SettingLines
        lines={[
          'systemctl stop peshi',
          'npm run restore -- /var/backups/peshi/peshi-2026-11-22T223000Z',
          'systemctl start peshi',
        ]}
      />
      <Group>
        <Button variant="default" onClick={onBack}>
          {t('first.back')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The time of a backup, from a name such as `peshi-2026-11-22T143005Z`. */
function sayBackup(name: string, locale: string): string {
  const at = new Date(name.slice(6).replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'))
  return at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
}
