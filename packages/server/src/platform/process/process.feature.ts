import { createLimits } from '../http/limits.ts'
import type { Feature } from './feature.ts'

/** Services that belong to no feature. */
export const processFeature: Feature = { services: { limits: createLimits } }
