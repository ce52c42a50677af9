import {
  abilitiesFor,
  type ChamberRole,
  type RoleSwitches,
  Subject,
  usualSwitches,
} from '@peshi/contract/platform/abilities'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useAccessRules } from './members.api.ts'
import classes from './members.module.css'

const roles: ChamberRole[] = ['owner', 'advocate', 'clerk', 'billing']

const beside = ['Auth', 'Dashboard', 'Account', 'Support', 'News', 'ClientArea', 'all'] as const satisfies Subject[]
type GridSubject = Exclude<Subject, (typeof beside)[number]>
const isOfGrid = (subject: Subject): subject is GridSubject => !beside.some((one) => one === subject)

const gridSubjects = Subject.options.filter(isOfGrid)

function levelOf(role: ChamberRole, switches: RoleSwitches, subject: Subject): 'all' | 'write' | 'read' | 'none' {
  const abilities = abilitiesFor(role, switches)
  const may = (action: Parameters<typeof isAllowed>[1]) => isAllowed(abilities, action, subject)
  if (may('manage') || (may('update') && may('create') && may('delete'))) return 'all'
  if (may('update') || may('create')) return 'write'
  return may('read') ? 'read' : 'none'
}

export function AbilitiesGrid() {
  const { t } = useTranslation('members')
  const switches = useAccessRules().data?.data ?? usualSwitches
  return (
    <div className={classes.wide}>
      <Panel title={t('grid.title')}>
        <DataTable<GridSubject>
          className={classes.grid}
          columns={[
            {
              id: 'what',
              heading: t('grid.what'),
              namesRow: true,
              cell: (subject) => t(`grid.subject.${subject}`),
            },
            ...roles.map((role) => ({
              id: role,
              heading: t(`roles.${role}`),
              isLabelled: true,
              cell: (subject: GridSubject) => {
                const level = levelOf(role, switches, subject)
                return <span data-level={level}>{t(`grid.${level}`)}</span>
              },
            })),
          ]}
          rows={gridSubjects}
          keyOf={(subject) => subject}
        />
      </Panel>
    </div>
  )
}
