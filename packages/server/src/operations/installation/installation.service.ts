import { statfs } from 'node:fs/promises'
import type {
  ChamberRow,
  decideDistrictSite,
  Installation,
  listChambers,
  listDistrictSites,
} from '@peshi/contract/operations/installation'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, FailedJobId } from '@peshi/contract/platform/ids'
import { plansRepo } from '../../chamber/plans/plans.repo.ts'
import { partialLists } from '../../courts/lists-and-boards/partial-lists.ts'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import { requireOperator } from '../../office/support/operators.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Config } from '../../platform/process/config.ts'
import type { Context } from '../../platform/process/context.ts'
import { countBytes } from '../../platform/uploads/uploads.repo.ts'
import { version } from '../../platform/version.ts'
import { chambersRepo, describeDatabase } from './installation.repo.ts'

const shownFailures = 100

export function createInstallation(
  context: Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'features' | 'services'>,
) {
  const {
    config,
    db,
    clock,
    queue,
    services: { districtSites, recognisedPages },
  } = context
  return {
    async get(actor: Actor): Promise<Installation> {
      await requireOperator(context, actor)
      const failed = await queue.listFailed(shownFailures)
      return {
        version,
        work: await queue.listQueues(),
        pages_to_recognise: await recognisedPages.countAll(),
        failed: failed.map(({ id, name, problem, failedAt }) => ({
          _id: id as FailedJobId,
          name,
          problem,
          failed_at: failedAt.toISOString(),
        })),
        lists: await db.asSystem('installation', (tx) => partialLists(tx, courtDateAt(clock.now()), null)),
        database: await describeDatabase(db.engine),
        disk: await describeDisk(config),
      }
    },

    async listChambers(actor: Actor, { search, ...paging }: QueryOf<typeof listChambers>) {
      await requireOperator(context, actor)
      const { rows, total } = await db.asSystem('installation', (tx) =>
        chambersRepo(tx).list(searchPatterns(search), paging),
      )
      const data: ChamberRow[] = []
      for (const { id, created_at, expires_at, ...row } of rows) {
        const held = await db.asChamber(id, async (tx) => {
          const plans = plansRepo(tx, id)
          const plan = await plans.find()
          return {
            plan: plan?.name ?? null,
            is_trial: plan?.is_trial ?? false,
            ends_on: plan?.ends_on ?? null,
            people: await plans.countPeople(),
            matters: await plans.countMatters(),
            storage: await countBytes(tx, id, context.features),
          }
        })
        data.push({
          _id: id,
          ...row,
          ...held,
          created_at: created_at.toISOString(),
          expires_at: expires_at?.toISOString() ?? null,
        })
      }
      return { data, meta: { total, ...paging } }
    },

    async listDistrictSites(actor: Actor, query: QueryOf<typeof listDistrictSites>) {
      await requireOperator(context, actor)
      return districtSites.list(query)
    },

    async decideDistrictSite(actor: Actor, court: CourtId, decision: BodyOf<typeof decideDistrictSite>) {
      await requireOperator(context, actor)
      return districtSites.decide(court, decision)
    },

    async retry(actor: Actor, id: FailedJobId): Promise<void> {
      await requireOperator(context, actor)
      if (!(await queue.retryFailed(id))) throw new NotFound()
    },
  }
}

async function describeDisk({ files, dataDirectory }: Pick<Config, 'files' | 'dataDirectory'>) {
  if (files.kind === 's3') return null
  const { bsize, blocks, bavail } = await statfs(dataDirectory)
  return { size: blocks * bsize, free: bavail * bsize }
}
