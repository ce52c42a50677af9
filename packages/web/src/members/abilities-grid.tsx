import { abilitiesOf, type ChamberRole, Subject } from '@peshi/contract/abilities'
import { isAllowed } from '@peshi/contract/is-allowed'
import { useTranslation } from 'react-i18next'
import { Panel } from '../ui/panel.tsx'
import classes from './members.module.css'

const roles: ChamberRole[] = ['owner', 'advocate', 'clerk', 'billing']

/** Not in the grid: the own account, support and news are everybody's, the client's area a client's alone. */
const beside = ['Auth', 'Dashboard', 'Account', 'Support', 'News', 'ClientArea', 'all'] as const satisfies Subject[]
type GridSubject = Exclude<Subject, (typeof beside)[number]>
const isOfGrid = (subject: Subject): subject is GridSubject => !beside.some((one) => one === subject)

/** What a chamber works with. */
const gridSubjects = Subject.options.filter(isOfGrid)

/** How far a role goes with something, from the table that the server reads too. */
function levelOf(role: ChamberRole, subject: Subject): 'all' | 'write' | 'read' | 'none' {
  const may = (action: Parameters<typeof isAllowed>[1]) => isAllowed(abilitiesOf[role], action, subject)
  if (may('manage')) return 'all'
  if (may('update') || may('create')) return 'write'
  return may('read') ? 'read' : 'none'
}

/** Who may do what: nothing here is written by hand. */
export function AbilitiesGrid() {
  const { t } = useTranslation('members')
  return (
    <div className={classes.wide}>
      <Panel title={t('grid.title')}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">{t('grid.what')}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {t(`roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gridSubjects.map((subject) => (
              <tr key={subject}>
                <th scope="row">{t(`grid.subject.${subject}`)}</th>
                {roles.map((role) => {
                  const level = levelOf(role, subject)
                  return (
                    <td key={role} data-level={level} data-role={t(`roles.${role}`)}>
                      {t(`grid.${level}`)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </div>
  )
}
