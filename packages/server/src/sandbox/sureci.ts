import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { gelenOrnekleri } from '../mali/fatura/gelenOrnekleri.ts';
import { sandboxHazir } from './baslat.ts';
import { sandboxEntegrator } from './entegrator.ts';

/**
 * The trial integrator as a separate process. It gets the file for its invoices, reports its address, and ends with its
 * parent.
 */
const [, , dosya, port] = process.argv;
const sandbox = await sandboxEntegrator({
  anahtar: null,
  ...(dosya && { dosya }),
  ...(port && { port: Number(port) }),
  kabulMs: 30_000,
});
// Invoices from suppliers of the demo company, ready to be fetched and answered.
for (const g of gelenOrnekleri('TICARIFATURA', '1112223339', istanbulGunu(new Date()), 'de000001'))
  sandbox.gelsin(g.ettn, g.xml, g.senaryo);
sandboxHazir(sandbox);
