import { expect, test } from 'vitest'
import { inSentenceCase, inUsualCase } from './usual-case.ts'

test.each([
  ['MANJUNATH HEGDE', 'Manjunath Hegde'],
  ['STATE OF U.P. AND 3 OTHERS', 'State of U.P. and 3 Others'],
  ['STATE OF UP AND ANR.', 'State of UP and Anr.'],
  ['GOVT. OF NCT OF DELHI', 'Govt. of NCT of Delhi'],
  ['THE STATE OF MAHARASHTRA', 'The State of Maharashtra'],
  ['M/S RELIANCE INDUSTRIES LTD.', 'M/s Reliance Industries Ltd.'],
  ['M/s SHREE BALAJI RICE MILLS', 'M/s Shree Balaji Rice Mills'],
  ['A.K. SHARMA S/O LATE B.N. SHARMA', 'A.K. Sharma s/o Late B.N. Sharma'],
  ['AK SHARMA', 'AK Sharma'],
  ['MD ASLAM @ PAPPU', 'Md Aslam @ Pappu'],
  ["D'SOUZA", "D'Souza"],
  [
    "HON'BLE MR. JUSTICE V. PADMANABHA WARRIER and HON'BLE THE CHIEF JUSTICE",
    "Hon'ble Mr. Justice V. Padmanabha Warrier and Hon'ble the Chief Justice",
  ],
  ["EMPLOYEES' UNION, LIC OF INDIA", "Employees' Union, LIC of India"],
  ["ST. MARY'S SCHOOL", "St. Mary's School"],
  ['CO-OPERATIVE BANK LTD', 'Co-Operative Bank Ltd'],
  ['ADDL. DISTRICT JUDGE-II, MEERUT', 'Addl. District Judge-II, Meerut'],
  ['SMT. RANI DEVI', 'Smt. Rani Devi'],
  ['FIR NO. 12/2024, P.S. SADAR, THROUGH SHO', 'FIR No. 12/2024, P.S. Sadar, through SHO'],
  ['IPC AND POCSO ACT CASES', 'IPC and POCSO Act Cases'],
])('the printed name %s is shown as %s', (printed, usual) => {
  expect(inUsualCase(printed)).toBe(usual)
  expect(inUsualCase(usual)).toBe(usual)
})

test.each(['Deepak Mishra', 'राम कुमार', 'HDFC Bank', 'LIC of India', 'SBI', 'X', '', 'محمد شکیل', 'Union of India'])(
  'the name %s is not changed',
  (name) => expect(inUsualCase(name)).toBe(name),
)

test.each([
  ['FOR FINAL HEARING', 'For final hearing'],
  ['FRESH ADMISSION (WITH IA)', 'Fresh admission (with IA)'],
  ['HEARING U/S 24 CPC', 'Hearing U/S 24 CPC'],
  ['For admission', 'For admission'],
  ['सुनवाई हेतु', 'सुनवाई हेतु'],
])('the stage %s is shown as %s', (printed, shown) => {
  expect(inSentenceCase(printed)).toBe(shown)
})
