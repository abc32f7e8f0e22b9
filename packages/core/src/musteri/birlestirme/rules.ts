import { telefonAnasi } from '../../platform/identity/kimlik.ts';
import { alanAdi, alanAdlari } from '../../platform/field/alanlar.ts';
import { katla, kisalt } from '../../platform/text/metin.ts';
import { MUSTERI_ALANLARI, type MusteriAlanlari } from '../musteri/alanlar.ts';
import type { YetkiliAlanlari } from '../yetkili/alanlar.ts';

/** The two cards of a merge: the card that stays, and the card that is removed. */
export const TARAFLAR = ['kalan', 'giden'] as const;
export type Taraf = (typeof TARAFLAR)[number];

/** Fields with a single value. Products are not chosen, because the products of both cards stay. */
type Deger = Exclude<keyof MusteriAlanlari, 'ProjeIdler'>;

/** Linked fields that are taken from the same card. */
const BIRLIKTE = {
  Ad: { ad: 'Ad', degerler: ['Tip', 'Ad', 'Soyad', 'Unvan'] },
  VKN: { ad: 'Vergi no', degerler: ['VKN', 'VergiDairesi'] },
  IlId: { ad: 'İl / İlçe', degerler: ['IlId', 'IlceId'] },
  Enlem: { ad: 'Konum', degerler: ['Enlem', 'Boylam'] },
  EFaturaMukellef: { ad: 'E-fatura', degerler: ['EFaturaMukellef', 'PkEtiket', 'EFaturaSenaryo'] },
  Iban: { ad: 'Banka', degerler: ['BankaId', 'HesapTurId', 'Iban'] },
  Durum: { ad: 'Durum', degerler: ['Durum', 'AyrilmaNedenId', 'AyrilmaTarihi', 'DigerProgramId'] },
} as const satisfies Partial<Record<Deger, { readonly ad: string; readonly degerler: readonly Deger[] }>>;
type Birlikte = keyof typeof BIRLIKTE;
type Baskasiyla = Exclude<(typeof BIRLIKTE)[Birlikte]['degerler'][number], Birlikte>;
const baskasiyla = new Set<string>(Object.values(BIRLIKTE).flatMap((b) => [...b.degerler]));

/** A choice in a merge, named by the first of its linked fields. */
export type BirlestirmeAlani = Exclude<Deger, Baskasiyla>;
interface Secilen {
  readonly ad: string;
  readonly degerler: readonly Deger[];
}
const secilir = (alan: keyof MusteriAlanlari): alan is BirlestirmeAlani =>
  alan !== 'ProjeIdler' && (alan in BIRLIKTE || !baskasiyla.has(alan));
export const BIRLESTIRME_ALAN_ADLARI = alanAdlari(MUSTERI_ALANLARI).filter(secilir);
export const BIRLESTIRME_ALANLARI = Object.fromEntries(
  BIRLESTIRME_ALAN_ADLARI.map((alan): [string, Secilen] => [
    alan,
    alan in BIRLIKTE ? BIRLIKTE[alan as Birlikte] : { ad: alanAdi(MUSTERI_ALANLARI, alan), degerler: [alan] },
  ]),
) as Record<BirlestirmeAlani, Secilen>;

const degerleri = (alan: BirlestirmeAlani): readonly Deger[] => BIRLESTIRME_ALANLARI[alan].degerler;
const ayniDeger = (a: MusteriAlanlari, b: MusteriAlanlari) => (deger: Deger) =>
  String(a[deger] ?? '') === String(b[deger] ?? '');

/** True if two cards have the same value. */
export const ayni = (a: MusteriAlanlari, b: MusteriAlanlari, alan: BirlestirmeAlani): boolean =>
  degerleri(alan).every(ayniDeger(a, b));

/** True if a card has no value. */
export const bos = (m: MusteriAlanlari, alan: BirlestirmeAlani): boolean => {
  const deger = m[alan];
  return deger === null || deger === '' || deger === false;
};

