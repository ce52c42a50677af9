import fc from 'fast-check'

/**
 * A fixed seed, so that failures come from the change. `FC_SEED=12345` uses another; `npm run test:full` uses the
 * clock.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) })
