import type { MyItem } from '@peshi/contract/day/boards'
import { Link } from '@tanstack/react-router'

export function ItemName({ item: { matter_id, title, case_number } }: { item: MyItem }) {
  const name = title ?? case_number ?? ''
  if (matter_id === null) return <bdi dir="auto">{name}</bdi>
  return (
    <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter_id }} dir="auto">
      {name}
    </Link>
  )
}
