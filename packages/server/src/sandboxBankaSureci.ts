import { DENEME_ISYERI } from './odeme/denemeBankasi.ts';
import { sandboxBanka } from './sandboxBanka.ts';
import { sandboxHazir } from './sandboxBaslat.ts';

/**
 * The trial bank as a separate process. It gets the file for its orders and the place to listen, reports its address,
 * and ends with its parent.
 */
const [, , dosya, port, host] = process.argv;
const banka = await sandboxBanka({
  ...DENEME_ISYERI,
  ...(dosya && { dosya }),
  ...(port && { port: Number(port) }),
  ...(host && { host }),
});
sandboxHazir(banka);
