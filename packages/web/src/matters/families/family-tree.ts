import type { Family, FamilyMatter, LinkKind } from '@peshi/contract/matters/families'

export interface Branch {
  matter: FamilyMatter
  kind: LinkKind | null
  depth: number
}

/**
 * Returns the matters as a tree. A matter with two earlier matters is only below the first, and circular links are cut.
 */
export function linesOf({ matters, links }: Pick<Family, 'matters' | 'links'>): Branch[] {
  const byId = new Map(matters.map((matter) => [matter._id, matter]))
  const later = Map.groupBy(links, ({ of_matter_id }) => of_matter_id)
  const hasEarlier = new Set(links.map(({ matter_id }) => matter_id))
  const drawn = new Set<string>()
  const lines: Branch[] = []

  const draw = (matter: FamilyMatter, kind: LinkKind | null, depth: number) => {
    if (drawn.has(matter._id)) return
    drawn.add(matter._id)
    lines.push({ matter, kind, depth })
    for (const link of later.get(matter._id) ?? []) {
      const next = byId.get(link.matter_id)
      if (next) draw(next, link.kind, depth + 1)
    }
  }
  for (const matter of matters) if (!hasEarlier.has(matter._id)) draw(matter, null, 0)
  for (const matter of matters) draw(matter, null, 0)
  return lines
}
