import fc from 'fast-check'

/** A fixed seed gives the same random values in each run. `FC_SEED=12345` sets another seed. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) })
