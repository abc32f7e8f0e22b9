import { randomInt } from 'node:crypto';
import type { LisansKarti } from '@masabasi/core/lisans/contract';
import { LISANS_HAREKETLERI, LISANS_SURECI, type LisansHali, yenilemeDonemi } from '@masabasi/core/lisans/rules';
import type { Kurus } from '@masabasi/core/para';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { type Gun, tarihYaz } from '@masabasi/core/tarih';
import { type Hareket, hareketYaz, type Yapan } from '../hareket/kayit.ts';
import { gecir } from '../surec.ts';
import * as q from './queries.ts';

type Lisans = Pick<LisansKarti, 'Id' | 'LisansNo' | 'MusteriId' | 'ProjeId'>;
type LisansHareketi = Omit<Hareket<typeof LISANS_HAREKETLERI>, 'id'>;

/** Writes a movement, and the line of the customer's timeline that goes with it. */
export async function lisansHareketi(yapan: Yapan, l: Lisans, h: LisansHareketi, baslik: string): Promise<void> {
  await hareketYaz(yapan, LISANS_HAREKETLERI, { ...h, id: l.Id });
  await hareketYaz(yapan, MUSTERI_HAREKETLERI, {
    id: l.MusteriId,
    tur: 'lisans',
    baslik: `${l.LisansNo}: ${baslik}`,
    aciklama: h.aciklama,
    projeId: l.ProjeId,
  });
}

/** Renews a locked licence by one period. The database takes a period only once. */
export async function yenile(
  yapan: Yapan,
  l: Lisans & { BitisTarihi: Gun; CipaGun: number; DonemBaslama?: Gun },
  o: { ay: number; bugun: Gun; tutar: Kurus; aciklama: string },
): Promise<{ BitisTarihi: Gun; CipaGun: number; Surum: number }> {
  const GeriAlinan = await q.geriAlinan(yapan.db, l.Id);
  const { Baslama, Bitis, CipaGun } = yenilemeDonemi({ Bitis: l.BitisTarihi, CipaGun: l.CipaGun }, o.ay, o.bugun);
  await lisansHareketi(
    yapan,
    l,
    {
      tur: 'Yenileme',
      // What a person renewed can be taken back: the period before it is kept whole.
      eski: {
        BitisTarihi: l.BitisTarihi,
        ...(l.DonemBaslama !== undefined && { Donem: l.DonemBaslama, CipaGun: l.CipaGun }),
      },
      yeni: { BitisTarihi: Bitis, Donem: Baslama, Tutar: o.tutar, ...(GeriAlinan > 0 && { GeriAlinan }) },
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

/** Takes the last renewal of a locked licence back; the history keeps both. */
export async function yenilemeyiGeriAl(
  yapan: Yapan,
  l: Lisans & { BitisTarihi: Gun | null },
  once: { BitisTarihi: Gun; Donem: Gun; CipaGun: number },
): Promise<number> {
  await lisansHareketi(
    yapan,
    l,
    {
      tur: 'Yenileme Geri Alındı',
      ...(l.BitisTarihi !== null && { eski: { BitisTarihi: l.BitisTarihi } }),
      yeni: { BitisTarihi: once.BitisTarihi },
    },
    `yenileme geri alındı, bitiş ${tarihYaz(once.BitisTarihi)}`,
  );
  const donem = { donem_baslama: once.Donem, bitis_tarihi: once.BitisTarihi, cipa_gun: once.CipaGun };
  return q.degistir(yapan.db, l.Id, donem, yapan.kisi, yapan.simdi);
}

const HALLER = {
  Aktif: { tur: 'Askıdan Alma', baslik: 'askıdan indirildi' },
  Askıda: { tur: 'Askı', baslik: 'askıya alındı' },
  İptal: { tur: 'İptal', baslik: 'iptal edildi' },
} as const;

/** Who decides of licences; also the product itself, where a customer leaves. */
export const YONETEN = { yonetir: true } as const;
const YER = { tablo: 'lisans', sutun: 'hal', surumlu: true } as const;

/** Takes a locked licence to another state and writes its movement. */
export const halDegistir = (
  yapan: Yapan,
  l: Lisans & { Hal: LisansHali },
  nereye: LisansHali,
  aciklama: string,
  degisen: { otomatik_yenile?: boolean } = {},
) =>
  gecir(yapan.db, LISANS_SURECI, YER, {
    id: l.Id,
    kayit: l,
    nereye,
    cagiran: YONETEN,
    degisen: { ...degisen, duzenleyen_id: yapan.kisi, duzenleme_zamani: yapan.simdi },
    async yaz(satir) {
      const { tur, baslik } = HALLER[nereye];
      await lisansHareketi(yapan, l, { tur, aciklama }, baslik);
      return satir;
    },
  });

/** Ends what a customer who leaves still has. */
export async function lisanslariKapat(yapan: Yapan, musteriId: number): Promise<number> {
  const acik = await q.acikLisanslar(yapan.db, musteriId);
  for (const l of acik) await halDegistir(yapan, l, 'İptal', 'Müşteri ayrıldı', { otomatik_yenile: false });
  return acik.length;
}

/** Letters and digits that nobody takes for another. */
const HARFLER = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A new licence key: five groups of five, about 122 bits. */
export const anahtarUret = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => HARFLER[randomInt(HARFLER.length)]!).join('')).join(
    '-',
  );
