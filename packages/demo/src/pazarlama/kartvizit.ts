import { sql } from 'kysely';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { dosyaEkle, resimDosyasi } from '@masabasi/server/platform/dosya/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { kartCiz } from './kartvizit/resim.ts';

/** The demo company's business cards of people at prospects, each with its text and consents. */

const KART_SAYISI = 12;
const GUN_MS = 24 * 60 * 60 * 1000;

interface Kisi {
  readonly id: number;
  readonly musteri_id: number;
  readonly ad: string;
  readonly unvan: string;
  readonly firma: string;
  readonly gsm: string;
  readonly eposta: string;
  readonly adres: string;
  readonly yer: string;
}

async function karti(k: Kisi, n: number) {
  const resim = await kartCiz(
    {
      kisi: k.ad,
      unvan: k.unvan,
      firma: k.firma,
      satirlar: [`GSM: ${telefonYaz(k.gsm)}`, k.eposta],
      adres: [k.adres, k.yer].filter((s) => s !== ''),
    },
    n,
  );
  const dosya = await resimDosyasi(`kartvizit-${n + 1}.jpg`, 'image/jpeg', resim);
  if (typeof dosya === 'string') throw new Error(dosya);
  return dosya;
}

async function yaz({ db, simdi, bugun }: OrnekOrtami): Promise<void> {
  const { rows } = await sql<Kisi>`
    select y.id, y.musteri_id, y.ad || ' ' || y.soyad as ad, y.unvan, m.unvan as firma, y.gsm, y.eposta, m.adres,
      concat_ws(' / ', c.ad, i.ad) as yer
    from aday a join musteri m on m.id = a.musteri_id join musteri_yetkili y on y.id = m.ana_yetkili_id
      left join il i on i.id = m.il_id left join ilce c on c.id = m.ilce_id
    where a.kapanis_zamani is null and m.tip = 2 and y.gsm is not null and y.eposta is not null
    order by y.id limit ${KART_SAYISI}`.execute(db);
  const { id: yukleyen } = await db
    .selectFrom('kisi')
    .select('id')
    .where('kullanici_anahtari', '=', 'yonetici')
    .executeTakeFirstOrThrow();
  const cizilen = await Promise.all(rows.map((k, n) => karti(k, n)));
  for (const [n, k] of rows.entries()) {
    const zaman = new Date(simdi.getTime() - (n + 1) * 3 * GUN_MS);
    const { id } = await db
      .insertInto('kartvizit')
      .values({
        musteri_id: k.musteri_id,
        proje_id: null,
        yetkili_id: n % 3 === 2 ? null : k.id,
        yukleyen_id: yukleyen,
        zaman,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await dosyaEkle(db, { nesne: 'kartvizit', id }, [cizilen[n]!], yukleyen, zaman);
    if (n % 3 !== 2)
      await sql`insert into yetkili_onay (yetkili_id, kanal, durum, tarih, kaynak, kisi_id, zaman)
        select ${k.id}, x.kanal, x.durum, ${bugun}::date - ${(n + 1) * 3}::int, 'Fiziksel ortam', ${yukleyen}, ${zaman}::timestamptz
        from (values ('Arama', 'Onay'), ('E-posta', 'Onay'), ('SMS', ${n % 2 === 0 ? 'Onay' : 'Ret'})) x (kanal, durum)`.execute(
        db,
      );
  }
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'kartvizit', sonra: ['yetkili', 'aday', 'dosya'], yaz }];
