import { Alert, Button, Group } from '@mantine/core'
import type { Versioned } from '@peshi/contract/platform/version'
import { useState } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { differing } from '../../platform/state/differing.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { useMembers } from '../team/team.api.ts'
import type { FieldWords } from './clash.ts'
import classes from './edits.module.css'
import { sayValue } from './say-value.ts'

const minuteMs = 60_000

export function ChangedLine({ name, at }: { name: string | null; at: string | null }) {
  const { t } = useTranslation('common')
  const now = useNow().getTime()
  const age = at ? ageOf(at, new Date(Math.max(now, Date.parse(at) + minuteMs)), currentLocale()) : ''
  return <span>{name ? t('changed.said', { name: isolate(name), age }) : t('changed.saidBySomeone', { age })}</span>
}

interface Props<Fields> {
  record: Pick<Versioned, 'edited_by' | 'edited_at'>
  before: Fields
  now: Fields
  words: FieldWords<Fields>
}

/** For an open form: somebody has changed its record. */
export function ChangedNote<Fields extends object>({ record, before, now, words }: Props<Fields>) {
  const { t } = useTranslation('common')
  const [isShown, setShown] = useState(false)
  const members = useMembers().data ?? []
  const name = members.find(({ _id }) => _id === record.edited_by)?.name ?? null
  const names = Object.keys(differing(before, now)) as Extract<keyof Fields, string>[]
  if (names.length === 0) return null
  return (
    <Alert color="amber" p="xs" role="status">
      <Group justify="space-between" gap="xs">
        <ChangedLine name={name} at={record.edited_at} />
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(true)}>
          {t('changed.show')}
        </Button>
      </Group>
      {isShown ? (
        <Modal opened isKept onClose={() => setShown(false)} title={t('changed.changes')} size={560}>
          <dl className={classes.list}>
            {names.map((field) => (
              <div key={field}>
                <dt>{words.label(field)}</dt>
                <dd>
                  <small className="muted">{t('changed.before')}</small>
                  <bdi className="matched">{sayValue(field, before[field], words)}</bdi>
                  <small className="muted">{t('changed.now')}</small>
                  <bdi className="matched">{sayValue(field, now[field], words)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Modal>
      ) : null}
    </Alert>
  )
}
