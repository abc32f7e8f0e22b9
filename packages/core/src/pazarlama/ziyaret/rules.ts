import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { gorunenUzunluk } from '../../platform/text/metin.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type An, type Gun, gunEkle, istanbulGunu, ms } from '../../platform/time/tarih.ts';

/** States of a visit. */
export const ZIYARET_DURUMLARI = ['planlandi', 'yapildi', 'olmadi'] as const;
export type ZiyaretDurumu = (typeof ZIYARET_DURUMLARI)[number];
export const ZIYARET_DURUM_ADLARI: Readonly<Record<ZiyaretDurumu, string>> = {
  planlandi: 'Planlandı',
  yapildi: 'Yapıldı',
  olmadi: 'Yapılamadı',
};

/** Results of a visit. */
export const ZIYARET_SONUCLARI = ['ilgili', 'demo', 'teklif', 'ertelendi', 'olumsuz'] as const;
export type ZiyaretSonucu = (typeof ZIYARET_SONUCLARI)[number];
export const ZIYARET_SONUC_ADLARI: Readonly<Record<ZiyaretSonucu, string>> = {
  ilgili: 'İlgili',
  demo: 'Demo İstedi',
  teklif: 'Teklif İstedi',
  ertelendi: 'Ertelendi',
  olumsuz: 'Olumsuz',
};

/** Tabs of the list, in their order. */
export const ZIYARET_SEKMELERI = {
  hepsi: 'Hepsi',
  bugun: 'Bugün',
  planli: 'Planlı',
  sonuc: 'Sonuç Bekleyen',
  takip: 'Takip Zamanı Gelen',
  yapilan: 'Yapılan',
  olmayan: 'Yapılamayan',
} as const;
export type ZiyaretSekmesi = keyof typeof ZIYARET_SEKMELERI;

export interface ZiyaretHali {
  readonly DurumAnahtar: ZiyaretDurumu;
}

/**
 * State machine of a visit, for everybody who sees it. A held visit stays as it is, and the next step is a new visit.
 */
