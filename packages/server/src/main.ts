import { setFlagsFromString } from 'node:v8'

// Loading the modules leaves some 150 MB of garbage behind (Node reads a large package.json once per module), and V8
// would keep room for as much from then on. So its nursery stays small while they load, and may grow once they have.
setFlagsFromString('--semi-space-growth-factor=1')
await import('./server.ts')
setFlagsFromString('--semi-space-growth-factor=2')
