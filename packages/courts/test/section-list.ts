// The registry's page of the Supreme Court's section list, with invented people.

export interface SectionRow {
  /** Empty for a connected case. */
  item: string
  number: string
  section: string
  petitioner: string
  respondent: string
  advocates: readonly [petitioner: string, respondent: string]
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

const rowsOf = ({ item, number, section, petitioner, respondent, advocates }: SectionRow) =>
  [
    row('', '', `<b>${respondent.split(' AND ')[0]}</b>`, ''),
    row(
      item,
      `${item === '' ? '<span>Connected</span><br>' : ''}${number}<br>${section}<br>INVENTED CLERK`,
      petitioner,
      advocates[0],
    ),
    row('', '', '<i>Versus</i>', ''),
    row('', '', respondent, advocates[1]),
    row('', '', '', ''),
  ].join('')

export const sectionList = (rows: readonly SectionRow[]): string => `<div align="center">
<br>SUPREME COURT OF INDIA<br><b>SECTION LIST<br><br>DATE OF LISTING : 20-11-2026</b></div>
<div>DRAFT LIST OF MISCELLANEOUS MATTERS</div>
<table><thead><tr><th>SNo.</th><th>Case No.</th><th>Petitioner / Respondent</th><th>Petitioner/Respondent Advocate</th></tr></thead>
<tbody>${rows.map(rowsOf).join('')}</tbody></table>
<p>NEW DELHI<br>19-11-2026 15:25:34</p><p>ADDITIONAL REGISTRAR</p>`
