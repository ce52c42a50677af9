import { testButtons } from '../../test/buttons.tsx'

testButtons({
  activity: { at: '/dashboard/activity', buttons: {} },
  'the access log': { at: '/settings/audit', buttons: {} },
  help: { at: '/help', buttons: {} },
  'a topic of the help': { at: '/help/$job', buttons: {} },
  notifications: { at: '/dashboard/notification', buttons: {} },
  'the settings: profile': { at: '/settings/account-setting', buttons: { 'Open My practice': 'savePractice' } },
  'the settings: security': { at: '/settings/account-setting?tab=security', buttons: {} },
  'the settings: devices': { at: '/settings/account-setting?tab=devices', buttons: {} },
  'the settings: look': { at: '/settings/account-setting?tab=look', buttons: {} },
  'the settings: alerts': { at: '/settings/account-setting?tab=alerts', buttons: {} },
  'the settings: tokens': { at: '/settings/account-setting?tab=tokens', buttons: {} },
  'the settings: companion': {
    at: '/settings/account-setting?tab=companion',
    buttons: {
      Copy: 'keepDroppedPage',
      'Create a pairing code': 'keepDroppedPage',
      'Download the companion': 'keepDroppedPage',
    },
  },
  'the settings: team': {
    at: '/settings/account-setting?tab=team',
    buttons: {
      Invite: 'invite',
      'New link': 'renewInvitation',
      'Cancel invitation': 'revokeInvitation',
      'More for name': 'changeRole',
      '… Change role': 'changeRole',
      '… Remove': 'removeMember',
      'Members see only their matters': 'setAccessRules',
      'Sensitive matters may be shared outside the chamber': 'setAccessRules',
      'Clerks see documents': 'setAccessRules',
      'Clerks may delete': 'setAccessRules',
      'Advocates see the money of their matters': 'setAccessRules',
      Save: ['setSignInRules', 'setAccessRules'],
    },
  },
  'the settings: plan': { at: '/settings/account-setting?tab=plan', buttons: {} },
  'the settings: data': {
    at: '/settings/account-setting?tab=data',
    buttons: {
      'Add a template': 'addDraftTemplate',
      'Fields and versions': 'addDraftTemplate',
      'Edit: Supreme Court': 'saveFilingChecklist',
    },
  },
})
