import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { aramaAnahtari, dolu, duzgun, gorunenUzunluk, karsilastir, katla } from '../../platform/text/metin.ts';

/** Purposes of a template. */
export const SABLON_TURLERI = { hepsi: 'Not ve yanıt', yanit: 'Müşteriye yanıt', not: 'İç not' } as const;
export type SablonTuru = keyof typeof SABLON_TURLERI;

/** The variables of a template. Each name is typed between braces. */
export const DEGISKENLER = {
  'musteri.ad': 'Müşterinin adı',
  'musteri.no': 'Müşteri no',
  'yetkili.ad': 'Yetkilinin adı',
  'gorusme.no': 'Görüşme no',
  'gorusme.baslik': 'Görüşmenin başlığı',
  urun: 'Ürün',
  konu: 'Konu',
  'lisans.no': 'Lisans no',
  'lisans.bitis': 'Lisansın bitişi',
  'ben.ad': 'Adınız',
  'ben.unvan': 'Unvanınız',
  sirket: 'Şirketin adı',
  tarih: 'Bugünün tarihi',
} as const;
export type Degisken = keyof typeof DEGISKENLER;
/** Values of the variables in one ticket. Null: unknown. */
export type Degerler = Readonly<Record<Degisken, string | null>>;

/** An invented ticket, to preview a template. */
export const ORNEK_DEGERLER: Degerler = {
  'musteri.ad': 'Özel Çınar Tıp Merkezi',
  'musteri.no': 'M000123',
  'yetkili.ad': 'Elif Aydın',
  'gorusme.no': 'G004217',
  'gorusme.baslik': 'e-Reçete gönderilemiyor',
  urun: 'Masabaşı Klinik',
  konu: 'Reçete',
  'lisans.no': 'L000456',
  'lisans.bitis': '31.12.2026',
  'ben.ad': 'Ayşe Yılmaz',
  'ben.unvan': 'Destek',
  sirket: 'Masabaşı Yazılım',
  tarih: '24.11.2026',
};

const DEGISKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;
const bilinen = (ad: string): ad is Degisken => Object.hasOwn(DEGISKENLER, ad);

/** Placeholder for an unknown value. The sender must replace it first. */
const bosYer = (ad: Degisken): string => `[${DEGISKENLER[ad]} yazılacak]`;

/** A template's text with the values of its variables. An unknown value becomes a placeholder. */
export const sablonDoldur = (metin: string, degerler: Degerler): string =>
  metin.replace(DEGISKEN, (yazilan, ad: string) => (bilinen(ad) ? (dolu(degerler[ad]) ?? bosYer(ad)) : yazilan));

/** Names between braces that are not variables, each once. */
export const bilinmeyenDegiskenler = (metin: string): string[] => [
  ...new Set([...metin.matchAll(DEGISKEN)].map(([, ad]) => ad!).filter((ad) => !bilinen(ad))),
];

/** Unfilled places of a text, in words, each once: placeholders and typed variables. */
export const bosYerler = (metin: string): string[] => {
  const kalan = (Object.keys(DEGISKENLER) as Degisken[]).filter((ad) => metin.includes(bosYer(ad)));
  const yazilan = [...metin.matchAll(DEGISKEN)].map(([, ad]) => ad!).filter(bilinen);
  return [...new Set([...kalan, ...yazilan])].map((ad) => DEGISKENLER[ad]);
};

/** Reason to refuse sending an answer, or null. */
export function bosYerEngeli(metin: string): string | null {
  const bos = bosYerler(metin);
  return bos.length === 0 ? null : `Yanıtta doldurulmamış yer var: ${bos.join(', ')}. Yazıp yeniden gönderiniz.`;
}

export interface SablonFormu {
  readonly Ad: string;
  readonly Kisayol: string | null;
  readonly Metin: string;
}

const KISAYOL = /^[\p{L}\p{N}][\p{L}\p{N}-]*$/u;

