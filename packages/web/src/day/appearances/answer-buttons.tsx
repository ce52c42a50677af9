import { Button, Group } from '@mantine/core'
import type { Appearance } from '@peshi/contract/day/appearances'
import { answerAppearance } from '@peshi/contract/day/appearances'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useAnswer, useKeptAnswers } from './appearances.api.ts'
import classes from './appearances.module.css'

export function AnswerButtons({ of }: { of: Appearance }) {
  const { t } = useTranslation('today')
  const answer = useAnswer()
  const kept = useKeptAnswers()(of)
  const { matter_id, date, title } = of
  const say = (said: 'mine' | 'cannot') => answer.mutate({ title, body: { matter_id, date, answer: said } })
  return (
    <IfAllowed call={answerAppearance}>
      <Group gap={8} wrap="nowrap">
        {(['mine', 'cannot'] as const).map((said) => (
          <Button
            key={said}
            size="sm"
            className={classes.thumb}
            variant={said === 'mine' ? 'filled' : 'default'}
            aria-label={t(`appearances.${said}_of`, { title })}
            aria-pressed={kept === said}
            disabled={answer.isPending || kept !== null}
            onClick={() => say(said)}
          >
            {t(`appearances.${said}`)}
          </Button>
        ))}
      </Group>
    </IfAllowed>
  )
}
