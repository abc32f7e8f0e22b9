import { createHash } from 'node:crypto';
import type { kod as contract } from '@masabasi/core/is/kod/contract';
import { type Itme, itmeOku, OkunmayanItme } from '@masabasi/core/is/kod/itme';
import { GOREV_HAREKETLERI } from '@masabasi/core/is/gorev/rules';
import { gorur } from '../gorev/api.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { HttpError, kayitYok } from '../../platform/http/errors.ts';
import * as q from './queries.ts';

/** A code push, read in the format of its sender. Null when it carries no code. Throws 400 when it cannot be read. */
function okunan(govde: Readonly<Record<string, unknown>>): Itme | null {
  try {
    if (typeof govde['object_kind'] === 'string') return itmeOku('gitlab', govde['object_kind'], govde);
    if (govde['pull_request'] !== undefined) return itmeOku('github', 'pull_request', govde);
    return Array.isArray(govde['commits']) ? itmeOku('github', 'push', govde) : null;
  } catch (e) {
    if (e instanceof OkunmayanItme)
      throw new HttpError(400, `Bildirim okunamadı: ${e.message || 'biçimi bilinmiyor'}.`);
    throw e;
  }
}

export const kod: Handlers<typeof contract> = {
  async kodItme(ctx, govde) {
    const { db, simdi } = ctx;
    const itme = okunan(govde);
    // Events without code are accepted and ignored.
    if (itme === null || itme.Islemler.length === 0) return { durum: true, Islem: 0, Is: 0 };
    const ozet = createHash('sha256').update(JSON.stringify(govde)).digest();
    if (!(await q.teslimEkle(db, ozet, simdi))) throw new HttpError(409, 'Bu bildirim daha önce alındı.');
    const yeniler = await q.islemleriEkle(db, { depo: itme.Depo, dal: itme.Dal, simdi }, itme.Islemler);
    const anilan = await q.gorevler(db, [...new Set(yeniler.flatMap(({ islem }) => islem.GorevIdler))]);
    const urunu = new Map(anilan.map((g) => [g.id, g.proje]));
    for (const { id, islem } of yeniler)
      for (const gorevId of islem.GorevIdler) {
        const projeId = urunu.get(gorevId);
        if (projeId === undefined) continue;
        await q.bagla(db, id, gorevId);
        await hareketYaz({ db, simdi, kisi: null }, GOREV_HAREKETLERI, {
          id: gorevId,
          tur: 'kod',
          baslik: islem.Tur === 'islem' ? GOREV_HAREKETLERI.turler.kod : 'Kod birleştirildi',
          aciklama: `${islem.Sha.slice(0, 8)} ${islem.Mesaj.split('\n')[0]} (${islem.Yazan}, ${itme.Dal})`,
          projeId,
        });
      }
    if (anilan.length > 0) ctx.yayinla({ tur: 'gorev' });
    return { durum: true, Islem: yeniler.length, Is: anilan.length };
  },

  async kodListe({ db, urunler }, { GorevId }) {
    if (!(await gorur(db, GorevId, urunler))) throw kayitYok('İş');
    return { durum: true, kodlist: await q.islemler(db, GorevId) };
  },
};
