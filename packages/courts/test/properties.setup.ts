import fc from 'fast-check'

/**
 * With a fixed seed, each run has the same random values, so a test gives the same result until the code changes.
 * `FC_SEED=12345` sets another seed.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) })
