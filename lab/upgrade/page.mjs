import { say } from '../../scripts/lib/say.mjs'

const buildIn = (text) => /<meta name="build" content="(\w+)"/.exec(text)?.[1]

export async function readPage(base) {
  const [page, worker, api] = await Promise.all([
    fetch(`${base}/login`, { headers: { accept: 'text/html' } }),
    fetch(`${base}/sw.js`),
    fetch(`${base}/api/docs`),
  ])
  return { build: buildIn(await page.text()), worker: await worker.text(), stated: api.headers.get('peshi-build') }
}

/** An open page looks for a new service worker when replies state another build, and the worker tells it to reload. */
export function checkToldToReload(before, after) {
  if (before.build === after.build) {
    say('  the pages of both versions are the same: no reload is needed')
    return []
  }
  const problems = [
    ...(after.stated === after.build
      ? []
      : [`replies state the build ${after.stated}, and the page is ${after.build}`]),
    ...(after.worker.includes(after.build) ? [] : ['the service worker is not of the new page']),
    ...(after.worker === before.worker ? ['the service worker of the old page is still served'] : []),
  ]
  if (problems.length === 0)
    say(`  an open page of ${before.build} is told to reload: replies and service worker state ${after.build}`)
  return problems
}