/** A card with the chosen fields of another card. */
const alinmis = <T extends MusteriAlanlari>(m: T, diger: MusteriAlanlari, alanlar: readonly BirlestirmeAlani[]): T => ({
  ...m,
  ...Object.fromEntries(alanlar.flatMap(degerleri).map((deger) => [deger, diger[deger]])),
});

/** The merged card: each field from the chosen side, the products of both. */
export const birlesik = (
  kalan: MusteriAlanlari,
  giden: MusteriAlanlari,
  secim: Readonly<Record<BirlestirmeAlani, Taraf>>,
): MusteriAlanlari => ({
  ...alinmis(
    kalan,
    giden,
    BIRLESTIRME_ALAN_ADLARI.filter((alan) => secim[alan] === 'giden'),
  ),
  ProjeIdler: [...new Set([...kalan.ProjeIdler, ...giden.ProjeIdler])],
});

/**
 * The remaining card as it was before the merge. Fields that were edited after the merge do not change.
 * @returns the card, and the names of the unchanged fields
 */
export function eskiHali(
  simdiki: MusteriAlanlari,
  { onceki, sonraki }: { readonly onceki: MusteriAlanlari; readonly sonraki: MusteriAlanlari },
): { readonly kart: MusteriAlanlari; readonly kalanlar: string[] } {
  const degisen = BIRLESTIRME_ALAN_ADLARI.filter((alan) => !ayni(onceki, sonraki, alan));
  const { donen = [], kalan = [] } = Object.groupBy(degisen, (alan) =>
    ayni(simdiki, sonraki, alan) ? 'donen' : 'kalan',
  );
  return { kart: alinmis(simdiki, onceki, donen), kalanlar: kalan.map((alan) => BIRLESTIRME_ALANLARI[alan].ad) };
}

/** The moved records, in words. */
export const tasinanYaz = (tasinanlar: readonly { readonly Ad: string; readonly Adet: number }[]): string =>
  tasinanlar.map((t) => `${t.Adet} ${t.Ad}`).join(', ');

type Iletisim = Pick<MusteriAlanlari, 'Telefon' | 'GSM' | 'Eposta'>;
const ILETISIM = ['Telefon', 'GSM', 'Eposta'] as const satisfies readonly (keyof Iletisim)[];
const iletisimi = (k: Iletisim): string[] => ILETISIM.flatMap((alan) => (k[alan] === null ? [] : katla(k[alan])));

/** Telephone numbers and address of a card that no other card has. Null: the others have all of them. */
export function kalanIletisim(kart: Iletisim, digerleri: readonly Iletisim[]): Iletisim | null {
  // A number is covered by the same number with an extension, but not the reverse: the extension would be lost.
  const analar = digerleri.flatMap((d) => [d.Telefon, d.GSM].flatMap((t) => (t === null ? [] : telefonAnasi(t))));
  const bilinen = new Set([...digerleri.flatMap(iletisimi), ...analar]);
  const deger = (alan: keyof Iletisim) => (bilinen.has(katla(kart[alan] ?? '')) ? null : kart[alan]);
  const kalan = { Telefon: deger('Telefon'), GSM: deger('GSM'), Eposta: deger('Eposta') };
  return iletisimi(kalan).length === 0 ? null : kalan;
}

/**
 * A contact person that keeps the data which a merge would lose. A person's name has letters only, so a company name
 * goes into another field.
 */
export function iletisimKisisi(
  kart: Pick<MusteriAlanlari, 'Tip' | 'Ad' | 'Soyad' | 'Unvan'>,
  iletisim: Iletisim,
  kaynak: string,
): YetkiliAlanlari {
  const kisi = kart.Tip === 1;
  return {
    Ad: kisi ? kart.Ad.slice(0, 60) : 'Eski kart',
    Soyad: kisi ? kart.Soyad.slice(0, 60) : '',
    Unvan: kisi ? '' : kisalt(kart.Unvan, 99),
    ...iletisim,
    Aciklama: kaynak,
  };
}
