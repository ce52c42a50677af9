import { abilitiesOf, type ChamberRole, Subject } from '@peshi/contract/platform/abilities'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import classes from './members.module.css'

const roles: ChamberRole[] = ['owner', 'advocate', 'clerk', 'billing']

const beside = ['Auth', 'Dashboard', 'Account', 'Support', 'News', 'ClientArea', 'all'] as const satisfies Subject[]
type GridSubject = Exclude<Subject, (typeof beside)[number]>
const isOfGrid = (subject: Subject): subject is GridSubject => !beside.some((one) => one === subject)

const gridSubjects = Subject.options.filter(isOfGrid)

function levelOf(role: ChamberRole, subject: Subject): 'all' | 'write' | 'read' | 'none' {
  const may = (action: Parameters<typeof isAllowed>[1]) => isAllowed(abilitiesOf[role], action, subject)
  if (may('manage')) return 'all'
  if (may('update') || may('create')) return 'write'
  return may('read') ? 'read' : 'none'
}

export function AbilitiesGrid() {
  const { t } = useTranslation('members')
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
                const level = levelOf(role, subject)
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
