import { setTeam } from '@peshi/contract/chamber/team'
import { setOurSide } from '@peshi/contract/clients/clients'
import { addAlias, linkMatters } from '@peshi/contract/matters/families'
import { editPublicData, saveMatter } from '@peshi/contract/matters/matters'
import { createOther } from '@peshi/contract/matters/other-matters'
import { createTag, setMatterTags } from '@peshi/contract/matters/tags'
import { CourtId, type TagId } from '@peshi/contract/platform/ids'
import { askCourt } from './ask-court.ts'
import { newOrder } from './court-scene.ts'
import type { Desk } from './desk.ts'
import { type DemoMatter, demoFamily, demoMattersOn, demoOldNumber, demoOthers } from './matters.ts'
import { passNewOrder } from './play-courts.ts'

export async function followMatters(desk: Desk, done: (count: number, of: number) => void): Promise<void> {
  const all = demoMattersOn(desk.today)
  const byCourt = Map.groupBy(all, ({ court }) => court)
  await Promise.all(
    [...byCourt.values()].map(async (matters) => {
      for (const matter of matters) {
        await desk.on(matter.addedDaysAgo, () => follow(desk, matter))
        done(desk.matters.size, all.length)
      }
    }),
  )
  const { owner } = desk.as
  for (const { title, forum, side, addedDaysAgo, reference, ...parties } of demoOthers)
    await desk.on(addedDaysAgo, async () => {
      const body = { title, forum, our_side: side, reference_id: reference, ...parties }
      desk.matters.set(title, (await owner(createOther, { body })).data)
    })
}

async function follow(desk: Desk, matter: DemoMatter): Promise<void> {
  const { clerk } = desk.as
  const { matter_id, hc_name } = await askCourt(clerk, desk.sandbox, matter)
  const { data } = await clerk(saveMatter, { body: { unique_id: hc_name, matter_id } })
  desk.matters.set(matter.number, data)
  await clerk(setOurSide, { params: { id: data._id }, body: { our_side: matter.side } })
  if (matter.reference)
    await clerk(editPublicData, { params: { id: data._id }, body: { reference_id: matter.reference } })
}

export async function receiveNewOrder(desk: Desk): Promise<void> {
  await passNewOrder(desk.sandbox, desk.today)
  const { matter_id, hc_name } = desk.matters.get(newOrder.matter) ?? {}
  if (!matter_id || !hc_name) throw new Error('The matter of the new order follows no case')
  await desk.as.clerk(saveMatter, { body: { unique_id: hc_name, matter_id, refresh: true } })
}

export async function sortMatters(desk: Desk): Promise<void> {
  const { owner } = desk.as
  const tags = new Map<string, TagId>()
  for (const { number, tags: names = [], team = [], isSensitive = false, addedDaysAgo } of demoMattersOn(desk.today)) {
    const params = { id: desk.matterId(number) }
    await desk.on(Math.max(0, addedDaysAgo - 1), async () => {
      for (const name of names)
        if (!tags.has(name)) tags.set(name, (await owner(createTag, { body: { name } })).data._id)
      const tag_ids = names.flatMap((name) => tags.get(name) ?? [])
      if (tag_ids.length > 0) await owner(setMatterTags, { params, body: { tag_ids } })
      const person_ids = team.map((role) => desk.people[role])
      if (person_ids.length > 0) await owner(setTeam, { params, body: { person_ids, is_sensitive: isSensitive } })
    })
  }
  const first = { id: desk.matterId(demoFamily.first) }
  for (const { other, kind } of demoFamily.others)
    await desk.on(140, () =>
      owner(linkMatters, { params: first, body: { other_id: desk.matterId(other), kind, is_later: false } }),
    )
  const { matter, alias } = demoOldNumber
  const body = { ...alias, court: CourtId.parse(alias.court) }
  await desk.on(10, () => owner(addAlias, { params: { id: desk.matterId(matter) }, body }))
}
