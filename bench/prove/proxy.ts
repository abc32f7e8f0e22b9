import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Behaviour of the network between the product and its database: passes everything on, refuses new connections,
 * swallows everything in silence, delays both ways, or breaks every connection.
 */
export type Weather = 'fine' | 'refuse' | 'blackhole' | 'slow' | 'reset';

/**
 * A TCP proxy on the loopback whose weather can be changed at any time.
 * @param heard gets the bytes to the target, and may return a promise that delays them
 */
export async function proxy(
  target: { readonly host: string; readonly port: number },
  delayMs = 400,
  heard: (sent: Buffer) => Promise<unknown> | undefined = () => undefined,
) {
  let weather: Weather = 'fine';
  const pairs = new Set<Socket>();
  const server = createServer((from) => {
    if (weather === 'reset') {
      from.resetAndDestroy();
      return;
    }
    const to = connect(target);
    if (weather === 'blackhole') from.pause();
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      pairs.add(a);
      // Chunks keep their order, whatever the delay of each.
      let last = Promise.resolve();
      a.on('data', (chunk: Buffer) => {
        const due = (a === from ? heard(chunk) : undefined) ?? (weather === 'slow' ? wait(delayMs) : undefined);
        last = last.then(() => due).then(() => void (b.destroyed || b.write(chunk)));
      });
      a.on('error', () => b.destroy());
      a.on('close', () => {
        pairs.delete(a);
        b.destroy();
      });
    }
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async set(next: Weather): Promise<void> {
      if (next === 'refuse') server.close();
      else if (weather === 'refuse') await listen(port);
      weather = next;
      // In silence nothing is lost, only late, like packets that are sent again until they arrive.
      for (const s of pairs)
        if (next === 'blackhole') s.pause();
        else s.resume();
      if (next === 'reset' || next === 'refuse') for (const s of pairs) s.resetAndDestroy();
    },
    close(): void {
      server.close();
      for (const s of pairs) s.destroy();
    },
  };
}

export type Line = Awaited<ReturnType<typeof proxy>>;

/**
 * Breaks, refuses and delays now and then until an end time, at times drawn by `below`, with a working line between.
 */
export async function troubled(
  line: { readonly set: (weather: Weather) => unknown },
  end: number,
  below: (n: number) => number,
  [least, most]: readonly [number, number] = [200, 700],
): Promise<void> {
  const weathers = ['reset', 'refuse', 'slow', 'reset'] as const;
  for (;;) {
    const well = least + below(most - least);
    if (Date.now() + well >= end) return;
    await wait(well);
    await line.set(weathers[below(weathers.length)]!);
    await wait(50 + below(300));
    await line.set('fine');
  }
}
