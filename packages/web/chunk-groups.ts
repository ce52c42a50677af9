import type { Rolldown } from 'vite'

type Asked = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const own = /\/packages\/(web|contract)\/src\/.+\.tsx?$/

/** Without two fields of many dialogs, which bring the dialogs’ parts along. */
const ownButFields = /\/packages\/(web|contract)\/src\/(?!.*(choose-matter|court-select)\.).+\.tsx?$/

/** The page where everybody begins. */
const door = /\/web\/src\/account\/login\.page\.tsx$/
/** The other pages of who is not signed in. */
const guest =
  /\/web\/src\/(account\/(register|send-otp|verify-otp|forgot-password)|client-area\/client-sign-in|members\/join|invoices\/shared-invoice|notifications\/stop-alerts)\.page\.tsx$/
/** What stands around every page of who is. */
const shell = /\/web\/src\/(shell\/app-shell|offline\/offline-layer|calls\/near-calls)\.tsx$/
/** The page that a day begins with. */
const today = /\/web\/src\/today\/today\.page\.tsx$/

/** Whether one of the roots imports a module of ours, itself or through others. The answers hold for one build. */
function importedBy(roots: RegExp) {
  const known = new Map<string, boolean>()
  return function isImported(id: string, asked: Asked): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false)
    const importers = asked.getModuleInfo(id)?.importers ?? []
    const found = importers.some(
      (importer) => roots.test(importer) || (own.test(importer) && isImported(importer, asked)),
    )
    known.set(id, found)
    return found
  }
}

const mantine = (parts: string) => new RegExp(`/node_modules/@mantine/core/esm/(${parts})`)

const uiParts =
  'ActionIcon|Alert|Anchor|Button|Center|CloseButton|Group|Input|InputBase|Loader|NativeSelect|Paper|PasswordInput|Skeleton|Stack|Text|TextInput|Title|Transition|UnstyledButton'
const layerParts = 'Menu|Popover|Portal|FocusTrap|Checkbox|InlineInput|Kbd|VisuallyHidden|Indicator'
const dialogParts = 'Combobox|Select|Textarea|Modal|ModalBase|Overlay|ScrollArea|Tooltip|FloatingIndicator'

/** So many pages share it that it comes with any of them. */
const often = 6

const isDoor = importedBy(door)
const isGuest = importedBy(guest)
const isShell = importedBy(shell)
const isToday = importedBy(today)

/** What guests share with the first page of who is signed in, who should not fetch all that is the guests’. */
const isEverywhere = (id: string, asked: Asked) => isGuest(id, asked) && (isShell(id, asked) || isToday(id, asked))

/**
 * Which files the application is cut into. Every file costs a phone a wait, so they are few and long-lived: what every
 * page needs, what the sign-in needs, what other pages without a sign-in share with the shell, the shell, and what most
 * pages share. All else follows the lazy routes.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'routing',
    test: /\/node_modules\/(@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core)|i18next|react-i18next)\//,
  },
  // In pieces of their own, of a few hundred bytes each, these take half as much again on the line.
  { name: 'ui', test: mantine(`core/|components/(${uiParts})/`) },
  // With the few schemas that many forms check by, so that no part of the contract that every page needs asks for them.
  { name: 'checks', test: /\/node_modules\/zod\/|\/contract\/src\/(abilities|ids|person)\.ts$/ },
  { name: 'start', test: /\/web\/src\/(?!pwa\/)/, tags: ['$initial'] },
  { name: 'start', test: /\/web\/src\/.+\.search\.ts$/ },
  { name: (id, asked) => (isDoor(id, asked) ? 'door' : null), test: own },
  { name: 'forms', test: /\/node_modules\/@mantine\/form\// },
  { name: 'icons', test: /\/node_modules\/@tabler\/icons-react\// },
  { name: 'contract', test: /\/packages\/contract\/src\//, minShareCount: often },
  { name: (id, asked) => (isEverywhere(id, asked) ? 'everywhere' : null), test: own },
  { name: (id, asked) => (isGuest(id, asked) ? 'guest' : null), test: own, minShareCount: 2 },
  { name: 'layers', test: new RegExp(`/@mantine/hooks/|${mantine(`components/(${layerParts})/`).source}`) },
  { name: 'dialogs', test: mantine(`components/(${dialogParts})/`) },
  { name: (id, asked) => (isShell(id, asked) ? 'shell' : null), test: own },
  { name: 'work', test: ownButFields, minShareCount: often },
]
