import { Alert, Badge, Button, Group, Stack, UnstyledButton } from '@mantine/core'
import type { CasePreview, FoundLine, UnopenedRow } from '@peshi/contract/courts/find-case'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import type { KeyboardEvent } from 'react'
import { sayCase } from '../../../platform/i18n/say-case.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { FormError } from '../../../platform/ui/form-error.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import { CaseStatusPill } from '../next-date.tsx'
import classes from './find.module.css'

export type Choice = { kind: 'read'; found: CasePreview } | { kind: 'line'; line: FoundLine }

interface Props {
  choices: Choice[]
  unopened: UnopenedRow[]
  isCut: boolean
  opening: Choice | null
  error: Error | null
  onChoose(choice: Choice): void
  onBack(): void
}

export function ChooseCase({ choices, unopened, isCut, opening, error, onChoose, onBack }: Props) {
  const { t } = useTranslation('matters')
  return (
    <Stack>
      {choices.length > 0 ? <p className={classes.challengeText}>{t('find.choose')}</p> : null}
      <ul className={classes.choices} onKeyDown={moveFocus}>
        {choices.map((choice, at) => (
          <li key={keyOf(choice)}>
            <UnstyledButton
              className={classes.choice}
              data-autofocus={at === 0 ? true : undefined}
              aria-busy={choice === opening}
              disabled={opening !== null}
              onClick={() => onChoose(choice)}
            >
              <ChoiceText choice={choice} />
            </UnstyledButton>
          </li>
        ))}
        {unopened.map(({ words, reason }) => (
          <li key={`${reason} ${words}`} className={classes.unopened}>
            <Words>{words}</Words>
            <span className={classes.foundLabel}>{t(`find.unopened.${reason}`)}</span>
          </li>
        ))}
      </ul>
      {isCut ? <Alert color="amber">{t('find.choose_cut', { count: choices.length })}</Alert> : null}
      <FormError error={error} />
      <Group>
        <Button variant="default" onClick={onBack}>
          {t('find.back')}
        </Button>
      </Group>
    </Stack>
  )
}

function ChoiceText({ choice }: { choice: Choice }) {
  const { t } = useTranslation('matters')
  const { title, label, status, followedBy } = readChoice(choice)
  return (
    <>
      <span>
        <Words>{title}</Words>
        <span className={classes.foundLabel}>
          <Words>{label}</Words>
        </span>
      </span>
      <Group component="span" gap={6} align="stretch" flex="none">
        {status ? <CaseStatusPill status={status} /> : null}
        {followedBy ? (
          <Badge color="indigo" variant="light">
            {t('find.followed_mark')}
          </Badge>
        ) : null}
      </Group>
    </>
  )
}

function readChoice(choice: Choice) {
  if (choice.kind === 'read') {
    const { found } = choice
    const { title, case_status: status, followed_by: followedBy } = found
    return { title, label: sayCase(found), status, followedBy }
  }
  const { petitioner, respondent, case_number, case_status: status, followed_by: followedBy } = choice.line
  return {
    title: `${inUsualCase(petitioner ?? '—')} v. ${inUsualCase(respondent ?? '—')}`,
    label: case_number,
    status,
    followedBy,
  }
}

const keyOf = (choice: Choice) => (choice.kind === 'read' ? choice.found.matter_id : choice.line.pick)

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  event.preventDefault()
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus()
}
