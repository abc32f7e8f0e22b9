import { hareketSozlugu } from '../hareket/rules.ts';
import { gorunenUzunluk } from '../metin.ts';
import type { Surec } from '../surec.ts';
import { type An, type Gun, gunEkle, istanbulGunu, ms } from '../tarih.ts';

/** A visit is planned until it was held, or was not. */
export const ZIYARET_DURUMLARI = ['planlandi', 'yapildi', 'olmadi'] as const;
export type ZiyaretDurumu = (typeof ZIYARET_DURUMLARI)[number];
export const ZIYARET_DURUM_ADLARI: Readonly<Record<ZiyaretDurumu, string>> = {
  planlandi: 'Planlandı',
  yapildi: 'Yapıldı',
  olmadi: 'Yapılamadı',
};

/** How a visit ended, in the words of who was there. */
export const ZIYARET_SONUCLARI = ['ilgili', 'demo', 'teklif', 'ertelendi', 'olumsuz'] as const;
export type ZiyaretSonucu = (typeof ZIYARET_SONUCLARI)[number];
export const ZIYARET_SONUC_ADLARI: Readonly<Record<ZiyaretSonucu, string>> = {
  ilgili: 'İlgili',
  demo: 'Demo İstedi',
  teklif: 'Teklif İstedi',
  ertelendi: 'Ertelendi',
  olumsuz: 'Olumsuz',
};

/** The parts of the list, in their order. */
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

/** The way of a visit, for whoever sees it. What was held stays as it was; what comes next is a visit of its own. */
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

export const EN_COK_ZIYARET_SAATI = 12;
export const EN_COK_ZIYARET_KATILIMCISI = 40;
/** A reason has to say something. */
const EN_KISA_NEDEN = 10;
/** Nobody plans, and nobody is to ask again, later than in so many days. */
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

/** What a rule looks at of a visit. */
export interface ZiyaretFormu {
  readonly Baslama_Zamani: string | null;
  readonly Bitis_Zamani: string | null;
  readonly ProjeIdler: readonly number[];
}
export type ZiyaretHatalari = Partial<Record<keyof ZiyaretFormu, string>>;

/** What is wrong with each field of a visit that is planned, or was not written down yet. */
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

/** Somebody who takes part: one of ours, one of the customer's, or somebody else by name. */
export interface ZiyaretKatilimcisi {
  readonly KisiId: number | null;
  readonly MusteriPersonelId: number | null;
  readonly Ad: string;
}

/** Why these people cannot be those of a visit; null: they can. */
export function ziyaretKatilimciHatasi(katilimcilar: readonly ZiyaretKatilimcisi[]): string | null {
  if (katilimcilar.length > EN_COK_ZIYARET_KATILIMCISI)
    return `Bir ziyarete en çok ${EN_COK_ZIYARET_KATILIMCISI} kişi yazılır.`;
  if (katilimcilar.some((k) => k.KisiId !== null && k.MusteriPersonelId !== null))
    return 'Bir katılımcı ya sizden ya müşteriden biridir.';
  const idler = (alan: 'KisiId' | 'MusteriPersonelId') => katilimcilar.flatMap((k) => k[alan] ?? []);
  const iki = (['KisiId', 'MusteriPersonelId'] as const).some((a) => new Set(idler(a)).size < idler(a).length);
  return iki ? 'Aynı kişi iki kez yazılmış.' : null;
}

/** What is written of how a visit ended. */
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
 * What is wrong with each field of how a visit ended.
 * @param baskaProgram the id of the reason that says that the customer goes to another program; null: there is none
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

/** What of a form belongs to its result, and nothing else. */
export const ziyaretSonucSade = <T extends ZiyaretSonucFormu>(f: T): T => ({
  ...f,
  Aciklama: f.Aciklama.trim(),
  OlumsuzNedenId: f.Sonuc === 'olumsuz' ? f.OlumsuzNedenId : null,
  DigerProgramId: f.Sonuc === 'olumsuz' ? f.DigerProgramId : null,
  ...(f.Durum !== 'yapildi' && { Sonuc: null, Sonraki_Tarih: null, Baslama_Zamani: null, Bitis_Zamani: null }),
});

/** What happens to a visit; each line is a version of it. */
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

/** By what a stop's place is known. */
export const KONUM_YERLERI = ['adres', 'ilce', 'il'] as const;
const KONUM_SOZLERI = { adres: null, ilce: 'yeri ilçe merkezinden', il: 'yeri il merkezinden' } as const;

/** What is said of a stop that does not stand where its customer is; null: it does. */
export const konumSozu = (yer: (typeof KONUM_YERLERI)[number] | null): string | null =>
  yer === null ? 'yeri yazılmamış' : KONUM_SOZLERI[yer];
