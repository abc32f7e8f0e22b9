import { DENEME_ISYERI } from '../mali/odeme/denemeBankasi.ts';
import { sandboxBanka } from './banka.ts';
import { sandboxHazir } from './baslat.ts';

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
