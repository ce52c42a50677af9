import { numberLabel } from '@peshi/contract/courts/labels'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { CompanionCase, getCompanionRound } from '@peshi/contract/trackers/companion'
import { courtTitle, findCourt } from '@peshi/courts/catalogue/courts'
import { linksOf } from '@peshi/courts/catalogue/links'
import { hasSandboxSite, sandboxSite } from '../../courts/courts/sandbox-sites.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { companionRepo } from './companion.repo.ts'

type Row = Awaited<ReturnType<ReturnType<typeof companionRepo>['listDue']>>[number]

export function createCompanion({ config, db, clock, courts }: Pick<Context, 'config' | 'db' | 'clock' | 'courts'>) {
  function findPage(id: CourtId): string | null {
    const court = findCourt(id)
    if (!court) return null
    const connector = courts.connectorOf(id)
    const site = connector?.site(id)
    if (config.sandboxUrl && site && hasSandboxSite(site)) return sandboxSite(config.sandboxUrl, site)
    const links = linksOf(court, connector)
    return (links.find(({ kind }) => kind === 'case_status') ?? links.find(({ kind }) => kind === 'site'))?.url ?? null
  }

  const present = (row: Row): CompanionCase => ({
    matter_id: row.id,
    title: row.title,
    court_title: courtTitle(row.hc_name),
    number: row.cnr ?? numberLabel(row),
    url: findPage(row.hc_name),
    place: placeOf(row),
  })

  return {
    async getRound(actor: Actor, { after = '' }: QueryOf<typeof getCompanionRound>) {
      authorize(actor, 'read', 'Matter')
      const now = clock.now()
      const { rows, done } = await db.asChamber(actor, async (tx) => {
        const repo = companionRepo(tx, actor.chamberId)
        const rows = await repo.listDue(now, (court) => !courts.isFindable(court))
        return { rows, done: await repo.countDone(courtDateAt(now)) }
      })
      const due = rows.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
      const next = due.find((row) => placeOf(row) > after) ?? due[0]
      return { done, total: done + due.length, next: next ? present(next) : null }
    },
  }
}

/** Cases of one court follow each other, so that its page stays open. */
const placeOf = ({ hc_name, next_date, id }: Row) => `${hc_name} ${next_date ?? '-'} ${id}`
