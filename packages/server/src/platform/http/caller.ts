import { type Endpoint, type Oncelik, oturumsuz } from '@masabasi/core/platform/call/endpoint';
import { iosMu, mobilTarayiciMi } from '@masabasi/core/kisi/oturum/rules';
import type { FastifyRequest } from 'fastify';
import type { Baglanti } from '../db/connect.ts';
import type { DiskBekcisi } from '../db/disk.ts';
import { type Cagiran, type Soru, kimlikDogrula } from './access.ts';
import type { IstekBilgisi } from './context.ts';
import { once } from './errors.ts';

/** The Bearer token of a request, or null. */
export function tokenOku(req: FastifyRequest): string | null {
  const m = /^Bearer ([\w-]{20,200})$/.exec(req.headers.authorization ?? '');
  return m ? m[1]! : null;
}

/** The caller of a request, or null. Records the use of the session at most once a minute. */
export async function cagiran(
  o: Baglanti & { readonly disk?: DiskBekcisi },
  req: FastifyRequest,
  simdi: Date,
  soru: Soru = {},
): Promise<Cagiran | null> {
  const token = tokenOku(req);
  if (token === null) return null;
  const c = await kimlikDogrula(o.pool, token, simdi, soru);
  req.kisiId = c?.ben.Id ?? null;
  if (c && !o.disk?.dolu() && simdi.getTime() - Date.parse(c.ben.sonKullanim) > 60_000)
    // The call does not wait for this write, and does not fail with it.
    o.db
      .updateTable('oturum')
      .set({ son_kullanim: simdi })
      .where('id', '=', c.ben.oturumId)
      .execute()
      .catch((err: unknown) => req.log.warn({ err }, 'oturumun son kullanımı yazılamadı'));
  return c;
}

/** First steps that do not block calls for everybody. */
const HERKESE: readonly Oncelik[] = ['parola', 'ikiAdim'];

/** @throws 403 when the caller must do another step first, unless the call serves that step */
export function onceligiSor(e: Pick<Endpoint, 'access' | 'oncelik'> | null, c: Cagiran | null): void {
  const { oncelik = null } = c?.ben ?? {};
  if (oncelik === null) return;
  const acik = e && oturumsuz(e.access) ? HERKESE : (e?.oncelik ?? []);
  if (!acik.includes(oncelik)) throw once(oncelik);
}

/** Facts of a request besides its body. */
export function istekBilgisi(req: FastifyRequest, anahtar: string | null): IstekBilgisi {
  const tarayici = (req.headers['user-agent'] ?? '').slice(0, 300);
  const mobil = mobilTarayiciMi(tarayici) || iosMu(tarayici) || req.headers['sec-ch-ua-mobile'] === '?1';
  // The address is gone when a browser hung up before its request was read.
  return { id: req.id, ip: req.ip || 'bilinmiyor', tarayici, mobil, anahtar };
}
