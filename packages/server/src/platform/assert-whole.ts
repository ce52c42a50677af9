import type { z } from 'zod'
import { Invalid } from './errors.ts'

/** A record's first saving must send all its fields; a later one may send only those that change. */
export function assertWhole<Shape extends z.ZodObject>(
  { shape }: Shape,
  values: Record<string, unknown>,
): asserts values is z.output<Shape> {
  const missing = Object.keys(shape).filter((name) => values[name] === undefined)
  if (missing.length === 0) return
  throw new Invalid('Fill this in.', Object.fromEntries(missing.map((name) => [name, 'Fill this in'])))
}
