import { courtLevel } from '@peshi/contract/courts/labels'
import classes from './court-monogram.module.css'

/** The court's level on every row: SC, HC, DC or TR. */
export const CourtMonogram = ({ court }: { court: string }) => (
  <span className={classes.monogram} aria-hidden="true">
    {courtLevel(court)}
  </span>
)
