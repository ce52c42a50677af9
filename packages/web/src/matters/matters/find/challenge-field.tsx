import { ActionIcon, Group, TextInput } from '@mantine/core'
import type { Challenge } from '@peshi/contract/courts/find-case'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { pictureAnswer } from '../../../courts/courts/court-slots.ts'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import classes from './find.module.css'

interface Props {
  challenge: Challenge
  answer: string
  isRejected: boolean
  error?: string
  isBusy: boolean
  onAnswer(answer: string): void
  onReload(): void
}

export function ChallengeField({ challenge, answer, isRejected, error, isBusy, onAnswer, onReload }: Props) {
  const { t } = useTranslation('matters')
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field for each new captcha
  useEffect(() => input.current?.focus(), [challenge._id])
  return (
    <div className={classes.challenge}>
      <p className={classes.challengeText}>{t('find.challenge')}</p>
      <Group gap="xs" align="flex-start">
        <img className={classes.picture} src={challenge.image} alt={t('find.picture')} />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('find.another_picture')}
          loading={isBusy}
          onClick={onReload}
        >
          <IconRefresh size={16} />
        </ActionIcon>
        <TextInput
          ref={input}
          className={classes.answer}
          aria-label={t('find.answer')}
          placeholder={t('find.answer')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          dir="ltr"
          value={answer}
          error={error ?? (isRejected && !answer ? t('find.wrong_answer') : undefined)}
          onChange={(event) => onAnswer(event.currentTarget.value)}
        />
        <FillSlot slot={pictureAnswer} image={challenge.image} onUse={onAnswer} />
      </Group>
    </div>
  )
}
