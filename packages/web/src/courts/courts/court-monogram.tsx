import { courtLevel } from '@peshi/contract/courts/labels'
import classes from './court-monogram.module.css'

export const CourtMonogram = ({ court }: { court: string }) => (
  <span className={classes.monogram} aria-hidden="true">
    {courtLevel(court)}
  </span>
)
