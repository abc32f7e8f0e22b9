import { katla } from '@masabasi/core/metin';
import { type Kurus, kurus } from '@masabasi/core/para';
import { gecerliGun, type Gun, gunEkle, tarihOku } from '@masabasi/core/tarih';
import { type DuzenKolonlari, DUZENLER, type EkstreDuzeni, type TutarYazimi } from './duzenler.ts';
import {
  EN_COK_HAREKET,
  farki,
  okunan,
  type OkunanDosya,
  type OkunanEkstre,
  type OkunanHareket,
  OkunmadiHatasi,
} from './ekstre.ts';

/** The spreadsheets and services of Turkish banks: which column says what, how sums and days are written there. */

/** A cell as a spreadsheet or a service gives it. */
export type Hucre = string | number | Date | null | undefined;

const PARA_EKI = /\s*(?:TL|TRY|₺)$/i;

/** A sum as banks write it: null: it is none; 'bos': nothing stands there. */
export function bankaTutari(hucre: Hucre, yazim: TutarYazimi = 'tr'): Kurus | 'bos' | null {
  if (typeof hucre === 'number') {
    const n = Math.round(hucre * 100);
    // What a spreadsheet holds as a fraction of two is a whole kuruş but for its last bits.
    return Number.isSafeInteger(n) && Math.abs(hucre * 100 - n) < 1e-4 ? kurus(n) : null;
  }
  if (hucre instanceof Date) return null;
  let s = (hucre ?? '').trim();
  if (s === '') return 'bos';
  let isaret = 1;
  const [, yon] = /\s([AB])$/.exec(s) ?? [];
  if (yon !== undefined) {
    s = s.slice(0, -2).trim();
    if (yon === 'B') isaret = -1;
  }
  s = s.replace(PARA_EKI, '').trim();
  const [, ayrac] = /^\((.*)\)$/.exec(s) ?? [];
  if (ayrac !== undefined) {
    s = ayrac.trim();
    isaret = -isaret;
  }
  const [, on, govde, arka] = /^([-+−]?)\s*([0-9.,\s]+?)\s*(-?)$/.exec(s) ?? [];
  if (govde === undefined || (on !== '' && arka !== '')) return null;
  if (on === '-' || on === '−' || arka === '-') isaret = -isaret;
  const duz = duzYazim(govde, yazim);
  const [, tam, kesir = ''] = /^(\d{1,13})(?:\.(\d+))?$/.exec(duz) ?? [];
  if (tam === undefined || !/^\d{0,2}0*$/.test(kesir)) return null;
  return kurus(isaret * (Number(tam) * 100 + Number(kesir.slice(0, 2).padEnd(2, '0'))));
}

/** Without marks between thousands, with a point before the decimals. */
function duzYazim(s: string, yazim: TutarYazimi): string {
  const gruplu = (bin: string, kesir: string) => new RegExp(`^\\d{1,3}(?:${bin}\\d{3})*(?:${kesir}\\d+)?$`).test(s);
  if (yazim === 'ing') return gruplu(',', '\\.') ? s.replaceAll(',', '') : s;
  if (gruplu('\\.', ',')) return s.replaceAll('.', '').replace(',', '.');
  if (gruplu('[\\s\\u00A0]', ',')) return s.replaceAll(/\s/g, '').replace(',', '.');
  if (/^\d+,\d+$/.test(s)) return s.replace(',', '.');
  return s;
}

const SERI_BASI = '1899-12-30';

/** A day, with its hour where it has one: `26.08.2026`, `26/08/2026-14:58:47`, `260826`, a spreadsheet's serial number. */
export function bankaGunu(hucre: Hucre): { readonly gun: Gun; readonly saat: string | null } | null {
  if (hucre instanceof Date)
    return Number.isNaN(hucre.getTime()) ? null : { gun: hucre.toISOString().slice(0, 10), saat: null };
  if (typeof hucre === 'number')
    return hucre > 20_000 && hucre < 80_000 ? { gun: gunEkle(SERI_BASI, Math.floor(hucre)), saat: null } : null;
  const s = (hucre ?? '').trim();
  const [, yil, ay, gun] = /^(\d{2})(\d{2})(\d{2})$/.exec(s) ?? [];
  if (yil !== undefined) {
    const g = `20${yil}-${ay}-${gun}`;
    return gecerliGun(g) ? { gun: g, saat: null } : null;
  }
  const [, tarih, saat = null] =
    /^(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})(?:[-\sT]+(\d{2}:\d{2}(?::\d{2})?).*)?$/.exec(s) ?? [];
  if (tarih === undefined) return null;
  const g = gecerliGun(tarih) ? tarih : tarihOku(tarih.replaceAll(/[/-]/g, '.'));
  return g === null ? null : { gun: g, saat };
}

