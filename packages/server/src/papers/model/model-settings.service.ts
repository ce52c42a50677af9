import type { ModelSettings, saveModelSettings } from '@peshi/contract/papers/model'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { Reach } from '@peshi/courts/outgoing'
import { keysFor } from '../../platform/crypto/keys.ts'
import { isSealedWith, seal, unseal } from '../../platform/crypto/seal.ts'
import type { Tx } from '../../platform/db/door.ts'
import { neverEdited, presentVersion } from '../../platform/db/versions.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { modelRepo, type SettingsRow } from './model.repo.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    /** Origins in private networks that chambers may use for their model. */
    modelPrivate: readonly string[]
  }
}

const edited = ['address', 'model', 'kinds', 'monthly_tokens'] as const

const offByDefault = { address: null, model: '', kinds: [], monthly_tokens: 0 }

/** The owner's settings of the chamber's model, its encrypted key, and its budget of tokens for a month. */
export function createModelSettings({ config, db, clock, emit }: Pick<Context, 'config' | 'db' | 'clock' | 'emit'>) {
  const keys = keysFor(config.secret, 'model-key')
  const isPrivate = (address: string) => config.modelPrivate.includes(new URL(address).origin)
  const reachOf = (address: string): Reach | null => {
    if (isPrivate(address)) return 'inside'
    // The demo reaches nothing outside its own network.
    return config.mode === 'demo' ? null : 'internet'
  }
  const monthNow = () => courtDateAt(clock.now()).slice(0, 7)
  const usedOf = (row: SettingsRow | null) => (row?.month === monthNow() ? row.used_tokens : 0)

  const present = (row: SettingsRow | null): ModelSettings => {
    const { address, model, kinds, monthly_tokens } = row ?? offByDefault
    return {
      address,
      model,
      kinds: [...kinds],
      monthly_tokens,
      has_key: Boolean(row?.sealed),
      used_tokens: usedOf(row),
      private_addresses: [...config.modelPrivate],
      ...(row ? presentVersion(row) : neverEdited),
    }
  }

  const read = async (tx: Tx, chamberId: ChamberId) => present(await modelRepo(tx, chamberId).findSettings())

  /** The connection itself is checked again when it is opened, because a name may lead anywhere. */
  function check(address: string) {
    if (isPrivate(address) || new URL(address).protocol === 'https:') return
    const sentence = 'Write https://, or ask the operator to allow this address of your own network.'
    throw new Invalid(sentence, { address: sentence }, 'model-address')
  }

  return {
    show: (actor: Actor): Promise<ModelSettings> => {
      authorize(actor, 'manage', 'all')
      return db.asChamber(actor, (tx) => read(tx, actor.chamberId))
    },

    async save(tx: Tx, actor: Actor, input: BodyOf<typeof saveModelSettings>): Promise<ModelSettings> {
      authorize(actor, 'manage', 'all')
      const { version: seen, key, ...values } = input
      const repo = modelRepo(tx, actor.chamberId)
      const before = await read(tx, actor.chamberId)
      if (values.address) check(values.address)
      const isMoved = values.address !== undefined && values.address !== before.address
      await repo.putSettings(
        {
          ...values,
          ...(values.kinds && { kinds: [...new Set(values.kinds)] }),
          // The key belongs to its address: it is never sent to another one.
          ...(isMoved && { sealed: null }),
          ...(key !== undefined && { sealed: key === '' ? null : seal(keys[0], actor.chamberId, Buffer.from(key)) }),
        },
        { by: actor, at: clock.now(), seen, read: () => read(tx, actor.chamberId) },
      )
      const after = await read(tx, actor.chamberId)
      const detail = changesOf(before, after, edited)
      await emit(tx, actor, { type: 'model.settings', subject: { kind: 'model', id: actor.chamberId }, detail })
      return after
    },

    find: async (tx: Tx, chamberId: ChamberId) => {
      const row = await modelRepo(tx, chamberId).findSettings()
      if (!row?.address || row.model === '') return null
      const { address, model, kinds, monthly_tokens, sealed } = row
      return {
        address,
        model,
        kinds,
        host: new URL(address).host,
        isOutside: !isPrivate(address),
        reach: reachOf(address),
        tokensLeft: Math.max(0, monthly_tokens - usedOf(row)),
        openKey: () => (sealed === null ? null : Buffer.from(unseal(keys, chamberId, sealed)).toString()),
      }
    },

    /** Sets tokens aside before the question is sent. */
    async reserve(tx: Tx, chamberId: ChamberId, tokens: number): Promise<void> {
      const row = await modelRepo(tx, chamberId).holdSettings()
      const used = usedOf(row)
      if (!row || used + tokens > row.monthly_tokens)
        throw new Conflict(
          'The tokens of this month do not suffice. The owner can raise the budget in the settings.',
          'model-budget',
        )
      const { sealed } = row
      // After the installation's secret changed, the key is encrypted with the new one.
      const isOld = sealed !== null && !isSealedWith(keys[0], chamberId, sealed)
      await modelRepo(tx, chamberId).updateSettings({
        month: monthNow(),
        used_tokens: used + tokens,
        ...(isOld && { sealed: seal(keys[0], chamberId, unseal(keys, chamberId, sealed)) }),
      })
    },

    /** Replaces the tokens that were set aside by those that were used. */
    async settle(tx: Tx, chamberId: ChamberId, { reserved, used }: { reserved: number; used: number }): Promise<void> {
      const row = await modelRepo(tx, chamberId).holdSettings()
      if (!row || row.month !== monthNow()) return
      const tokens = Math.max(0, row.used_tokens - reserved + used)
      await modelRepo(tx, chamberId).updateSettings({ used_tokens: Math.min(tokens, 2_000_000_000) })
    },
  }
}
