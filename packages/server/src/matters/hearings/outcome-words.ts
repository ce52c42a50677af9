import type { Outcome } from '@peshi/contract/matters/outcomes'

/** English, because exported files are in the language of the courts. */
export const outcomeWords: Record<Outcome, string> = {
  adjourned: 'Adjourned',
  'part-heard': 'Part-heard',
  reserved: 'Heard, order reserved',
  disposed: 'Disposed of',
  allowed: 'Allowed',
  dismissed: 'Dismissed',
  'dismissed-in-default': 'Dismissed in default',
  'passed-over': 'Passed over',
  'not-reached': 'Not reached',
  'bench-not-sitting': 'Bench not sitting',
  'notice-issued': 'Notice issued',
  'stay-granted': 'Stay granted',
  'stay-extended': 'Stay extended',
  'stay-vacated': 'Stay vacated',
  'counter-time': 'Counter time granted',
  'rejoinder-time': 'Rejoinder time granted',
  'bail-granted': 'Bail granted',
  'bail-rejected': 'Bail rejected',
  transferred: 'Transferred',
  tagged: 'Tagged',
}