/** The form as it is checked and stored: a shortcut in the form used for the search. */
export const sablonSade = <T extends SablonFormu>(s: T): T => ({
  ...s,
  Ad: duzgun(s.Ad),
  Kisayol: dolu(s.Kisayol) === null ? null : katla(duzgun(s.Kisayol!)).replace(/^\//, ''),
  Metin: s.Metin.trim(),
});

/** Errors of a template, by field. Expects the output of `sablonSade`. */
export function sablonHatalari(s: SablonFormu): Partial<Record<keyof SablonFormu, string>> {
  const bilinmeyen = bilinmeyenDegiskenler(s.Metin);
  return {
    ...(gorunenUzunluk(s.Ad) === 0 && { Ad: 'Şablonun adını yazınız.' }),
    ...(s.Kisayol !== null &&
      !KISAYOL.test(s.Kisayol) && { Kisayol: 'Kısayol harf, rakam ve tireden oluşur; boşluk içermez.' }),
    ...(gorunenUzunluk(s.Metin) === 0
      ? { Metin: 'Şablonun metnini yazınız.' }
      : bilinmeyen.length > 0 && {
          Metin: `Bilinmeyen değişken: ${bilinmeyen.map((ad) => `{{${ad}}}`).join(', ')}. Listedekilerden birini yazınız.`,
        }),
  };
}

/** The fields that the order of templates needs. */
export interface SecilenSablon extends SablonFormu {
  readonly Tur: SablonTuru;
  readonly ProjeId: number | null;
  readonly KonuId: number | null;
  readonly Sira: number;
  readonly Kullanim: number;
}

/** Templates for the ticket's product and subject, or for all: the best match first, then the most used. */
export function sablonSirala<S extends SecilenSablon>(
  sablonlar: readonly S[],
  g: { readonly ProjeId: number; readonly KonuId: number },
): S[] {
  const uyum = (s: S) => (s.KonuId === g.KonuId ? 2 : 0) + (s.ProjeId === g.ProjeId ? 1 : 0);
  return sablonlar
    .filter((s) => (s.ProjeId ?? g.ProjeId) === g.ProjeId && (s.KonuId ?? g.KonuId) === g.KonuId)
    .toSorted((a, b) => uyum(b) - uyum(a) || b.Kullanim - a.Kullanim || a.Sira - b.Sira || karsilastir(a.Ad, b.Ad));
}

/** Templates for this kind of line: first matches at the start of the shortcut, then at word starts in the name. */
export function sablonBul<S extends SecilenSablon>(
  sablonlar: readonly S[],
  aranan: string,
  tur: Exclude<SablonTuru, 'hepsi'>,
): S[] {
  const soz = aramaAnahtari(aranan.trim());
  const olanlar = sablonlar.filter((s) => s.Tur === 'hepsi' || s.Tur === tur);
  const kisayolla = olanlar.filter((s) => s.Kisayol?.startsWith(soz));
  const adiyla = olanlar.filter(
    (s) =>
      !kisayolla.includes(s) &&
      aramaAnahtari(s.Ad)
        .split(/\s+/)
        .some((k, i, hepsi) => hepsi.slice(i).join(' ').startsWith(soz)),
  );
  return [...kisayolla, ...adiyla];
}

/** Kinds of history lines of a template. */
export const SABLON_HAREKETLERI = hareketSozlugu({
  nesne: 'sablon',
  ad: 'Şablon',
  turler: {
    sablonEklendi: 'Şablon eklendi',
    sablonDegisti: 'Şablon değişti',
    sablonSilindi: 'Şablon silindi',
    sablonGeriGeldi: 'Silinen şablon geri alındı',
  },
  alanlar: {
    Ad: 'Ad',
    Kisayol: 'Kısayol',
    Metin: 'Metin',
    Tur: 'Tür',
    ProjeId: 'Ürün no',
    KonuId: 'Konu no',
    Kisisel: 'Kişisel',
    Kullanimda: 'Kullanımda',
    Sira: 'Sıra',
  },
});
