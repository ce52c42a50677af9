import type { ReactNode } from 'react'
import classes from './installation.module.css'

export interface Column<Row> {
  name: string
  isFigure?: boolean
  cell(row: Row): ReactNode
}

interface Props<Row> {
  label: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf(row: Row): string
}

/** A table of figures whose first column names the row; on a phone each figure says what it is. */
export function Figures<Row>({ label, columns: [first, ...others], rows, keyOf }: Props<Row>) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {[first, ...others].map(({ name, isFigure }) => (
            <th key={name} scope="col" data-figure={isFigure || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ name, isFigure, cell }) => (
              <td key={name} data-label={name} data-figure={isFigure || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
