import { type DenetimKaydi, type OdaSozleri, odaSozleri } from './contract.ts';
import { GIZLI_ALAN_ADLARI } from './kimlik.ts';
import { type Kurus, paraYaz } from './para.ts';
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
type DegerAdlari = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Every room's words for the values of a field: rooms that have a field of the same name have codes of their own. */
const butunDegerler: Record<string, Record<string, string>> = {};
for (const { degerler = {} } of odalar)
  for (const [alan, adlar] of Object.entries(degerler)) butunDegerler[alan] = { ...butunDegerler[alan], ...adlar };
/** What the values of a field stand for. */
const DEGER_ADLARI: DegerAdlari = {
  ...butunDegerler,
  Alan: GIZLI_ALAN_ADLARI,
  ...Object.fromEntries(['Onay', ...odalar.flatMap((o) => o.evetHayir ?? [])].map((ad) => [ad, EVET_HAYIR])),
};

/** The kind of record that the number in a field names. */
export const KAYIT_ALANLARI: Readonly<Record<string, DenetimKaydi>> = {
  AciliyetId: 'tanim',
  AcilanMusteriId: 'musteri',
  AdayId: 'aday',
  AltLisansTurId: 'tanim',
  AnalistId: 'kisi',
  AnalizId: 'analiz',
  AnalizTurId: 'tanim',
  AnketTurId: 'tanim',
  AtananId: 'kisi',
  BaglantiTurId: 'tanim',
  BayiId: 'bayi',
  BeklenenId: 'gorev',
  DepartmanId: 'departman',
  DurumId: 'tanim',
  DuzenleyenId: 'kisi',
  EditUserId: 'kisi',
  EgitimId: 'egitim',
  EgitmenId: 'kisi',
  EkipId: 'tanim',
  EtiketId: 'tanim',
  GereksinimKaynakId: 'tanim',
  GorevId: 'gorev',
  GorusmeId: 'gorusme',
  GorusmeTurId: 'tanim',
  HedefDepartmanId: 'departman',
  HedefKisiId: 'kisi',
  HedefVersiyonId: 'versiyon',
  HesapId: 'banka_hesap',
  IlId: 'il',
  IlIdler: 'il',
  KabulEdenId: 'kisi',
  KarsiHesapId: 'banka_hesap',
  KisiId: 'kisi',
  Kisiler: 'kisi',
  KonuId: 'tanim',
  LisansId: 'lisans',
  LisansTurId: 'tanim',
  MusteriId: 'musteri',
  OdaId: 'toplantiOdasi',
  OncelikId: 'tanim',
  PersonelId: 'kisi',
  ProjeId: 'proje',
  RaportorId: 'kisi',
  SahipId: 'kisi',
  SecilenMusteriId: 'musteri',
  SorumluId: 'kisi',
  SozlesmeId: 'tanim',
  TalepTurId: 'tanim',
  TekrarId: 'egitim',
  TestciId: 'kisi',
  ToplantiTurId: 'tanim',
  TurId: 'tanim',
  UserId: 'kisi',
  VekilId: 'kisi',
  WebistekId: 'webistek',
  YetkiliKisiId: 'tanim',
  departmanlar: 'departman',
  kisiler: 'kisi',
};

/** An entry's object and its act, which decide how its fields are read. */
export interface DenetimYeri {
  readonly nesne?: string;
  readonly eylem?: string;
}
/** The names of records that the audit numbers, by `kayitAnahtari`. */
export type KayitAdlari = ReadonlyMap<string, string>;
export const kayitAnahtari = (tur: string, id: number): string => `${tur}:${id}`;

/** The rooms that may have written an entry: whose action it is first, then whose thing. */
const yazanlar = ({ nesne = '', eylem = '' }: DenetimYeri): readonly OdaSozleri[] => [
  ...odalar.filter((o) => o.eylemler?.[eylem] !== undefined),
  ...odalar.filter((o) => o.nesneler?.[nesne] !== undefined),
];
const kayitTuru = (alan: string, yer: DenetimYeri): DenetimKaydi | undefined =>
  yazanlar(yer).find((o) => o.kayitlar?.[alan])?.kayitlar?.[alan] ?? KAYIT_ALANLARI[alan];

/** A number of this field is money, in kuruş. */
const paraMi = (alan: string, yer: DenetimYeri): boolean => yazanlar(yer).some((o) => o.paralar?.includes(alan));

