import { banka } from '@masabasi/core/mali/banka/contract';
import { fatura } from '@masabasi/core/mali/fatura/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { sql } from 'kysely';
import { BOS_HESAP, mt940 } from '../mali/banka/testing.ts';
import type { Db } from '../platform/db/connect.ts';
import { OGLEN, tamam, type TestServer } from './product.ts';
import { BOS_MUSTERI } from './walk.ts';

export { BOS_HESAP, mt940 } from '../mali/banka/testing.ts';

/** Setting of tests about money: a customer, an invoice, a bank line. It is noon of 20.11.2026. */

const BUGUN = OGLEN.slice(0, 10);
const YENI = { Id: 0, Surum: 0 };

/** @param token a person who keeps the books and sees product 2 */
export async function bankaDenemesi(s: TestServer, token: string) {
  await s.db
    .updateTable('fatura_ayari')
    .set({ unvan: 'Masabaşı Yazılım A.Ş.', vkn: '1112223339', ilce: 'Çankaya', il: 'Ankara' })
    .execute();
  let no = 0;
  return {
    async musteriAc(Soyad: string): Promise<number> {
      const kart = { ...BOS_MUSTERI, Ad: 'Şule', Soyad, ProjeIdler: [2] };
      const { Id } = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, token));
      await sql`update musteri m set adres = 'Iğdır Sokak 3', il_id = y.il_id, ilce_id = y.ilce from (
        select il_id, min(id) as ilce from ilce group by il_id order by il_id limit 1) y where m.id = ${Id}`.execute(
        s.db,
      );
      return Id;
    },
    /** An issued invoice. @param tutar lira without VAT */
    async kesilen(MusteriId: number, tutar: number) {
      const sabit = { ProjeId: 2, Senaryo: 'EARSIVFATURA' as const, Tip: 'SATIS' as const, Tarih: BUGUN, Vade: null };
      const Kalemler = [{ Ad: 'Bakım', Miktar: '1', BirimKodu: 'C62', BirimFiyat: String(tutar), KdvOran: 20 }];
      const taslak = { ...YENI, ...sabit, MusteriId, ParaBirimi: 'TRY', Kur: null, Aciklama: '', Kalemler };
      const { Id, Surum } = tamam(await s.call(fatura.faturaKaydet, { fatura: taslak }, token));
      return tamam(await s.call(fatura.faturaKes, { Id, Surum }, token));
    },
    /** A line on a new account. @param tutar kuruş, below 0: outgoing @returns its number */
    async gelen(tutar: number): Promise<number> {
      const hesap = { ...BOS_HESAP, Ad: `Hesap ${++no}` };
      const { Id: HesapId } = tamam(await s.call(banka.bankaHesapKaydet, { hesap }, token));
      const icerik = { metin: mt940(0, [[BUGUN, tutar, 'GELEN EFT']]) };
      tamam(await s.call(banka.ekstreYukle, { HesapId, Dosya: 'e.sta', icerik }, token));
      return tamam(await s.call(banka.getHareketList, { HesapId }, token)).hareketlist[0]!.Id;
    },
    /** Assigns a bank line to a customer and pays these invoices with it. */
    isle: async (Id: number, MusteriId: number, odenenler: readonly (readonly [FaturaId: number, Tutar: number])[]) =>
      tamam(
        await s.call(
          banka.eslesmeKaydet,
          {
            Id,
            Surum: 1,
            Sinif: 'musteri',
            MusteriId,
            odenenler: odenenler.map(([FaturaId, Tutar]) => ({ FaturaId, Tutar: kurus(Tutar) })),
          },
          token,
        ),
      ),
  };
}
export type BankaDenemesi = Awaited<ReturnType<typeof bankaDenemesi>>;

/** An issued, unpaid invoice with this sum, for a customer of this product. */
export async function kesilenFatura(
  db: Db,
  o: {
    readonly musteriId: number;
    readonly kisiId: number;
    readonly no: number;
    readonly tutar: number;
    readonly vade?: string;
    readonly projeId?: number;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, vade, brut, matrah, odenecek, durum, no, xml, xml_ozet,
      kesme_zamani, kesen_id, acan_id, acilis_zamani)
    values ('earsiv', ${o.musteriId}, ${o.projeId ?? 2}, 'EARSIVFATURA', 'SATIS', '2026-11-10', ${o.vade ?? null}::date, ${o.tutar},
      ${o.tutar}, ${o.tutar}, 'kesildi', 'MSA2026' || lpad(${String(o.no)}, 9, '0'), '<a/>', sha256('x'), '2026-11-10T09:00:00Z', ${o.kisiId}, ${o.kisiId},
      '2026-11-10T09:00:00Z') returning id`.execute(db);
  return rows[0]!.id;
}
