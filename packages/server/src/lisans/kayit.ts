import { randomInt } from 'node:crypto';
import type { LisansKarti } from '@masabasi/core/lisans/contract';
import { yenilemeDonemi } from '@masabasi/core/lisans/rules';
import { type Gun, tarihYaz } from '@masabasi/core/tarih';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import * as musteri from '../musteri/queries.ts';
import * as q from './queries.ts';

/** On whose behalf and when a licence changes; null: the product's own doing. */
export interface Yapan {
  readonly db: Db;
  readonly simdi: Date;
  readonly kisi: KisiId | null;
}

type Lisans = Pick<LisansKarti, 'Id' | 'LisansNo' | 'MusteriId' | 'ProjeId'>;

/** Writes a movement, and the line of the customer's timeline that goes with it. */
export async function hareketYaz({ db, simdi, kisi }: Yapan, l: Lisans, h: q.Hareket, baslik: string): Promise<void> {
  await q.hareketYaz(db, l.Id, h, kisi, simdi);
  await musteri.olayYaz(
    db,
    l.MusteriId,
    { tur: 'lisans', baslik: `${l.LisansNo}: ${baslik}`, aciklama: h.aciklama, projeId: l.ProjeId },
    kisi,
    simdi,
  );
}

/**
 * Renews a locked licence by one period. The database takes a period only once.
 * @param tutar kuruş
 */
export async function yenile(
  yapan: Yapan,
  l: Lisans & { BitisTarihi: Gun; CipaGun: number },
  o: { ay: number; bugun: Gun; tutar: number; aciklama: string },
): Promise<{ BitisTarihi: Gun; CipaGun: number; Surum: number }> {
  const { Baslama, Bitis, CipaGun } = yenilemeDonemi({ Bitis: l.BitisTarihi, CipaGun: l.CipaGun }, o.ay, o.bugun);
  await hareketYaz(
    yapan,
    l,
    {
      tur: 'Yenileme',
      donem: Baslama,
      eski_bitis: l.BitisTarihi,
      yeni_bitis: Bitis,
      tutar: o.tutar,
      aciklama: o.aciklama,
    },
    `${tarihYaz(Bitis)} gününe kadar yenilendi`,
  );
  const Surum = await q.degistir(
    yapan.db,
    l.Id,
    { donem_baslama: Baslama, bitis_tarihi: Bitis, cipa_gun: CipaGun },
    yapan.kisi,
    yapan.simdi,
  );
  return { BitisTarihi: Bitis, CipaGun, Surum };
}

/** Ends what a customer who leaves still has. */
export async function lisanslariKapat(yapan: Yapan, musteriId: number): Promise<number> {
  const acik = await q.acikLisanslar(yapan.db, musteriId);
  for (const l of acik) {
    await q.degistir(yapan.db, l.Id, { hal: 'İptal', otomatik_yenile: false }, yapan.kisi, yapan.simdi);
    await hareketYaz(yapan, l, { tur: 'İptal', aciklama: 'Müşteri ayrıldı' }, 'iptal edildi');
  }
  return acik.length;
}

/** Letters and digits that nobody takes for another. */
const HARFLER = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A new licence key: five groups of five, about 122 bits. */
export const anahtarUret = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => HARFLER[randomInt(HARFLER.length)]!).join('')).join(
    '-',
  );