export const ZIYARET_SURECI: Surec<ZiyaretDurumu, ZiyaretHali, object> = {
  durumlar: ZIYARET_DURUMLARI,
  ilk: 'planlandi',
  hali: (z) => z.DurumAnahtar,
  gecisler: [
    { nereden: ['planlandi'], nereye: 'yapildi', ad: 'Sonuç Yaz' },
    { nereden: ['planlandi'], nereye: 'olmadi', ad: 'Yapılamadı' },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir ziyaret kapanmıştır, durumu değişmez.`,
};

const EN_COK_ZIYARET_SAATI = 12;
export const EN_COK_ZIYARET_KATILIMCISI = 40;
/** Characters of a reason, at least. */
const EN_KISA_NEDEN = 10;
/** Days in advance for the plan of a visit or for the next question, at most. */
const EN_UZAK_GUN = 365;

const SAAT_MS = 3_600_000;

function aralikHatasi(bas: string | null, bit: string | null): { bas?: string; bit?: string } {
  if (bas === null) return { bas: 'Başlama gününü ve saatini yazınız.' };
  if (bit === null) return { bit: 'Bitiş saatini yazınız.' };
  if (ms(bit) <= ms(bas)) return { bit: 'Bitiş, başlamadan sonra olmalı.' };
  return ms(bit) - ms(bas) > EN_COK_ZIYARET_SAATI * SAAT_MS
    ? { bit: `Bir ziyaret en çok ${EN_COK_ZIYARET_SAATI} saat sürer.` }
    : {};
}

/** Fields of a visit that the rules check. */
export interface ZiyaretFormu {
  readonly Baslama_Zamani: string | null;
  readonly Bitis_Zamani: string | null;
  readonly ProjeIdler: readonly number[];
}
export type ZiyaretHatalari = Partial<Record<keyof ZiyaretFormu, string>>;

/** Mistakes by field, of a planned visit or one that is recorded afterwards. */
export function ziyaretHatalari(z: ZiyaretFormu, simdi: An): ZiyaretHatalari {
  const { bas, bit } = aralikHatasi(z.Baslama_Zamani, z.Bitis_Zamani);
  const uzak =
    z.Baslama_Zamani !== null && istanbulGunu(z.Baslama_Zamani) > gunEkle(istanbulGunu(simdi), EN_UZAK_GUN)
      ? 'Bir ziyaret en çok bir yıl sonrasına planlanır.'
      : null;
  return {
    ...((bas ?? uzak) && { Baslama_Zamani: bas ?? uzak! }),
    ...(bit && { Bitis_Zamani: bit }),
    ...(z.ProjeIdler.length === 0 && { ProjeIdler: 'Görüşülecek en az bir ürün seçiniz.' }),
  };
}

/** A participant: a colleague, a contact person of the customer, or another person by name. */
export interface ZiyaretKatilimcisi {
  readonly KisiId: number | null;
  readonly MusteriPersonelId: number | null;
  readonly Ad: string;
}

/** Reason to refuse these participants, or null. */
export function ziyaretKatilimciHatasi(katilimcilar: readonly ZiyaretKatilimcisi[]): string | null {
  if (katilimcilar.length > EN_COK_ZIYARET_KATILIMCISI)
    return `Bir ziyarete en çok ${EN_COK_ZIYARET_KATILIMCISI} kişi yazılır.`;
  if (katilimcilar.some((k) => k.KisiId !== null && k.MusteriPersonelId !== null))
    return 'Bir katılımcı ya sizden ya müşteriden biridir.';
  const idler = (alan: 'KisiId' | 'MusteriPersonelId') => katilimcilar.flatMap((k) => k[alan] ?? []);
  const iki = (['KisiId', 'MusteriPersonelId'] as const).some((a) => new Set(idler(a)).size < idler(a).length);
  return iki ? 'Aynı kişi iki kez yazılmış.' : null;
}

/** Result of a visit as a person writes it. */
export interface ZiyaretSonucFormu {
  readonly Durum: ZiyaretDurumu;
  readonly Baslama_Zamani: string | null;
  readonly Bitis_Zamani: string | null;
  readonly Sonuc: ZiyaretSonucu | null;
  readonly OlumsuzNedenId: number | null;
  readonly DigerProgramId: number | null;
  readonly Aciklama: string;
  readonly Sonraki_Tarih: Gun | null;
}
export type ZiyaretSonucHatalari = Partial<Record<keyof ZiyaretSonucFormu, string>>;

function sonrakiHatasi(f: ZiyaretSonucFormu, bugun: Gun): string | null {
  if (f.Sonraki_Tarih === null)
    return f.Sonuc === 'ertelendi' ? 'Ertelenen görüşmenin sonraki tarihini yazınız.' : null;
  if (f.Sonraki_Tarih <= bugun) return 'Sonraki tarih bugünden sonra bir gün olmalı.';
  return f.Sonraki_Tarih > gunEkle(bugun, EN_UZAK_GUN) ? 'Sonraki tarih en çok bir yıl sonra olabilir.' : null;
}

/**
 * Mistakes in the result of a visit, by field.
 * @param baskaProgram id of the reason "customer goes to another program"; null: there is none
 */
export function ziyaretSonucHatalari(
  f: ZiyaretSonucFormu,
  simdi: An,
  baskaProgram: number | null = null,
): ZiyaretSonucHatalari {
  if (f.Durum !== 'yapildi')
    return gorunenUzunluk(f.Aciklama) < EN_KISA_NEDEN
      ? { Aciklama: `Neden yapılamadığını en az ${EN_KISA_NEDEN} karakterle yazınız.` }
      : {};
  const { bas, bit } = aralikHatasi(f.Baslama_Zamani, f.Bitis_Zamani);
  const gelecek = f.Bitis_Zamani !== null && ms(f.Bitis_Zamani) > ms(simdi) && 'Görüşme henüz bitmemiş.';
  const sonraki = sonrakiHatasi(f, istanbulGunu(simdi));
  const olumsuz = f.Sonuc === 'olumsuz';
  return {
    ...(bas && { Baslama_Zamani: bas }),
    ...((bit || gelecek) && { Bitis_Zamani: bit || (gelecek as string) }),
    ...(f.Sonuc === null && { Sonuc: 'Görüşmenin sonucunu seçiniz.' }),
    ...(olumsuz && f.OlumsuzNedenId === null && { OlumsuzNedenId: 'Olumsuz sonucun nedenini seçiniz.' }),
    ...(olumsuz &&
      f.OlumsuzNedenId !== null &&
      f.OlumsuzNedenId === baskaProgram &&
      f.DigerProgramId === null && { DigerProgramId: 'Hangi programa geçtiğini seçiniz.' }),
    ...(sonraki && { Sonraki_Tarih: sonraki }),
  };
}

/** Keeps only the fields that belong to the chosen result. */
export const ziyaretSonucSade = <T extends ZiyaretSonucFormu>(f: T): T => ({
  ...f,
  Aciklama: f.Aciklama.trim(),
  OlumsuzNedenId: f.Sonuc === 'olumsuz' ? f.OlumsuzNedenId : null,
  DigerProgramId: f.Sonuc === 'olumsuz' ? f.DigerProgramId : null,
  ...(f.Durum !== 'yapildi' && { Sonuc: null, Sonraki_Tarih: null, Baslama_Zamani: null, Bitis_Zamani: null }),
});

/** History words of a visit. Each history line is a version of it. */
export const ZIYARET_HAREKETLERI = hareketSozlugu({
  nesne: 'ziyaret',
  ad: 'Ziyaret',
  turler: {
    acildi: 'Ziyaret planlandı',
    tasindi: 'Ziyaretin zamanı değişti',
    duzenlendi: 'Ziyaret düzenlendi',
    katilimci: 'Katılımcı yazıldı',
    durum: 'Sonuç yazıldı',
  },
  alanlar: {
    Durum: 'Durum',
    ZiyaretSonucu: 'Ziyaret sonucu',
    PersonelId: 'Görüşen no',
    Baslama_Zamani: 'Başlama zamanı',
    Bitis_Zamani: 'Bitiş zamanı',
    Sonraki_Tarih: 'Sonraki tarih',
  },
});

/** Sources of a stop's place. */
export const KONUM_YERLERI = ['adres', 'ilce', 'il'] as const;
const KONUM_SOZLERI = { adres: null, ilce: 'yeri ilçe merkezinden', il: 'yeri il merkezinden' } as const;

/** Sentence about a stop whose exact place is unknown; null: it is known. */
export const konumSozu = (yer: (typeof KONUM_YERLERI)[number] | null): string | null =>
  yer === null ? 'yeri yazılmamış' : KONUM_SOZLERI[yer];
