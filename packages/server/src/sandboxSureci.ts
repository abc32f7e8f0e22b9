import { sandboxEntegrator } from './fatura/sandboxEntegrator.ts';

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
process.stdout.write(`${sandbox.url}\n`);
process.send?.({ url: sandbox.url });
process.once('disconnect', () => void sandbox.kapat().then(() => process.exit(0)));
for (const sinyal of ['SIGINT', 'SIGTERM'] as const) process.once(sinyal, () => process.exit(0));
