import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import type { Draft } from './draft.ts'
import classes from './find.module.css'
import { asksSide, statusOf } from './find-input.ts'

interface Props {
  draft: Draft
  onChange(changes: Partial<Draft>): void
}

export function NarrowFields({ draft, onChange }: Props) {
  const { t } = useTranslation('matters')
  return (
    <div className={classes.pair}>
      {asksSide(draft) ? (
        <NativeSelect
          label={t('find.side')}
          data={[
            { value: 'any', label: t('find.side_any') },
            { value: 'petitioner', label: t('field.petitioner') },
            { value: 'respondent', label: t('field.respondent') },
          ]}
          value={draft.party_side}
          onChange={(event) => onChange({ party_side: event.currentTarget.value as Draft['party_side'] })}
        />
      ) : null}
      <NativeSelect
        label={t('column.status')}
        data={[
          ...(statusOf({ ...draft, status: 'both' }) === 'both'
            ? [{ value: 'both', label: t('find.status_both') }]
            : []),
          { value: 'pending', label: t('status.pending') },
          { value: 'disposed', label: t('status.disposed') },
        ]}
        value={statusOf(draft)}
        onChange={(event) => onChange({ status: event.currentTarget.value as Draft['status'] })}
      />
    </div>
  )
}
