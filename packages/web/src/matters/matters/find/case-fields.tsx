import { Loader, Select, Text, TextInput } from '@mantine/core'
import type { CaseType, FindBy, FindList } from '@peshi/contract/courts/courts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import type { Draft } from './draft.ts'
import classes from './find.module.css'
import { asks, asksName, asksStatus, type DraftField, establishmentWord } from './find-input.ts'
import { ListSelect } from './list-select.tsx'
import { NarrowFields } from './narrow-fields.tsx'
import { NumberFields } from './number-fields.tsx'
import { useAnnouncedOption } from './use-announced-option.ts'
import { WaySelect } from './way-select.tsx'

interface Props {
  draft: Draft
  ways: readonly FindBy[]
  lists: readonly FindList[]
  caseTypes: readonly CaseType[]
  isLoading: boolean
  errors: Partial<Record<DraftField, string>>
  onChange(changes: Partial<Draft>): void
}

export function CaseFields({ draft, ways, lists, caseTypes, isLoading, errors, onChange }: Props) {
  const { t } = useTranslation('matters')
  const { by, court } = draft
  const asksHouse = lists.includes('establishment')
  const house = asksHouse ? { within: draft.establishment } : {}
  return (
    <>
      <WaySelect ways={ways} value={by} onChange={(way) => onChange({ by: way })} />
      {ways.length === 1 && ways[0] === 'case-number' ? (
        <Text size="sm" c="dimmed">
          {t('find.number_only')}
        </Text>
      ) : null}
      {asksHouse && court ? (
        <ListSelect
          court={court}
          list="establishment"
          label={t(`find.${establishmentWord(draft)}`)}
          value={draft.establishment}
          error={errors.establishment}
          onChange={(establishment) => onChange({ establishment, police_station: null })}
        />
      ) : null}
      {asks(by, 'cnr') ? (
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
      ) : null}
      {asksName(draft) ? (
        <TextInput
          label={by === 'party' ? t('find.party_name') : t('find.advocate_name')}
          maxLength={50}
          autoComplete="off"
          value={draft.name}
          error={errors.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      ) : null}
      {asks(by, 'advocate_code') ? (
        <TextInput
          label={t('find.advocate_code')}
          description={t('find.advocate_code_hint')}
          maxLength={30}
          dir="ltr"
          autoComplete="off"
          value={draft.advocate_code}
          error={errors.advocate_code}
          onChange={(event) => onChange({ advocate_code: event.currentTarget.value })}
        />
      ) : null}
      {asks(by, 'police_station') && court ? (
        <ListSelect
          {...house}
          court={court}
          list="police-station"
          label={t('field.police_station')}
          value={draft.police_station}
          error={errors.police_station}
          onChange={(police_station) => onChange({ police_station })}
        />
      ) : null}
      {asks(by, 'act') && court ? (
        <ListSelect
          court={court}
          list="act"
          label={t('by.act')}
          value={draft.act}
          error={errors.act}
          onChange={(act) => onChange({ act })}
        />
      ) : null}
      {asks(by, 'case_type') ? (
        <div className={classes.number}>
          <CaseTypeSelect
            draft={draft}
            caseTypes={caseTypes}
            isLoading={isLoading}
            onChange={onChange}
            error={errors.case_type}
          />
          <NumberFields draft={draft} errors={errors} onChange={onChange} />
        </div>
      ) : asks(by, 'case_year') ? (
        <div className={classes.pair}>
          <NumberFields draft={draft} errors={errors} onChange={onChange} />
        </div>
      ) : null}
      {asksStatus(by) ? <NarrowFields draft={draft} onChange={onChange} /> : null}
    </>
  )
}

function CaseTypeSelect({
  draft,
  caseTypes,
  isLoading,
  error,
  onChange,
}: Pick<Props, 'draft' | 'caseTypes' | 'isLoading' | 'onChange'> & { error: string | undefined }) {
  const { t } = useTranslation('matters')
  const announced = useAnnouncedOption()
  return (
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
      error={error}
      nothingFoundMessage={t('find.no_case_type')}
      rightSection={isLoading ? <Loader size={14} /> : undefined}
      searchable
      selectFirstOptionOnDropdownOpen
    />
  )
}

/** Some courts list a code twice, but `Select` needs different values. */
const uniqueTypes = (types: readonly CaseType[]) => [...new Map(types.map((type) => [type.code, type])).values()]
