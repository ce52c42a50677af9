import { readProgress } from '../account/reset-progress.ts'
import { storedSkin } from '../app/skin.ts'
import { directionOf, storedLanguage } from '../i18n/languages.ts'
import { showBeforeApplication } from './before-application.ts'
import type { EarlyFiles } from './early-files.ts'

// Runs before the first paint, so that a dark or right-to-left page never flashes the other way. Built to a file of its
// own (`../../first-script.ts`), because the content security policy allows no script in the page.

/** Null where nothing is built and every file is asked for as it is needed. */
declare const __EARLY_FILES__: EarlyFiles | null

// Every promised browser has it (`browserslist` in the root's package.json), and the last that came to all of them.
if (!('fromAsync' in Array)) window.location.replace('/old-browser.html')

const root = document.documentElement
root.dataset.mantineColorScheme = storedSkin() ?? 'light'
root.lang = storedLanguage()
root.dir = directionOf(root.lang)

// The later steps of a forgotten password lead back to the first where nothing was begun.
const isLaterStep = ['/verify-otp', '/forgot-password'].includes(window.location.pathname)
if (isLaterStep && !readProgress('code') && !readProgress('password'))
  window.history.replaceState(null, '', '/send-otp')

if (__EARLY_FILES__) void showBeforeApplication(__EARLY_FILES__)
