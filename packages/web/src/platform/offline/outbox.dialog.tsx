import { Button, Group, Stack } from '@mantine/core'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { useTranslation } from 'react-i18next'
import { useNow } from '../clock/use-now.ts'
import { ageOf } from '../i18n/age.ts'
import { currentLocale, i18n } from '../i18n/i18n.ts'
import { Modal } from '../ui/layers.tsx'
import { toastDone, toastError } from '../ui/toast.tsx'
import classes from './offline.module.css'
import { dropWaiting, tryAgain, type Waiting } from './outbox.ts'
import { textOf } from './text-of.ts'
import { useWaiting } from './use-offline.ts'

export function OutboxDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['offline', 'shell'])
  const waiting = useWaiting()
  return (
    <Modal opened onClose={onClose} title={t('offline:title')} centered>
      {waiting.length === 0 ? <p className="muted">{t('offline:empty')}</p> : null}
      <Stack component="ul" gap="md" className={classes.list}>
        {waiting.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </Stack>
    </Modal>
  )
}

function Item({ item }: { item: Waiting }) {
  const { t } = useTranslation(['offline', 'errors', 'hearings'])
  const now = useNow()
  const { writing, title, refusal, written_at } = item
  const outcome = writing.kind === 'outcome' ? writing.body.outcome : null
  const text = [outcome ? t(`hearings:outcomes.${outcome}`) : '', textOf(writing, t('hearings:outcome.next_date'))]
    .filter(Boolean)
    .join('\n')
  const copy = () => navigator.clipboard.writeText(text).then(() => toastDone(t('offline:copied')), toastError)
  return (
    <li>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <small className="muted">
        {writing.kind === 'outcome' || writing.kind === 'hearing' ? (
          <>
            {t(`offline:kind.${writing.kind}`)} <span dir="ltr">{toDayFirst(writing.body.date)}</span>
          </>
        ) : (
          t(writing.kind === 'tick' && !writing.isDone ? 'offline:kind.untick' : `offline:kind.${writing.kind}`)
        )}
        {' · '}
        {ageOf(written_at, now, currentLocale())}
      </small>
      <p className={classes.text}>
        <bdi>{text}</bdi>
      </p>
      {refusal ? (
        <>
          <p role="alert" className={classes.refusal}>
            {sayRefusal(refusal)}
          </p>
          <Group gap="xs">
            <Button size="compact-sm" onClick={() => tryAgain(item).catch(toastError)}>
              {t('offline:again')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={copy}>
              {t('offline:copy')}
            </Button>
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => dropWaiting(item)}>
              {t('offline:drop')}
            </Button>
          </Group>
        </>
      ) : (
        <small className="muted">{t('offline:waiting')}</small>
      )}
    </li>
  )
}

function sayRefusal({ code, message }: NonNullable<Waiting['refusal']>): string {
  return i18n.t(`errors:code.${code}`, { defaultValue: message })
}
