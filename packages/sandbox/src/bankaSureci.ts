import { type BankaSecenekleri, sandboxBanka } from './banka.ts';
import { sandboxHazir } from './hazir.ts';

/** The trial bank as a separate process. It gets its settings as JSON, reports its address, and ends with its parent. */
const [, , ayarlar = ''] = process.argv;
sandboxHazir(await sandboxBanka(JSON.parse(ayarlar) as BankaSecenekleri));
