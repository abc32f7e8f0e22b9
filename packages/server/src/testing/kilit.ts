import type { PoolClient } from 'pg';
import { kilitBekleyen, type TestServer } from './product.ts';

/** Statements of the database, for tests of locks, of their order and their number. */

/** Runs `is` while the test's own connection holds a statement's locks. `birak` releases them. */
export async function tutarken<T>(
  { pool }: Pick<TestServer, 'pool'>,
  ifade: string,
  is: (birak: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const tutan = await pool.connect();
  try {
    await tutan.query('begin');
    await tutan.query(ifade);
    return await is(async () => void (await tutan.query('rollback')));
  } finally {
    await tutan.query('rollback');
    tutan.release();
  }
}

/** True when rows can be locked at once, so nobody holds one of them. */
export const bosta = (s: Pick<TestServer, 'pool'>, ifade: string): Promise<boolean> =>
  tutarken(s, `${ifade} for update nowait`, async () => true).catch((e: { code?: string }) => {
    if (e.code === '55P03') return false;
    throw e;
  });

/**
 * The order of two locks: runs an act while `ilki` is held. True when it waits there without holding `sonraki`. Two
 * acts with different orders would wait for each other.
 */
export const once = <T>(
  s: TestServer,
  { ilki, sonraki, is }: { readonly ilki: string; readonly sonraki: string; readonly is: () => Promise<T> },
): Promise<{ readonly bos: boolean; readonly yanit: T }> =>
  tutarken(s, `${ilki} for no key update`, async (birak) => {
    const yanit = is();
    await kilitBekleyen(s);
    const bos = await bosta(s, sonraki);
    await birak();
    return { bos, yanit: await yanit };
  });

/** Runs an act and returns its answer with the statements sent meanwhile. */
export async function sorgulari<T>({ pool }: Pick<TestServer, 'pool'>, is: () => Promise<T>) {
  const sorgular: string[] = [];
  const dinlenen = new Set<PoolClient>();
  const dinle = (c: PoolClient) => {
    if (dinlenen.has(c)) return;
    dinlenen.add(c);
    const ilki = c.query.bind(c) as (...a: unknown[]) => unknown;
    c.query = ((...a: unknown[]) => {
      const [ifade] = a as [string | { readonly text?: string }];
      sorgular.push(typeof ifade === 'string' ? ifade : (ifade.text ?? ''));
      return ilki(...a);
    }) as never;
  };
  pool.on('acquire', dinle);
  try {
    return { yanit: await is(), sorgular };
  } finally {
    pool.off('acquire', dinle);
    for (const c of dinlenen) delete (c as Partial<PoolClient>).query;
  }
}
