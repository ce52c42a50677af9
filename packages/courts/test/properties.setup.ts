import fc from 'fast-check'

/**
 * The seed is fixed, so that a new failure is caused by a change. `FC_SEED=12345` sets another seed; `npm run
 * test:full` uses the current time.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) })
