import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDistrictSearch } from '../ecourts-district/case-search.parse.ts'
import { parseLatestJudgments } from '../sci/latest-judgments.parse.ts'
import { splitTitle, splitTitleLines } from './titles.ts'

test.each([
  ['RAM VS STATE', 'RAM', 'STATE'],
  ['Ram Vs. State', 'Ram', 'State'],
  ['Ram v. State', 'Ram', 'State'],
  ['Ram v State', 'Ram', 'State'],
  ['Ram versus State', 'Ram', 'State'],
  ['Ram V/s State', 'Ram', 'State'],
  ['IN RE THE ESTATE OF RAM', 'IN RE THE ESTATE OF RAM', null],
  ['A VS B VS C', 'A VS B VS C', null],
  ['VS STATE', 'VS STATE', null],
  ['Ram', 'Ram', null],
  ['AshaRaiVersusRaviRao', 'AshaRai', 'RaviRao'],
  ['A.RaiVs.StateofU.P.', 'A.Rai', 'StateofU.P.'],
  ['ASHARAIVERSUSRAVIRAO', 'ASHARAI', 'RAVIRAO'],
  ['DEVSINGH', 'DEVSINGH', null],
  ['COURT ON ITS OWN MOTION Vs', 'COURT ON ITS OWN MOTION', null],
  ['', null, null],
  [null, null, null],
])('petitioner and respondent are read from the case title “%s”', (title, petitioner, respondent) => {
  expect(splitTitle(title)).toEqual({ petitioner, respondent })
})

test.each([
  [['Ram', 'Vs', 'State'], 'Ram', 'State'],
  [['Ram', 'and another', 'v.', 'State', 'of U.P.'], 'Ram and another', 'State of U.P.'],
  [['Ram Vs State'], 'Ram', 'State'],
  [['IN RE', 'THE ESTATE OF RAM'], 'IN RE THE ESTATE OF RAM', null],
  [['Ram', 'Vs', ''], 'Ram', null],
  [[], null, null],
])('petitioner and respondent are read from a title with the lines %s', (lines, petitioner, respondent) => {
  expect(splitTitleLines(lines)).toEqual({ petitioner, respondent })
})

const example = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('a case title with one side is read in district searches and latest judgments', () => {
  const district = example('ecourts-district/examples/ecourts-dc/case-search-two-establishments.html')
  const { rows } = parseDistrictSearch(district)
  expect(parseDistrictSearch(district.replaceAll("SITA RAM<br>Vs</br>GEETA D'SOUZA", 'IN RE SITA RAM')).rows).toEqual([
    { ...rows[0], petitioner: 'IN RE SITA RAM', respondent: null },
    ...rows.slice(1),
  ])

  const latest = example('sci/examples/supreme-court/home-latest-judgments.html')
  expect(parseLatestJudgments(latest.replaceAll('SITA RAM VS. GEETA BAI', 'IN RE SITA RAM'))[1]).toMatchObject({
    petitioner: 'IN RE SITA RAM',
    respondent: null,
    caseNumber: 'C.A. No. 131/2024',
  })
})
