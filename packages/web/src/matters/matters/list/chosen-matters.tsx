import { Stack } from '@mantine/core'
import { countMatters } from '@peshi/contract/matters/matters'
import { fetchFile } from '../../../platform/api/call-api.ts'
import { sayRule } from '../../../platform/i18n/i18n.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import type { ExportType } from '../../../platform/ui/export-menu.tsx'
import { Modal } from '../../../platform/ui/layers.tsx'
import { showBlob } from '../../../platform/ui/show-blob.ts'
import { toastError } from '../../../platform/ui/toast.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import classes from '../../lists/lists.module.css'
import { type MatterSearch, toFilters } from '../matters.search.ts'
import type { BulkReport, BulkSelection } from './bulk.api.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type Chosen, nothingChosen } from './select-rows.ts'
import { useBulk } from './use-bulk.ts'

const exportAtMost = 200

interface Props {
  search: MatterSearch
  chosen: Chosen
  total: number
  onChosen(chosen: Chosen): void
}

export function ChosenMatters({ search, chosen, total, onChosen }: Props) {
  const { run, isPending, refused, forgetRefused } = useBulk()
  const mayChange = useCan()('update', 'Matter')
  const filters = { ...toFilters(search), ...(search.q ? { search: search.q } : {}) }
  const ids = [...chosen.ids]
  const selection: BulkSelection = chosen.all ? { all: true, ...filters } : { ids }
  const keepRefused = ({ refused }: BulkReport) =>
    onChosen(refused.length > 0 ? { ...nothingChosen, ids: new Set(refused.map(({ _id }) => _id)) } : nothingChosen)
  const exportAs = (type: ExportType) =>
    showBlob(() =>
      fetchFile(countMatters, {
        query: {
          fields: 'title,case_status,reference_id,hc_name,unique_id',
          export: 'true',
          type,
          ...(chosen.all ? filters : { ids: ids.join() }),
        },
      }),
    ).catch(toastError)
  return (
    <>
      <BulkBar
        count={chosen.all ? total : ids.length}
        total={total}
        isAll={chosen.all}
        isBusy={isPending}
        canExport={chosen.all || ids.length <= exportAtMost}
        onAll={() => onChosen({ ...chosen, all: true })}
        onClear={() => onChosen(nothingChosen)}
        onOperation={
          mayChange
            ? (operation) => run(operation, selection, operation.action === 'delete' ? keepRefused : undefined)
            : undefined
        }
        onExport={exportAs}
      />
      {mayChange ? <RefusedMatters refused={refused} onClose={forgetRefused} /> : null}
    </>
  )
}

function RefusedMatters({ refused, onClose }: { refused: BulkReport['refused']; onClose(): void }) {
  const { t } = useTranslation('lists')
  if (refused.length === 0) return null
  return (
    <Modal opened onClose={onClose} title={t('bulk.refused', { count: refused.length })}>
      <Stack component="ul" gap={2}>
        {refused.map(({ _id, title, reason }) => (
          <li key={_id} className={classes.refusal}>
            {title ? (
              <strong>
                <Words>{title}</Words>
              </strong>
            ) : null}
            <span className="small">{sayRule(reason)}</span>
          </li>
        ))}
      </Stack>
    </Modal>
  )
}
