import { aboveMatter, testButtons } from '../../test/buttons.tsx'

testButtons({
  'a matter: deadlines': {
    at: '/dashboard/matters/matter-preview/$id?tab=clocks',
    buttons: {
      ...aboveMatter,
      'Add an application': 'addCertifiedCopy',
      'Add deadline': 'startClock',
      'Not needed': 'dismissClockSuggestion',
      paper: 'editCertifiedCopy',
    },
  },
  'a matter: service register': {
    at: '/dashboard/matters/matter-preview/$id?tab=service',
    buttons: {
      ...aboveMatter,
      'Add from a sheet': 'addServings',
      'Add to the register': 'addServing',
      'place · name': 'editServing',
    },
  },
  FIRs: { at: '/trackers/firtracker/fir-tracker-list', buttons: { 'Add FIR': 'saveFir' } },
  'a FIR': {
    at: '/trackers/firtracker/fir-preview/$id/$unique_id',
    buttons: {
      'Attach another copy': 'attachFir',
      'Check now': 'findFir',
      Delete: 'deleteFir',
      Edit: 'saveFir',
      Link: 'attachFir',
      'Link a matter': 'attachFir',
      'Unlink title': 'attachFir',
    },
  },
  caveats: { at: '/trackers/up-caveat/tracker-list', buttons: { 'New caveat': 'saveCaveat' } },
  'a caveat': {
    at: '/trackers/up-caveat/up-caveat-preview/$id/$unique_id',
    replies: { getCaveat: { data: { is_searched: true } } },
    buttons: {
      Renew: 'saveCaveat',
      'Check now': 'checkCaveat',
      Edit: 'saveCaveat',
      Delete: 'deleteCaveat',
      Match: 'acceptCaveatHit',
      'Link to a matter': 'acceptCaveatHit',
      'Not this case': 'dismissCaveatHit',
      'Add a file': 'addCaveatProof',
      'Remove name': 'removeCaveatProof',
    },
  },
  appeals: { at: '/trackers/sci-tracker/tracker-list', buttons: { 'Track a judgment': 'createAppeal' } },
  'the captcha queue': { at: '/dashboard/due-checks', buttons: { 'Do not check': 'dropDueCheck' } },
  'my practice': { at: '/dashboard/practice', buttons: {} },
  'the service registers': { at: '/trackers/service', buttons: {} },
})
