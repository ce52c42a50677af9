import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { type Asked, useAsk, useDryRun } from './model.api.ts'
import classes from './model.module.css'

interface Props {
  asked: Asked
  onClose(): void
}

/** Shows the exact text before anything is sent. */
export function AskDialog({ asked, onClose }: Props) {
  const { t } = useTranslation('model')
  const { data, error } = useDryRun(asked)
  const ask = useAsk(asked)
  const count = data?.pages ?? 0
  const label = data?.is_outside ? t('send_to', { count, host: data.host }) : t('send', { count })
  return (
    <Modal opened onClose={onClose} size={720} title={t(`kind.${asked.kind}`)}>
      <DialogForm
        submit={label}
        sending={ask}
        isReady={data !== undefined}
        onCancel={onClose}
        onSubmit={() => data && ask.mutate(data.digest, { onSuccess: onClose })}
      >
        {error ? <Alert color="red">{sayError(error)}</Alert> : null}
        {data ? (
          <Stack gap="xs">
            <Text size="sm">{t('sent_text', { model: data.model, host: data.host })}</Text>
            {data.is_outside ? <Alert color="amber">{t('outside', { host: data.host })}</Alert> : null}
            {data.left_out > 0 ? <Alert color="amber">{t('left_out', { count: data.left_out })}</Alert> : null}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
            <section className={classes.sent} tabIndex={0} aria-label={t('show')}>
              {data.messages.map(({ role, content }) => (
                <pre key={role} dir="auto">
                  {content}
                </pre>
              ))}
            </section>
            <Text size="sm" c="dimmed">
              {t('budget_line', { tokens: data.tokens, left: data.tokens_left })}
            </Text>
          </Stack>
        ) : error ? null : (
          <Skeleton height={320} aria-busy="true" />
        )}
      </DialogForm>
    </Modal>
  )
}
