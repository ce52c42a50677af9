import { Alert, Button, Group, Select, Stack } from '@mantine/core'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { FoundCaveat } from '@peshi/contract/trackers/caveats'
import { type FormEvent, useState } from 'react'
import { ListSelect } from '../../matters/matters/find/list-select.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { useFields } from '../trackers/tracker-fields.tsx'
import classes from '../trackers/trackers.module.css'
import { usePictureSearch } from '../trackers/use-picture-search.tsx'
import type { CaveatAtCourt } from './caveat-form.tsx'
import { useDistricts, useFindCaveat } from './caveats.api.ts'

interface Fields extends Record<'caveator' | 'caveatee' | 'caveat_number' | 'caveat_year', string> {
  court: CourtId | null
  establishment: string | null
}

const blank: Fields = {
  court: null,
  establishment: null,
  caveator: '',
  caveatee: '',
  caveat_number: '',
  caveat_year: '',
}

const toQuery = ({ court, establishment, caveator, caveatee, caveat_number, caveat_year }: Fields) => ({
  court_id: court as CourtId,
  establishment: establishment ?? '',
  ...(caveator.trim() && { caveator: caveator.trim() }),
  ...(caveatee.trim() && { caveatee: caveatee.trim() }),
  ...(caveat_number.trim() && { caveat_number: caveat_number.trim() }),
  ...(caveat_year.trim() && { caveat_year: yearIn(caveat_year) }),
})

const isMissing = (error: Error) => error instanceof ApiError && error.code === 'case-not-found'

interface Props {
  onClose(): void
  onChoose(found: CaveatAtCourt): void
}

export function CaveatSearch({ onClose, onChoose }: Props) {
  const { t } = useTranslation(['caveats', 'matters', 'common'])
  const districts = useDistricts()
  const find = useFindCaveat()
  const [fields, setFields] = useState(blank)
  const { court, establishment } = fields
  const search = usePictureSearch(find, () => toQuery(fields))
  const found = search.reply?.data
  const searchable = (districts.data ?? []).filter(({ is_searchable }) => is_searchable)
  const problem = find.error ?? districts.error

  const change = (changes: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...changes }))
    search.reset()
  }
  const { text, errors } = useFields('caveats', { value: fields, change }, problem)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (court) search.ask()
  }

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
          onChange={(value) =>
            change({ court: searchable.find(({ _id }) => _id === value)?._id ?? null, establishment: null })
          }
        />
        {court ? (
          <ListSelect
            court={court}
            list="establishment"
            label={t('matters:find.establishment')}
            value={establishment}
            error={errors.establishment}
            onChange={(value) => change({ establishment: value })}
          />
        ) : null}
        {text('caveator', { maxLength: 99, description: t('caveats:search_names') })}
        {text('caveatee', { maxLength: 99 })}
        <Group grow align="start">
          {text('caveat_number', { inputMode: 'numeric', maxLength: 7 })}
          {text('caveat_year', { inputMode: 'numeric', maxLength: 4 })}
        </Group>
        {search.field}
        {found?.map((caveat) => (
          <Found
            key={caveat.court_ref}
            caveat={caveat}
            onChoose={() => court && establishment && onChoose({ court, establishment, caveat })}
          />
        ))}
        {problem ? (
          <Alert color={isMissing(problem) ? 'gray' : 'red'} role="alert">
            {isMissing(problem) ? t('caveats:search_none') : sayError(problem)}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {found ? null : (
            <Button type="submit" loading={find.isPending} disabled={!court || !establishment}>
              {t(search.field ? 'matters:find.send' : 'matters:find.find')}
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
