import type { Tx } from '../../platform/db/door.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { Forbidden } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    /** `closed`: a new chamber can be opened only with a link from an operator of this installation. */
    registration: 'open' | 'closed'
  }
}

export const readRegistration = (read: Pick<SettingsReader, 'oneOf'>) =>
  read.oneOf('PESHI_REGISTRATION', ['open', 'closed'] as const)

/** Whether nobody has an account yet, and the link is the one from the log. */
export async function isFirstOwnerLink(
  { db, services }: Pick<Context, 'db' | 'services'>,
  token: string | undefined,
): Promise<boolean> {
  const link = services.operatorLinks.read(token ?? '', 'first-owner')
  return link !== null && (await db.asSystem('sign-in', isEmpty))
}

type Needs = Pick<Context, 'config' | 'services'>

const isEmpty = async (tx: Tx) => (await tx.select({ id: chamber.id }).from(chamber).limit(1)).length === 0

export function checkRegistration({ config, services }: Needs, token: string | undefined): void {
  if (config.registration === 'open' || services.operatorLinks.read(token ?? '', 'open-chamber')) return
  throw closed()
}

export async function takeRegistration(tx: Tx, { config, services }: Needs, token: string | undefined): Promise<void> {
  if (config.registration === 'open') return
  const links = services.operatorLinks
  const first = links.read(token ?? '', 'first-owner')
  const link = (first && (await isEmpty(tx)) && first) || links.read(token ?? '', 'open-chamber')
  if (link && (await links.use(tx, link))) return
  throw closed()
}

const closed = () =>
  new Forbidden(
    'New chambers are registered by invitation here. Ask the operator of this installation for a link.',
    'registration-closed',
  )

export async function findFirstOwnerLink({
  db,
  config,
  services,
}: Needs & Pick<Context, 'db'>): Promise<string | null> {
  if (!(await db.asSystem('sign-in', isEmpty))) return null
  return `${config.publicUrl}/first-run#${services.operatorLinks.make('first-owner').token}`
}