/** The word for a coded value of a field; undefined: it stands for itself. */
export const degerAdi = (alan: string, deger: unknown, yer: DenetimYeri = {}): string | undefined =>
  yazanlar(yer).find((o) => o.degerler?.[alan]?.[String(deger)])?.degerler?.[alan]?.[String(deger)] ??
  DEGER_ADLARI[alan]?.[String(deger)];

/** The records that an entry numbers, so that they can be named. */
export function numaralananlar(
  deger: unknown,
  yer: DenetimYeri,
): { readonly tur: DenetimKaydi; readonly id: number }[] {
  if (Array.isArray(deger)) return deger.flatMap((d: unknown) => numaralananlar(d, yer));
  if (!nesne(deger)) return [];
  return Object.entries(deger).flatMap(([alan, d]: [string, unknown]) => {
    const tur = kayitTuru(alan, yer);
    const idler = [d].flat().filter((id) => typeof id === 'number');
    return [...(tur ? idler.map((id) => ({ tur, id })) : []), ...numaralananlar(d, yer)];
  });
}

/** The page of an entry's object; null: it has no address of its own. */
export function nesneYolu(ne: string, id: number | null): string | null {
  const yol = odalar.find((o) => o.yollar?.[ne])?.yollar?.[ne];
  return yol === undefined || id === null ? null : `${yol}${id}`;
}

const AN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const GUN = /^\d{4}-\d{2}-\d{2}$/;

const BIRIM_ALANLARI: ReadonlySet<string> = new Set(['ParaBirimi', 'Birim']);
const BIRIM = /^[A-Z]{3}$/;
/** The first currency that one of these says, parsed from the stored JSON. */
export const birimi = (...degerler: readonly unknown[]): string | undefined =>
  degerler
    .filter(nesne)
    .flatMap((d) => Object.entries(d).filter(([alan]) => BIRIM_ALANLARI.has(alan)))
    .map(([, birim]: [string, unknown]) => birim)
    .find((birim) => typeof birim === 'string' && BIRIM.test(birim)) as string | undefined;

interface Yazim extends DenetimYeri {
  /** Currency of sums beside which none is said. */
  readonly birim?: string | undefined;
  readonly adlar?: KayitAdlari | undefined;
}

/** A field with its value: a record that is named needs no number. */
function alanYaz(alan: string, deger: unknown, y: Yazim): string {
  const baslik = DENETIM_ALANLARI[alan] ?? alan;
  const tur = kayitTuru(alan, y);
  const adli = [deger]
    .flat()
    .map((id: unknown) => typeof id === 'number' && y.adlar?.get(kayitAnahtari(tur ?? '', id)));
  if (tur && adli.some(Boolean)) {
    const yazilan = adli.map((ad, i) => ad || degerYaz([deger].flat()[i], y));
    return `${baslik.replace(/ no$/, '')}: ${yazilan.join(', ')}`;
  }
  if (Number.isSafeInteger(deger) && paraMi(alan, y)) return `${baslik}: ${paraYaz(deger as Kurus, y.birim)}`;
  return `${baslik}: ${degerAdi(alan, deger, y) ?? degerYaz(deger, y)}`;
}
function alanlar(o: object, yazim: Yazim): string {
  const y = { ...yazim, birim: birimi(o) ?? yazim.birim };
  return Object.entries(o)
    .map(([alan, deger]) => alanYaz(alan, deger, y))
    .join(' · ');
}

function degerYaz(deger: unknown, y: Yazim): string {
  if (deger === null || deger === undefined || deger === '') return '–';
  if (typeof deger === 'boolean') return deger ? 'evet' : 'hayır';
  if (typeof deger === 'string') {
    if (GUN.test(deger)) return tarihYaz(deger);
    return AN.test(deger) ? saniyeliZamanYaz(deger) : deger;
  }
  if (Array.isArray(deger)) return deger.length === 0 ? '–' : deger.map((d) => degerYaz(d, y)).join(', ');
  return typeof deger === 'object' ? `(${alanlar(deger, y)})` : JSON.stringify(deger).replace('.', ',');
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
 * Writes the before or after of an audit entry on one line: fields by their Turkish names, codes by what they
 * stand for, records by their names where these are given, sums and dates as people write them, instants in Istanbul's time.
 * @param deger the stored JSON, parsed
 */
export const degisimYaz = (deger: unknown, yazim: Yazim = {}): string =>
  nesne(deger) ? alanlar(deger, yazim) : degerYaz(deger, yazim);
