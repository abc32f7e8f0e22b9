import { DENEME_ISYERI } from './odeme/denemeBankasi.ts';
import { sandboxBanka } from './sandboxBanka.ts';
import { sandboxHazir } from './sandboxBaslat.ts';

/** The trial bank as a process of its own: told where it may keep its orders and where to listen, it says where it does and ends with whoever started it. */
const [, , dosya, port, host] = process.argv;
const banka = await sandboxBanka({
  ...DENEME_ISYERI,
  ...(dosya && { dosya }),
  ...(port && { port: Number(port) }),
  ...(host && { host }),
});
sandboxHazir(banka);