/** Columns without which a row says nothing; the others may be missing in a service's answer. */
const GEREKENLER = (k: DuzenKolonlari) =>
  [k.tarih, ...(k.tutar === undefined ? [k.borc!, k.alacak!] : [k.tutar])].map((ad) => katla(ad));

const baslik = (h: Hucre): string => (typeof h === 'string' ? katla(h.replace(/\(.*\)/, '').trim()) : '');

/** So many rows are looked through for a head. */
const EN_GEC_BASLIK = 60;
/** So many of a layout's columns tell that it is it. */
const EN_AZ_KOLON = 3;

/** The head of a table and the layout that knows it; null: none does. @param duzenler those that are tried */
export function duzenBul(
  satirlar: readonly (readonly Hucre[])[],
  duzenler: readonly EkstreDuzeni[] = DUZENLER,
): { readonly satir: number; readonly duzen: EkstreDuzeni } | null {
  let en: { satir: number; duzen: EkstreDuzeni; adet: number } | null = null;
  for (const [satir, hucreler] of satirlar.slice(0, EN_GEC_BASLIK).entries()) {
    const adlar = new Set(hucreler.map(baslik));
    for (const duzen of duzenler) {
      if (!GEREKENLER(duzen.kolonlar).every((ad) => adlar.has(ad))) continue;
      const kolonlar = Object.values(duzen.kolonlar).map((ad: string) => katla(ad));
      const adet = kolonlar.filter((ad) => adlar.has(ad)).length;
      // Of several the one of which most is there.
      if (adet >= EN_AZ_KOLON && (en === null || adet > en.adet)) en = { satir, duzen, adet };
    }
  }
  return en;
}

const metni = (h: Hucre): string | null => {
  const s = h instanceof Date ? h.toISOString() : String(h ?? '').trim();
  return s === '' ? null : s;
};

/** A tax number that is one: banks fill the field with zeros where there is none. */
const vknsi = (h: Hucre): string | null => {
  const s = metni(h);
  return s !== null && /^(?!0+$)\d{10,11}$/.test(s) ? s : null;
};

/** Reads the rows below a head by its layout; rows that have no day (titles, sums, heads again) are passed over. */
export function duzendenOku(
  satirlar: readonly (readonly Hucre[])[],
  { satir, duzen }: { readonly satir: number; readonly duzen: EkstreDuzeni },
  paraBirimi = 'TRY',
): OkunanEkstre {
  const adlar = satirlar[satir]!.map(baslik);
  const yeri = (ad: string | undefined) => (ad === undefined ? -1 : adlar.indexOf(katla(ad)));
  const k = duzen.kolonlar;
  const yer = Object.fromEntries(Object.entries(k).map(([ne, ad]) => [ne, yeri(ad as string)])) as Partial<
    Record<keyof DuzenKolonlari, number>
  >;
  const hareketler: OkunanHareket[] = [];
  for (const [n, hucreler] of satirlar.entries()) {
    if (n <= satir) continue;
    const al = (ne: keyof DuzenKolonlari): Hucre => (yer[ne] === undefined || yer[ne] < 0 ? null : hucreler[yer[ne]]);
    const gun = bankaGunu(al('tarih'));
    if (gun === null) continue;
    const Bakiye = bankaTutari(al('bakiye'), duzen.yazim);
    hareketler.push({
      Islem: gun.gun,
      Valor: bankaGunu(al('valor'))?.gun ?? null,
      Saat: gun.saat ?? metni(al('saat')),
      Tutar: satirTutari(al, duzen, n + 1),
      ParaBirimi: paraBirimi,
      Bakiye: Bakiye === 'bos' ? null : Bakiye,
      Kod: metni(al('kod')),
      Referans: metni(al('referans')),
      BankaReferansi: null,
      Aciklama: metni(al('aciklama')) ?? '',
      KarsiUnvan: metni(al('unvan')),
      KarsiIban: metni(al('iban')),
      KarsiVkn: vknsi(al('vkn')),
      Defterde: true,
      Uyari: null,
    });
    if (hareketler.length > EN_COK_HAREKET)
      throw new OkunmadiHatasi('Dosyada çok fazla hareket var; daha kısa bir aralık alınız.');
  }
  return { ...bakiyeleri(hareketler, paraBirimi), hareketler };
}

