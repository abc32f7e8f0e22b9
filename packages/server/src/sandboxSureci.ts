import { istanbulGunu } from '@masabasi/core/tarih';
import { gelenOrnekleri } from './fatura/gelenOrnekleri.ts';
import { sandboxHazir } from './sandboxBaslat.ts';
import { sandboxEntegrator } from './sandboxEntegrator.ts';

/**
 * The integrator to try against, as a process of its own: told where it may keep what it is given, it says where it listens
 * and ends with whoever started it.
 */
const [, , dosya, port] = process.argv;
const sandbox = await sandboxEntegrator({
  anahtar: null,
  ...(dosya && { dosya }),
  ...(port && { port: Number(port) }),
  kabulMs: 30_000,
});
// What suppliers of the demo company have sent: there to be fetched and answered.
for (const g of gelenOrnekleri('TICARIFATURA', '1112223339', istanbulGunu(new Date()), 'de000001'))
  sandbox.gelsin(g.ettn, g.xml, g.senaryo);
sandboxHazir(sandbox);
