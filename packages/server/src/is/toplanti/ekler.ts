import { randomBytes } from 'node:crypto';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { toplanti as contract } from '@masabasi/core/is/toplanti/contract';
import { baglantiUyar, toplantiSiteleri } from '@masabasi/core/is/toplanti/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { Database } from '../../platform/db/schema.ts';
import { icerikOku, dosyaBul } from '../../platform/dosya/api.ts';
import { tokenOzeti } from '../../platform/http/access.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import type { GizliAdres } from '../../platform/http/secret.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { tutanakBelgesi } from './pdf.ts';
import * as q from './queries.ts';

/** Documents of meetings, readable for some minutes under an address that only the person who asked for it knows. */

const DAKIKA = 60_000;
const GECERLI_DK = 5;
const YOK = 'Bu adresin süresi dolmuş. Toplantıdan yeniden açınız.';
const [TUTANAK, DOSYA] = ['/toplanti/tutanak', '/toplanti/dosya'] as const;

/** Stores an address under which one document is readable until its end. */
const adresYaz = (db: Db, a: Insertable<Database['toplanti_gorme']>) =>
  db.insertInto('toplanti_gorme').values(a).execute();
/**
 * Finds the document behind a valid address of an active person. The customer's name is null when this person may
 * not see the customer.
 */
const adresBul = (db: Db, ozet: Buffer, simdi: Date) =>
  read(db).first(sql<{ toplanti_id: number; dosya_id: number | null; musteri: string | null }>`
    select g.toplanti_id, g.dosya_id, (
        select m.gorunen_ad from toplanti t join musteri m on m.id = t.musteri_id and m.silindi is null
        where t.id = g.toplanti_id and exists (select from musteri_proje mp join kisi_proje kp using (proje_id)
          where mp.musteri_id = m.id and kp.kisi_id = g.kisi_id)) as musteri
    from toplanti_gorme g join kisi k on k.id = g.kisi_id
    where g.ozet = ${ozet} and g.son > ${simdi} and k.aktif`);
export const eskiAdresleriSil = (db: Db, simdi: Date) =>
  sql`delete from toplanti_gorme where son < ${simdi}`.execute(db);

/** Gives an address for a document of a meeting, and records the request. */
export async function gormeAdresi(ctx: ProductAct, { dr }: Istek<typeof contract.getSeeLink>) {
  const { db, ben, simdi } = ctx;
  const istenen = typeof dr === 'number' ? { Id: dr, Tur: 'tutanak' as const, DosyaId: null } : dr;
  const t = found(await q.kart(db, istenen.Id, ctx), 'Toplantı');
  if (istenen.DosyaId !== null && istenen.Tur !== 'dosya') return red('Ya tutanak ya dosya istenir.');
  const yaz = (DosyaId: number | null) =>
    ctx.denetle({ eylem: 'getSeeLink', nesne: 'toplanti', nesneId: t.Id, yeni: { tur: istenen.Tur, DosyaId } });
  if (istenen.Tur === 'oda') {
    if (t.Link === null || !baglantiUyar(t.Link, toplantiSiteleri(ctx.config.toplantiSiteleri)))
      return red('Toplantının çevrim içi adresi yok.');
    await yaz(null);
    return { durum: true as const, link: t.Link };
  }
  if (istenen.Tur === 'dosya') {
    const d = istenen.DosyaId === null ? undefined : await dosyaBul(db, 'toplanti', istenen.DosyaId);
    if (d === undefined || d.yer !== t.Id || d.silindi !== null) throw kayitYok('Dosya');
  }
  const anahtar = randomBytes(32).toString('base64url');
  await adresYaz(db, {
    ozet: tokenOzeti(anahtar),
    toplanti_id: t.Id,
    kisi_id: ben.Id,
    dosya_id: istenen.DosyaId,
    son: new Date(simdi.getTime() + GECERLI_DK * DAKIKA),
  });
  await yaz(istenen.DosyaId);
  const yol = istenen.Tur === 'dosya' ? `${DOSYA}/${anahtar}.bin` : `${TUTANAK}/${anahtar}.pdf`;
  return { durum: true as const, link: `/api${yol}` };
}

export const gormeAdresleri: readonly GizliAdres[] = [
  {
    yol: TUTANAK,
    uzanti: 'pdf',
    hiz: { adet: 120, saniye: 300 },
    yok: YOK,
    async cevap(db, ozet, simdi) {
      const a = await adresBul(db, ozet, simdi);
      if (a === null || a.dosya_id !== null) return null;
      const t = { Id: a.toplanti_id, Musteri: a.musteri };
      const { ad, veri } = await tutanakBelgesi(db, t, (await kurulumSatiri(db))?.sirket ?? '', simdi);
      return { tur: 'application/pdf', dosyaAdi: ad, govde: veri };
    },
  },
  {
    yol: DOSYA,
    uzanti: 'bin',
    hiz: { adet: 300, saniye: 300 },
    yok: YOK,
    async cevap(db, ozet, simdi, config) {
      const a = await adresBul(db, ozet, simdi);
      if (a === null || a.dosya_id === null) return null;
      const d = await dosyaBul(db, 'toplanti', a.dosya_id);
      if (d === undefined || d.yer !== a.toplanti_id || d.silindi !== null) return null;
      const parcalar: Uint8Array[] = [];
      for await (const parca of icerikOku(db, config.s3, d.ozet)) parcalar.push(parca);
      return { tur: d.tip, dosyaAdi: d.ad, govde: Buffer.concat(parcalar), indirilir: true };
    },
  },
];
