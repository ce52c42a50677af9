// Run by the build (drawn-pages.ts), in a process of its own, which takes itself for a browser: draws the pages at the
// addresses given and writes them to its output, as JSON by path.
import { pathToFileURL } from 'node:url'
import { Window } from 'happy-dom'

const [script, ...addresses] = process.argv.slice(2)
const window = new Window({ url: 'https://peshi.invalid/' })
const { document, history, localStorage, sessionStorage } = window
const addEventListener = () => undefined
Object.assign(globalThis, { window, self: window, document, history, localStorage, sessionStorage, addEventListener })

// The server puts its own word there (src/app/style-nonce.ts).
const nonce = document.createElement('meta')
nonce.setAttribute('property', 'csp-nonce')
document.head.append(Object.assign(nonce, { nonce: '__STYLE_NONCE__' }))

const { drawPage } = await import(pathToFileURL(script).href)
const drawn = {}
for (const address of addresses) drawn[address.split('#')[0]] = await drawPage(address)
process.stdout.write(JSON.stringify(drawn), () => process.exit())
