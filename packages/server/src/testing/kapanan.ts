import type { Db } from '../platform/db/connect.ts';

/** Customers and their closed tickets, for tests of the consequences. */

/** Noon of a Friday within the desk's hours. */
export const CUMA = new Date('2026-11-20T08:00:00Z');
const SAAT_MS = 3_600_000;
/** Hours after noon of that Friday. */
export const saatSonra = (n: number): Date => new Date(CUMA.getTime() + n * SAAT_MS);

/** Setting of tests about survey sending: a customer with mail and telephone, and functions that close tickets. */
export async function kapananAc(db: Db, kisiler: { readonly acan: number; readonly atanan: number }) {
  const tanim = (await db.selectFrom('tanim').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  let sira = 0;
  const musteri = async (
    o: { readonly eposta?: string | null; readonly gsm?: string | null; readonly durum?: string } = {},
  ) => {
    const no = ++sira;
    const { id } = await db
      .insertInto('musteri')
      .values({
        tip: 2,
        unvan: `Şifa ${no}`,
        eposta: o.eposta === undefined ? `musteri${no}@ornek.example` : o.eposta,
        gsm: o.gsm === undefined ? `0532${String(no).padStart(7, '0')}` : o.gsm,
        durum: 'Aktif',
        yazma_zamani: CUMA,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('musteri_proje').values({ musteri_id: id, proje_id: 2 }).execute();
    return id;
  };
  const kapanan = async (o: { readonly musteriId?: number; readonly zaman?: Date; readonly projeId?: number } = {}) => {
    const zaman = o.zaman ?? CUMA;
    const musteri_id = o.musteriId ?? (await musteri());
    const { id } = await db
      .insertInto('gorusme')
      .values({
        musteri_id,
        proje_id: o.projeId ?? 2,
        gorusme_tur_id: tanim,
        konu_id: tanim,
        oncelik_id: tanim,
        yon: 1,
        baslik: 'Fiş yazdırılamıyor',
        cozum: 'Yazıcı yeniden kuruldu.',
        durum: 'kapandi',
        acan_id: kisiler.acan,
        atanan_id: kisiler.atanan,
        baslama_zamani: new Date(zaman.getTime() - SAAT_MS),
        cozum_zamani: zaman,
        kapanis_zamani: zaman,
        son_hareket: zaman,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, musteriId: musteri_id };
  };
  /** Reopens a ticket and closes it again at this time. Null: it stays open. */
  const yenidenAcil = (id: number, zaman: Date | null) =>
    db
      .updateTable('gorusme')
      .set(
        zaman === null
          ? { durum: 'islemde', kapanis_zamani: null, cozum_zamani: null }
          : { durum: 'kapandi', kapanis_zamani: zaman, cozum_zamani: zaman },
      )
      .where('id', '=', id)
      .execute();
  const onay = (musteri_id: number, kanal: 'E-posta' | 'Arama', durum: 'Onay' | 'Ret') =>
    db
      .insertInto('musteri_onay')
      .values({ musteri_id, kanal, durum, tarih: '2026-11-01', kaynak: 'Telefon', zaman: CUMA, kisi_id: null })
      .execute();
  const sorulanlar = () => db.selectFrom('memnuniyet').selectAll().orderBy('id').execute();
  const postalar = () => db.selectFrom('posta').select(['alici', 'konu', 'metin', 'otomatik']).orderBy('id').execute();
  return { musteri, kapanan, yenidenAcil, onay, sorulanlar, postalar };
}
