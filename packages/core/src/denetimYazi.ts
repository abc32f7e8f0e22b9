import { type OdaSozleri, odaSozleri } from './contract.ts';
import { GIZLI_ALAN_ADLARI } from './kimlik.ts';
import { saniyeliZamanYaz, tarihYaz } from './tarih.ts';

/** The audit in words, wherever it is shown. Each room names what it does and to what; here they are one list. */

type Odalar = typeof odaSozleri;
type Adlar<T extends keyof OdaSozleri> = {
  [O in keyof Odalar]: Odalar[O] extends { readonly [K in T]: infer Sozler } ? Extract<keyof Sozler, string> : never;
}[keyof Odalar];
const odalar: readonly OdaSozleri[] = Object.values(odaSozleri);

/** An action that the audit may hold: one with a name. */
export type DenetimEylemi = Adlar<'eylemler'>;
/** A thing that the audit may speak of: one with a name. */
export type DenetimNesnesi = Adlar<'nesneler'>;
/** What was done. An action that is not here is shown by its own name. */
export const EYLEM_ADLARI: Readonly<Record<string, string>> = Object.assign({}, ...odalar.map((o) => o.eylemler));
/** What it was done to. */
export const NESNE_ADLARI: Readonly<Record<string, string>> = Object.assign({}, ...odalar.map((o) => o.nesneler));
/** Which of these are one person's. */
export const KISININ_NESNELERI: readonly string[] = odalar.flatMap((o) => o.kisinin ?? []);

/** The fields of what it keeps of before and after: here those that many rooms have, the others in their rooms. */
export const DENETIM_ALANLARI: Readonly<Record<string, string>> = {
  Aciklama: 'Açıklama',
  Adet: 'Adet',
  Alan: 'Alan',
  Baslangic: 'Başlangıç',
  BayiId: 'Bayi no',
  Baslik: 'Başlık',
  Bitis: 'Bitiş',
  CreateDateTime: 'Yazıldığı zaman',
  DepartmanId: 'Departman no',
  Durum: 'Durum',
  Duzenleyen: 'Düzenleyen',
  EditDateTime: 'Düzenlendiği zaman',
  Gun: 'Gün',
  Id: 'No',
  IlId: 'İl no',
  MusteriId: 'Müşteri no',
  Notlar: 'Notlar',
  Onay: 'Onay',
  ProjeId: 'Ürün no',
  Renk: 'Renk',
  SorumluId: 'Sorumlu no',
  Surum: 'Sürüm',
  Tur: 'Tür no',
  UserId: 'Kişi no',
  UstId: 'Üst no',
  Yazan: 'Yazan',
  ad: 'Ad',
  baslama: 'Başlama',
  baslangic: 'Başlangıç',
  baslik: 'Başlık',
  bitis: 'Bitiş',
  degisen: 'Değişen',
  departmanlar: 'Departmanlar',
  durum: 'Durum',
  gun: 'Gün',
  ilk: 'İlk gün',
  islem: 'İşlem',
  kisiler: 'Kişiler',
  konu: 'Konu',
  sebep: 'Sebep',
  son: 'Son gün',
  tur: 'Tür no',
  ...Object.assign({}, ...odalar.map((o) => o.alanlar)),
};

const EVET_HAYIR = { 0: 'hayır', 1: 'evet' };
/** What the values of a field stand for. */
const DEGER_ADLARI: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Alan: GIZLI_ALAN_ADLARI,
  ...Object.fromEntries(['Onay', ...odalar.flatMap((o) => o.evetHayir ?? [])].map((ad) => [ad, EVET_HAYIR])),
  ...Object.assign({}, ...odalar.map((o) => o.degerler)),
};

const AN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const GUN = /^\d{4}-\d{2}-\d{2}$/;

const alanlar = (o: object): string =>
  Object.entries(o)
    .map(([ad, deger]) => `${DENETIM_ALANLARI[ad] ?? ad}: ${DEGER_ADLARI[ad]?.[String(deger)] ?? degerYaz(deger)}`)
    .join(' · ');

function degerYaz(deger: unknown): string {
  if (deger === null || deger === undefined || deger === '') return '–';
  if (typeof deger === 'boolean') return deger ? 'evet' : 'hayır';
  if (typeof deger === 'string') {
    if (GUN.test(deger)) return tarihYaz(deger);
    return AN.test(deger) ? saniyeliZamanYaz(deger) : deger;
  }
  if (Array.isArray(deger)) return deger.length === 0 ? '–' : deger.map(degerYaz).join(', ');
  return typeof deger === 'object' ? `(${alanlar(deger)})` : JSON.stringify(deger).replace('.', ',');
}

const nesne = (v: unknown): v is object => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Of what was before, only what is otherwise afterwards; null when nothing is. Both parsed from the stored JSON. */
export function degisenler(eski: unknown, yeni: unknown): unknown {
  const ayni = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (!nesne(eski) || !nesne(yeni)) return ayni(eski, yeni) ? null : eski;
  const sonra = new Map<string, unknown>(Object.entries(yeni));
  const kalan = Object.entries(eski).filter(([ad, deger]) => !ayni(deger, sonra.get(ad)));
  return kalan.length === 0 ? null : Object.fromEntries(kalan);
}

/**
 * What an audit entry keeps of before or after, in words on one line: fields by their Turkish names, dates as people
 * write them, instants in Istanbul's time.
 * @param deger the stored JSON, parsed
 */
export const degisimYaz = (deger: unknown): string => (nesne(deger) ? alanlar(deger) : degerYaz(deger));
