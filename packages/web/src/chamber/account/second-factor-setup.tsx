import { Alert, Code, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { QrCode } from '../../platform/ui/qr-code.tsx'
import { AskPassword } from './ask-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useBeginSecondFactor, useConfirmSecondFactor } from './security.api.ts'

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
        sending={begin}
        onSubmit={begin.mutate}
        onClose={onClose}
      />
    )
  }
  const { uri, secret } = begin.data
  const submit = () => {
    confirm.mutate(code, { onError: () => setCode('') })
  }
  return (
    <Modal opened onClose={onClose} title={t('secondFactor.begin')}>
      <DialogForm
        submit={t('secondFactor.begin')}
        sending={{ isPending: confirm.isPending }}
        isReady={code.replace(/\s/g, '').length >= 6}
        onSubmit={submit}
        onCancel={onClose}
      >
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
      </DialogForm>
    </Modal>
  )
}
