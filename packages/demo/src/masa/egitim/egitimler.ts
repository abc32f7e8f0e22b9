import { EGITIM_HAREKETLERI, type EgitimDurumu, sertifikaNo } from '@masabasi/core/masa/egitim/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type Insertable, sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Database } from '@masabasi/server/platform/db/schema';
import { type EskiHareket, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import { zar } from '../../plan/zar.ts';
import { bostakiler } from '../../player/durum.ts';

/** Writes the demo company's trainings, and ends the past ones. */

const SONUC_ZARI = 727_304;

/** A training to be written, with its participants and its history. */
interface Egitim {
  readonly satir: Insertable<Database['egitim']>;
  readonly hareketler: readonly Omit<EskiHareket<typeof EGITIM_HAREKETLERI>, 'id'>[];
  readonly kisiler: readonly { readonly musteri_personel_id: number | null; readonly ad: string }[];
  readonly yapildi: boolean;
}

/** Writes trainings, participants, histories, and their lines in the customers' timelines. */
export async function ekle(db: Db, egitimler: readonly Egitim[]): Promise<void> {
  if (egitimler.length === 0) return;
  const eklenen = await db
    .insertInto('egitim')
    .values(egitimler.map((e) => e.satir))
    .returning('id')
    .execute();
  const idler = eklenen.map((e) => e.id);
  await db
    .insertInto('egitim_katilimci')
    .values(
      egitimler.flatMap((e, n) =>
        e.kisiler.map((kisi) => ({ ...kisi, egitim_id: idler[n]!, katildi: false, puan: null, sertifika_no: null })),
      ),
    )
    .execute();
  await katildilar(
    db,
    idler.filter((_, n) => egitimler[n]!.yapildi),
  );
  await satirlariYaz(
    db,
    egitimler.flatMap((e, n) => e.hareketler.map((h) => ({ ...h, id: idler[n]! }))),
    new Map(egitimler.map((e, n) => [idler[n]!, e.satir])),
  );
}

/** Marks everybody as present at these trainings, with a certificate. */
async function katildilar(db: Db, idler: readonly number[]): Promise<void> {
  if (idler.length === 0) return;
  const kisiler = await db
    .updateTable('egitim_katilimci')
    .set({ katildi: true, puan: sql<number>`70 + egitim_id % 31` })
    .where('egitim_id', 'in', idler)
    .returning('id')
    .execute();
  const numaralar = kisiler.map((kisi) => ({ id: kisi.id, no: sertifikaNo(kisi.id) }));
  await sql`update egitim_katilimci k set sertifika_no = y.no
    from jsonb_to_recordset(${JSON.stringify(numaralar)}::jsonb) y (id int, no text) where k.id = y.id`.execute(db);
}

async function satirlariYaz(
  db: Db,
  satirlar: readonly EskiHareket<typeof EGITIM_HAREKETLERI>[],
  kimin: ReadonlyMap<number, { readonly musteri_id: number; readonly proje_id: number }>,
): Promise<void> {
  await hareketleriYaz(db, EGITIM_HAREKETLERI, satirlar);
  await hareketleriYaz(
    db,
    MUSTERI_HAREKETLERI,
    satirlar.map(({ id, zaman, kisi, baslik, aciklama }) => ({
      id: kimin.get(id)!.musteri_id,
      tur: 'egitim' as const,
      baslik,
      aciklama,
      zaman,
      kisi,
      projeId: kimin.get(id)!.proje_id,
      yeni: { KayitId: id },
    })),
  );
}

/**
 * Ends past trainings that are still planned: each was held, nobody came, or it was cancelled. Trainings that a visitor
 * of the demo touched stay.
 */
export async function sonuclandir(db: Db, ilk: Gun, simdi: Date): Promise<void> {
  const { rows } = await sql<{
    id: number;
    surum: number;
    musteri_id: number;
    proje_id: number;
    egitmen_id: number;
    bit: string;
  }>`
    select e.id, e.surum, e.musteri_id, e.proje_id, e.egitmen_id, e.planlanan_bitis as bit from egitim e
    where e.durum = 'planlandi' and e.planlanan_baslama >= ${new Date(istanbulAni(gunEkle(ilk, -2)))}
      and e.planlanan_baslama < ${simdi}::timestamptz and e.planlanan_bitis <= ${simdi}::timestamptz
      and e.acan_id = (select id from kisi where kullanici_anahtari = 'yonetici')
      and e.egitmen_id = any(${(await bostakiler(db, ilk, simdi)).map((k) => k.id)}::int[])
      and not exists (select from denetim d where d.nesne = ${EGITIM_HAREKETLERI.nesne} and d.nesne_id = e.id)
    order by e.planlanan_bitis, e.id for no key update of e skip locked`.execute(db);
  if (rows.length === 0) return;
  const adlar = new Map(
    (await db.selectFrom('tanim').select(['anahtar', 'ad']).where('liste', '=', 'egitimDurum').execute()).map((t) => [
      t.anahtar,
      t.ad,
    ]),
  );
  const sonuclar = rows.map((e) => {
    const n = zar(SONUC_ZARI, e.id).arasi(1, 20);
    const durum: EgitimDurumu = n <= 16 ? 'yapildi' : n <= 18 ? 'gelmedi' : 'iptal';
    return { ...e, durum };
  });
  const durumlar = JSON.stringify(sonuclar.map(({ id, durum }) => ({ id, durum })));
  await sql`update egitim e set durum = y.durum, surum = e.surum + 1,
      baslama_zamani = case when y.durum = 'yapildi' then e.planlanan_baslama end,
      bitis_zamani = case when y.durum = 'yapildi' then e.planlanan_bitis end,
      konular = case when y.durum = 'yapildi'
        then (select coalesce(jsonb_agg(k || '{"Tamam": true}'), '[]') from jsonb_array_elements(e.konular) k) else e.konular end
    from jsonb_to_recordset(${durumlar}::jsonb) y (id int, durum text) where e.id = y.id`.execute(db);
  await katildilar(
    db,
    sonuclar.filter((e) => e.durum === 'yapildi').map((e) => e.id),
  );
  await satirlariYaz(
    db,
    sonuclar.map((e) => ({
      id: e.id,
      tur: 'durum' as const,
      baslik: `Eğitim: ${adlar.get(e.durum) ?? e.durum}`,
      aciklama: e.durum === 'iptal' ? 'Müşteri vazgeçtiğini bildirdi.' : '',
      zaman: new Date(e.bit),
      kisi: e.egitmen_id,
      surum: e.surum + 1,
      yeni: { Durum: e.durum, EgitmenId: e.egitmen_id },
    })),
    new Map(sonuclar.map((e) => [e.id, e])),
  );
}
