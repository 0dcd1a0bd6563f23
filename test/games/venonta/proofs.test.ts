import { proveInSmall } from '../proofs.ts'

proveInSmall('venonta')
