import { ETTN } from '@masabasi/core/mali/fatura/kontrol';
import { belgeTutari } from '@masabasi/core/mali/fatura/olustur';
import { gecerliGun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { GelenDosyaHatasi } from './gelenDosya.ts';
import { gelenCoz } from './gelenHazirla.ts';
import { xmlOzeti } from './kanit.ts';
import * as q from './queries.ts';

/** Reads an incoming invoice and keeps it unchanged, with its broken rules. */

const TUTAR = /^\d{1,13}(?:\.\d{1,2})?$/;

/**
 * Keeps an incoming invoice, unless it is there already. Returns true if it is new.
 * @throws GelenDosyaHatasi when it cannot be kept at all
 */
export async function gelenYaz(
  db: Db,
  xml: string,
  kaynak: 'dosya' | 'entegrator',
  simdi: Date,
): Promise<{ readonly id: number; readonly yeni: boolean }> {
  const bugun = istanbulGunu(simdi);
  const okunan = await gelenCoz(xml, bugun);
  if ('hata' in okunan) throw new GelenDosyaHatasi(okunan.hata);
  const { belge, aykiriliklar } = okunan;
  const { Toplam: t, Satici, Alici } = belge;
  if (!ETTN.test(belge.Ettn)) throw new GelenDosyaHatasi('Faturanın ETTN’si okunamıyor.');
  if (!TUTAR.test(t.Odenecek) || !TUTAR.test(t.Matrah) || !TUTAR.test(t.VergiDahil))
    throw new GelenDosyaHatasi('Faturanın tutarları okunamıyor.');
  if (!gecerliGun(belge.Tarih))
    throw new GelenDosyaHatasi(`Faturanın tarihi okunamıyor: ‘${belge.Tarih.slice(0, 40)}’ geçerli bir gün değil.`);
  const { vkn } = await q.ayar(db);
  if (Alici.Kimlik !== vkn)
    throw new GelenDosyaHatasi(`Fatura firmanıza kesilmemiş; alıcısının numarası ‘${Alici.Kimlik.slice(0, 20)}’.`);
  const ad = Satici.Unvan ?? [Satici.Ad, Satici.Soyad].filter((s) => s !== null).join(' ');
  const { rows } = await sql<{ id: number }>`
    insert into gelen_fatura (ettn, no, gonderen_kimlik, gonderen, tarih, senaryo, tip, para_birimi, matrah, vergi, odenecek,
      xml, xml_ozet, kaynak, gelis_zamani, aykiriliklar, yanit)
    values (${belge.Ettn}::uuid, ${belge.No.slice(0, 40)}, ${Satici.Kimlik.slice(0, 20)}, ${ad.slice(0, 300)}, ${belge.Tarih}::date,
      ${belge.Senaryo.slice(0, 40)}, ${belge.Tip.slice(0, 40)}, ${belge.ParaBirimi.slice(0, 3)}, ${belgeTutari(t.Matrah)},
      ${belgeTutari(t.VergiDahil) - belgeTutari(t.Matrah)}, ${belgeTutari(t.Odenecek)}, ${xml}, ${xmlOzeti(xml)}, ${kaynak},
      ${simdi}, ${JSON.stringify(aykiriliklar)}::jsonb, ${belge.Senaryo === 'TICARIFATURA' ? 'bekliyor' : 'yok'})
    on conflict (ettn) do nothing returning id`.execute(db);
  if (rows[0]) return { id: rows[0].id, yeni: true };
  const eski = await db
    .selectFrom('gelen_fatura')
    .select(['id', 'xml_ozet'])
    .where('ettn', '=', belge.Ettn)
    .executeTakeFirstOrThrow();
  if (!eski.xml_ozet.equals(xmlOzeti(xml)))
    throw new GelenDosyaHatasi('Bu ETTN ile başka içerikte bir fatura kayıtlı; gönderene sorunuz.');
  return { id: eski.id, yeni: false };
}

/** Records the reason that a document of the integrator was not kept. A later reason replaces it. */
export const gelenAlinamadi = (db: Db, ettn: string, neden: string, simdi: Date) =>
  db
    .insertInto('gelen_alinamayan')
    .values({ ettn: ettn.slice(0, 80), neden: neden.slice(0, 500), zaman: simdi })
    .onConflict((o) => o.column('ettn').doUpdateSet({ neden: neden.slice(0, 500), zaman: simdi }))
    .execute();
