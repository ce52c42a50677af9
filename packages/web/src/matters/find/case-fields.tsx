import { Loader, SegmentedControl, Select, TextInput } from '@mantine/core'
import type { CaseType, FindBy } from '@peshi/contract/courts'
import { useTranslation } from 'react-i18next'
import type { Draft } from './draft.ts'
import classes from './find.module.css'
import { asksCaseType, type DraftField, drawnWays } from './find-input.ts'
import { useAnnouncedOption } from './use-announced-option.ts'

interface Props {
  draft: Draft
  ways: readonly FindBy[]
  caseTypes: readonly CaseType[]
  isLoading: boolean
  errors: Partial<Record<DraftField, string>>
  onChange(changes: Partial<Draft>): void
}

/** What the chosen court asks for: type, number and year, or a CNR. */
export function CaseFields({ draft, ways, caseTypes, isLoading, errors, onChange }: Props) {
  const { t } = useTranslation('matters')
  const announced = useAnnouncedOption()
  const drawn = drawnWays.filter((way) => ways.includes(way))
  return (
    <>
      {drawn.length > 1 ? (
        <SegmentedControl
          fullWidth
          aria-label={t('find.by')}
          data={drawn.map((way) => ({ value: way, label: t(`by.${way}`) }))}
          value={draft.by}
          onChange={(by) => onChange({ by: by as FindBy })}
        />
      ) : null}
      {draft.by === 'cnr' ? (
        <TextInput
          label={t('by.cnr')}
          description={t('find.cnr_hint')}
          maxLength={24}
          dir="ltr"
          autoComplete="off"
          value={draft.cnr}
          error={errors.cnr}
          onChange={(event) => onChange({ cnr: event.currentTarget.value.toUpperCase() })}
        />
      ) : (
        <div className={classes.number}>
          {asksCaseType(draft.by) ? (
            <Select
              {...announced}
              label={t('find.case_type')}
              placeholder={t('find.case_type_hint')}
              data={uniqueTypes(caseTypes).map(({ code, short, title }) => ({
                value: code,
                label: short && short !== title ? `${short} — ${title}` : title,
              }))}
              value={draft.case_type}
              onChange={(case_type) => onChange({ case_type })}
              error={errors.case_type}
              nothingFoundMessage={t('find.no_case_type')}
              rightSection={isLoading ? <Loader size={14} /> : undefined}
              searchable
              selectFirstOptionOnDropdownOpen
              selectFirstOptionOnChange
            />
          ) : null}
          <TextInput
            label={draft.by === 'case-number' ? t('find.number') : t(`by.${draft.by}`)}
            inputMode="numeric"
            maxLength={9}
            dir="ltr"
            autoComplete="off"
            value={draft.case_number}
            error={errors.case_number}
            onChange={(event) => onChange({ case_number: event.currentTarget.value })}
          />
          <TextInput
            label={t('find.year')}
            inputMode="numeric"
            maxLength={4}
            dir="ltr"
            autoComplete="off"
            value={draft.case_year}
            error={errors.case_year}
            onChange={(event) => onChange({ case_year: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}

/** Some sites list a code twice; a select with two equal values cannot be drawn. */
const uniqueTypes = (types: readonly CaseType[]) => [...new Map(types.map((type) => [type.code, type])).values()]