/** The sum of a row, below 0 for what goes out; where a direction stands beside a sign they have to agree. */
function satirTutari(al: (ne: keyof DuzenKolonlari) => Hucre, duzen: EkstreDuzeni, satirNo: number): Kurus {
  const oku = (ne: keyof DuzenKolonlari) => bankaTutari(al(ne), duzen.yazim);
  const hata = (ne: string) => new OkunmadiHatasi(`${satirNo}. satırdaki ${ne} okunamadı. Sütunları denetleyiniz.`);
  if (duzen.kolonlar.tutar === undefined) {
    const [borc, alacak] = [oku('borc'), oku('alacak')];
    if (borc === null || alacak === null || (borc === 'bos' && alacak === 'bos')) throw hata('tutar');
    return kurus((alacak === 'bos' ? 0 : alacak) - Math.abs(borc === 'bos' ? 0 : borc));
  }
  const tutar = oku('tutar');
  if (tutar === null || tutar === 'bos') throw hata('tutar');
  if (duzen.harcama) return kurus(0 - tutar);
  const [yon] = metni(al('yon')) ?? '';
  if (yon === undefined) return tutar;
  if (yon !== 'A' && yon !== 'B') throw hata('borç/alacak');
  if (tutar < 0 && yon === 'A') throw hata('tutarın yönü');
  return kurus(yon === 'B' ? -Math.abs(tutar) : tutar);
}

/**
 * What stood on the account before the first and after the last movement, from the balances beside them: banks write from
 * the oldest or from the newest down, whichever adds up.
 */
function bakiyeleri(hareketler: readonly OkunanHareket[], ParaBirimi: string) {
  const bos = { Kimlik: null, Hesap: null, No: null, ParaBirimi, Acilis: null, Kapanis: null, Fark: null };
  const [ilk, son] = [hareketler[0], hareketler.at(-1)];
  if (!ilk || !son || hareketler.some((h) => h.Bakiye === null)) return bos;
  const zincir = (dizi: readonly OkunanHareket[]) =>
    dizi.slice(1).filter((h, n) => h.Bakiye! - h.Tutar === dizi[n]!.Bakiye).length;
  const ters = hareketler.toReversed();
  const dizi =
    zincir(ters) > zincir(hareketler) || (hareketler.length > 1 && ilk.Islem! > son.Islem!) ? ters : hareketler;
  const [eski, yeni] = [dizi[0]!, dizi.at(-1)!];
  const Acilis = { Tip: 'acilis', Gun: eski.Islem, ParaBirimi, Tutar: kurus(eski.Bakiye! - eski.Tutar) };
  const Kapanis = { Tip: 'kapanis', Gun: yeni.Islem, ParaBirimi, Tutar: yeni.Bakiye! };
  const toplam = hareketler.reduce((t, h) => t + h.Tutar, 0);
  return { ...bos, Acilis, Kapanis, Fark: farki(Acilis, Kapanis, toplam) };
}

export const DUZEN_BILINMIYOR = 'Bu dosyanın düzeni bilinmiyor. Hangi sütunun ne olduğunu seçiniz.';

/** Reads a table of a bank that is known by its head. */
export const tabloOku = (
  satirlar: readonly (readonly Hucre[])[],
  duzenler: readonly EkstreDuzeni[] = DUZENLER,
  paraBirimi?: string,
): OkunanDosya =>
  okunan('', () => {
    const bulunan = duzenBul(satirlar, duzenler);
    if (bulunan === null) throw new OkunmadiHatasi(DUZEN_BILINMIYOR);
    return [duzendenOku(satirlar, bulunan, paraBirimi)];
  });
