import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sandboxEntegrator, type SandboxSecenekleri } from './entegrator.ts';
import { gelenOrnekleri } from './gelenFaturalar.ts';
import { sandboxHazir } from './hazir.ts';

/**
 * The trial integrator as a separate process. It gets its settings as JSON, reports its address, and ends with its
 * parent.
 */
const [, , ayarlar = ''] = process.argv;
const sandbox = await sandboxEntegrator({
  anahtar: null,
  kabulMs: 30_000,
  ...(JSON.parse(ayarlar) as Partial<SandboxSecenekleri>),
});
// Invoices from suppliers of the demo company, ready to be fetched and answered.
for (const g of gelenOrnekleri('TICARIFATURA', '1112223339', istanbulGunu(new Date()), 'de000001'))
  sandbox.gelsin(g.ettn, g.xml, g.senaryo);
sandboxHazir(sandbox);
