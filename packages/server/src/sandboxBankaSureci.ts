import { sandboxBanka } from './sandboxBanka.ts';
import { DENEME_ISYERI } from './odeme/denemeBankasi.ts';

/** The trial bank as a process of its own: told where it may keep its orders, it says where it listens and ends with whoever started it. */
const [, , dosya, port] = process.argv;
const banka = await sandboxBanka({ ...DENEME_ISYERI, ...(dosya && { dosya }), ...(port && { port: Number(port) }) });
process.stdout.write(`${banka.url}\n`);
process.send?.({ url: banka.url });
process.once('disconnect', () => void banka.kapat().then(() => process.exit(0)));
for (const sinyal of ['SIGINT', 'SIGTERM'] as const) process.once(sinyal, () => process.exit(0));
