import { Alert, Button, Code, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { sayError } from '../i18n/say-error.ts'
import { AskPassword } from './ask-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useBeginSecondFactor, useConfirmSecondFactor } from './security.api.ts'

/** Password, picture and first code, recovery codes: one after the other. */
export function SecondFactorSetup({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['security', 'shell', 'common'])
  const begin = useBeginSecondFactor()
  const confirm = useConfirmSecondFactor()
  const [code, setCode] = useState('')
  if (confirm.data) return <RecoveryCodes codes={confirm.data} onClose={onClose} />
  if (!begin.data) {
    return (
      <AskPassword
        title={t('secondFactor.begin')}
        text={t('secondFactor.beginText')}
        action={t('continue')}
        isPending={begin.isPending}
        error={begin.error}
        onSubmit={(password) => begin.mutate(password)}
        onClose={onClose}
      />
    )
  }
  const { uri, secret } = begin.data
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate(code, { onError: () => setCode('') })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('secondFactor.begin')}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t('secondFactor.scan')}</Text>
          <QrCode text={uri} label={t('secondFactor.qr')} />
          <Text c="dimmed" size="sm">
            {t('secondFactor.byHand')}{' '}
            <Code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
              {secret.match(/.{1,4}/g)?.join(' ')}
            </Code>
          </Text>
          {confirm.error && (
            <Alert color="red" variant="light" role="alert">
              {sayError(confirm.error)}
            </Alert>
          )}
          <TextInput
            label={t('secondFactor.firstCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={7}
            data-autofocus
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={confirm.isPending} disabled={code.replace(/\s/g, '').length < 6}>
              {t('secondFactor.begin')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** Black on white in either skin: a camera reads nothing else for sure. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
      style={{ alignSelf: 'center', borderRadius: 8 }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
