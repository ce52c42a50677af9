export const longestJourneys = [
  'roles',
  'walk-on-phone',
  'walk-at-desk',
  'doors',
  'court-day',
  'kill',
  'offline',
  'main-job',
  'account',
  'documents',
].map((name) => `${name}.test.ts`)
