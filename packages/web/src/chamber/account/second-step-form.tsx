import { Button } from '@mantine/core'
import type { SecondStep } from '@peshi/contract/chamber/account'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSecondStep } from './account.api.ts'
import { CodeForm } from './code-form.tsx'

export type Step = Pick<SecondStep['second_step'], 'token' | 'by'>

interface Props extends Step {
  invitation: string | undefined
  onStartAnew(problem: string | null): void
}

export function SecondStepForm({ token, by, invitation, onStartAnew }: Props) {
  const { t } = useTranslation('account')
  const [isRecovery, setIsRecovery] = useState(false)
  const step = useSecondStep(token, invitation)
  const kind = by === 'mail' ? 'mail' : isRecovery ? 'recovery' : 'code'
  const change = () => {
    step.reset()
    setIsRecovery(!isRecovery)
  }
  return (
    <CodeForm
      key={kind}
      title={t('secondStep.title')}
      text={t(`secondStep.${kind}.text`)}
      label={t(`secondStep.${kind}.label`)}
      submit={t('login.submit')}
      isRecovery={isRecovery}
      sending={step}
      below={
        kind === 'mail' ? null : (
          <Button variant="subtle" onClick={change}>
            {t(`secondStep.${kind}.other`)}
          </Button>
        )
      }
      onStartAnew={onStartAnew}
    />
  )
}
