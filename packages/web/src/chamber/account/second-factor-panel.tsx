import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { AskPassword } from './ask-password.tsx'
import { ListState } from './list-state.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { useEndSecondFactor, useRenewRecoveryCodes, useSecondFactor } from './security.api.ts'

export function SecondFactorPanel() {
  const { t } = useTranslation('security')
  const factor = useSecondFactor()
  const end = useEndSecondFactor()
  const renew = useRenewRecoveryCodes()
  const [dialog, setDialog] = useState<'setup' | 'end' | 'renew' | null>(null)
  const close = () => {
    setDialog(null)
    end.reset()
    renew.reset()
  }
  const since = factor.data?.since
  return (
    <Panel
      title={t('secondFactor.title')}
      aside={
        factor.data && (
          <Badge color={since ? 'green' : 'gray'} variant="light" tt="none">
            {t(since ? 'secondFactor.on' : 'secondFactor.off')}
          </Badge>
        )
      }
    >
      <Stack gap="md">
        <Text c="dimmed">{t('secondFactor.text')}</Text>
        <ListState query={factor} />
        {factor.data && !since && (
          <Group>
            <Button onClick={() => setDialog('setup')}>{t('secondFactor.begin')}</Button>
          </Group>
        )}
        {factor.data && since && (
          <>
            <Text>
              {t('secondFactor.since', { date: toDayFirst(courtDateAt(new Date(since))) })}{' '}
              {t('secondFactor.codesLeft', { count: factor.data.recovery_codes_left })}
            </Text>
            <Group>
              <Button variant="default" onClick={() => setDialog('renew')}>
                {t('secondFactor.renew')}
              </Button>
              <Button variant="subtle" color="red" onClick={() => setDialog('end')}>
                {t('secondFactor.end')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
      {dialog === 'setup' && <SecondFactorSetup onClose={close} />}
      {dialog === 'end' && (
        <AskPassword
          title={t('secondFactor.end')}
          text={t('secondFactor.endText')}
          action={t('secondFactor.end')}
          isDangerous
          sending={end}
          onClose={close}
          onSubmit={(input) => end.mutate(input, { onSuccess: toastThen(t('secondFactor.ended'), close) })}
        />
      )}
      {dialog === 'renew' &&
        (renew.data ? (
          <RecoveryCodes codes={renew.data} onClose={close} />
        ) : (
          <AskPassword
            title={t('secondFactor.renew')}
            text={t('secondFactor.renewText')}
            action={t('secondFactor.renew')}
            sending={renew}
            onClose={close}
            onSubmit={renew.mutate}
          />
        ))}
    </Panel>
  )
}
