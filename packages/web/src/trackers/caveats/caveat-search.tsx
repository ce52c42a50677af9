import { Alert, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import type { Challenge } from '@peshi/contract/courts/find-case'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { FoundCaveat } from '@peshi/contract/trackers/caveats'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChallengeField } from '../../matters/matters/find/challenge-field.tsx'
import { ListSelect } from '../../matters/matters/find/list-select.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { DateText, Words } from '../../platform/ui/words.tsx'
import classes from '../trackers/trackers.module.css'
import type { CaveatAtCourt } from './caveat-form.tsx'
import { useDistricts, useFindCaveat } from './caveats.api.ts'

const blank = { caveator: '', caveatee: '', caveat_number: '', caveat_year: '' }
const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

interface Props {
  onClose(): void
  onChoose(found: CaveatAtCourt): void
}

export function CaveatSearch({ onClose, onChoose }: Props) {
  const { t } = useTranslation(['caveats', 'matters', 'common'])
  const districts = useDistricts()
  const find = useFindCaveat()
  const [court, setCourt] = useState<CourtId | null>(null)
  const [establishment, setEstablishment] = useState<string | null>(null)
  const [fields, setFields] = useState(blank)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [answer, setAnswer] = useState('')
  const [isRejected, setRejected] = useState(false)
  const [found, setFound] = useState<FoundCaveat[] | null>(null)
  const searchable = (districts.data ?? []).filter(({ is_searchable }) => is_searchable)
  const problem = find.error ?? districts.error
  const errors = problem instanceof ApiError ? problem.fields : {}

  const startAgain = () => {
    setChallenge(null)
    setRejected(false)
    setFound(null)
    find.reset()
  }

  function ask(picture: Challenge | null) {
    if (!court) return
    const { caveator, caveatee, caveat_number, caveat_year } = fields
    setAnswer('')
    find.mutate(
      {
        court_id: court,
        establishment: establishment ?? '',
        ...(caveator.trim() && { caveator: caveator.trim() }),
        ...(caveatee.trim() && { caveatee: caveatee.trim() }),
        ...(caveat_number.trim() && { caveat_number: caveat_number.trim() }),
        ...(caveat_year.trim() && { caveat_year: yearIn(caveat_year) }),
        ...(picture && { challenge_id: picture._id, answer }),
      },
      {
        onSuccess: (reply) => {
          setChallenge(reply.challenge)
          if (!reply.challenge) setFound(reply.data)
        },
        onError: (error) => {
          const isWrong = isCode(error, 'challenge-rejected')
          setRejected(isWrong)
          if (isWrong) ask(null)
          else setChallenge(null)
        },
      },
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(challenge)
  }
  const text = (name: keyof typeof blank, more: Record<string, unknown>) => (
    <TextInput
      label={t(`caveats:${name}`)}
      error={name.endsWith('year') ? saySign(fields[name], errors[name]) : errors[name]}
      value={fields[name]}
      onChange={(event) => {
        const { value } = event.currentTarget
        setFields((before) => ({ ...before, [name]: value }))
        startAgain()
      }}
      {...more}
    />
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Select
          label={t('caveats:court')}
          description={t('caveats:search_where')}
          searchable
          required
          error={errors.court_id}
          data={searchable.map(({ _id, title }) => ({ value: _id, label: title }))}
          value={court}
          onChange={(value) => {
            setCourt(searchable.find(({ _id }) => _id === value)?._id ?? null)
            setEstablishment(null)
            startAgain()
          }}
        />
        {court ? (
          <ListSelect
            court={court}
            list="establishment"
            label={t('matters:find.establishment')}
            value={establishment}
            error={errors.establishment}
            onChange={(value) => {
              setEstablishment(value)
              startAgain()
            }}
          />
        ) : null}
        {text('caveator', { maxLength: 99, description: t('caveats:search_names') })}
        {text('caveatee', { maxLength: 99 })}
        <Group grow align="start">
          {text('caveat_number', { inputMode: 'numeric', maxLength: 7 })}
          {text('caveat_year', { inputMode: 'numeric', maxLength: 4 })}
        </Group>
        {challenge ? (
          <ChallengeField
            challenge={challenge}
            answer={answer}
            isRejected={isRejected}
            isBusy={find.isPending}
            onAnswer={setAnswer}
            onReload={() => ask(null)}
          />
        ) : null}
        {found?.map((caveat) => (
          <Found
            key={caveat.court_ref}
            caveat={caveat}
            onChoose={() => court && establishment && onChoose({ court, establishment, caveat })}
          />
        ))}
        {problem ? (
          <Alert color={isCode(problem, 'case-not-found') ? 'gray' : 'red'} role="alert">
            {isCode(problem, 'case-not-found') ? t('caveats:search_none') : sayError(problem)}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {found ? null : (
            <Button type="submit" loading={find.isPending} disabled={!court || !establishment}>
              {t(challenge ? 'matters:find.send' : 'matters:find.find')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function Found({ caveat, onChoose }: { caveat: FoundCaveat; onChoose(): void }) {
  const { t } = useTranslation('caveats')
  const number = [caveat.caveat_number, caveat.caveat_year].filter(Boolean).join('/')
  return (
    <article className={classes.hit}>
      <strong>
        <Words>{`${caveat.caveator} / ${caveat.caveatee}`}</Words>
      </strong>
      <p className="small">
        <bdi>{number}</bdi> {caveat.lodged_on ? <DateText date={caveat.lodged_on} /> : null}
      </p>
      {caveat.matched_case ? <p className="small">{t('at_court', { number: caveat.matched_case })}</p> : null}
      {caveat.tracker_id ? (
        <span className="small">{t('kept')}</span>
      ) : (
        <Button size="compact-sm" onClick={onChoose}>
          {t('choose')}
        </Button>
      )}
    </article>
  )
}
