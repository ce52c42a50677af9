import { Button, Group, Stack } from '@mantine/core'
import { useNow } from '../clock/use-now.ts'
import { ageOf } from '../i18n/age.ts'
import { currentLocale, i18n } from '../i18n/i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Modal } from '../ui/layers.tsx'
import { toastDone, toastError } from '../ui/toast.tsx'
import classes from './offline.module.css'
import { dropWaiting, tryAgain, type Waiting } from './outbox.ts'
import { useWaiting } from './use-offline.ts'
import { kindOf } from './writing.ts'

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
  const { writing, title, refusal, written_at } = item
  const kind = kindOf(writing)
  const { t } = useTranslation(['offline', 'errors', ...(kind?.words ?? [])])
  const now = useNow()
  const text = kind?.textOf(writing) ?? ''
  const copy = () => navigator.clipboard.writeText(text).then(() => toastDone(t('offline:copied')), toastError)
  return (
    <li>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <small className="muted">
        {kind?.label(writing)}
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
