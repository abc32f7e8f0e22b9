import { type Contract, endpoints } from './contract.ts';
import type { DenetimKaydi, OdaSozleri } from './platform/denetim/sozler.ts';
import { GIZLI_ALAN_ADLARI } from './platform/identity/kimlik.ts';
import { type Kurus, paraYaz } from './platform/money/para.ts';
import { saniyeliZamanYaz, tarihYaz } from './platform/time/tarih.ts';
import { sozler } from './rooms.ts';

/**
 * The audit in words, for all screens. A call names its action beside its summary. Each room names the other actions,
 * its objects and its stored fields. This file joins them into one list.
 */

type Sozler = typeof sozler;
type Adlar<T extends keyof OdaSozleri> = {
  [O in keyof Sozler]: Sozler[O] extends { readonly [K in T]: infer S } ? Extract<keyof S, string> : never;
}[keyof Sozler];
/** Calls with a word for the audit. */
type Denetlenenler<Uclar> = {
  [Uc in keyof Uclar]: Uclar[Uc] extends { readonly denetim?: infer Soz }
    ? [Soz] extends [undefined]
      ? never
      : Extract<Uc, string>
    : never;
}[keyof Uclar];

/** An action of the audit that has a name. */
export type DenetimEylemi =
  | Adlar<'eylemler'>
  | { [Oda in keyof Contract]: Denetlenenler<Contract[Oda]> }[keyof Contract];
/** An object of the audit that has a name. */
export type DenetimNesnesi = Adlar<'nesneler'>;

const cagriSozleri = (uclar: typeof endpoints): Record<string, string> =>
  Object.fromEntries(
    uclar.flatMap(({ name, endpoint: { denetim } }) => (denetim === undefined ? [] : [[name, denetim]])),
  );
const digerSozler: Readonly<Record<string, OdaSozleri>> = sozler;
/** All audit words of each room, those of its calls included. */
export const odaSozleri: Readonly<Record<string, OdaSozleri>> = Object.fromEntries(
  Array.from(
    Map.groupBy(endpoints, ({ room }) => room),
    ([oda, uclar]): [string, OdaSozleri] => {
      const sozleri = digerSozler[oda];
      return [oda, { ...sozleri, eylemler: { ...cagriSozleri(uclar), ...sozleri?.eylemler } }];
    },
  ),
);
const odalar = Object.values(odaSozleri);

/** Names of the actions. An action that is missing here is shown by its code. */
export const EYLEM_ADLARI: Readonly<Record<string, string>> = Object.assign({}, ...odalar.map((o) => o.eylemler));
/** Names of the objects. */
export const NESNE_ADLARI: Readonly<Record<string, string>> = Object.assign({}, ...odalar.map((o) => o.nesneler));
/** Objects that belong to one person. */
export const KISININ_NESNELERI: readonly string[] = odalar.flatMap((o) => o.kisinin ?? []);

/** Names of the stored fields. The fields shared by many rooms are listed here, the others in their rooms. */
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
/** Words of all rooms for the values of a field. Rooms with a field of the same name have codes of their own. */
const butunDegerler: Record<string, Record<string, string>> = {};
for (const { degerler = {} } of odalar)
  for (const [alan, adlar] of Object.entries(degerler)) butunDegerler[alan] = { ...butunDegerler[alan], ...adlar };
/** Words for the coded values of a field. */
const DEGER_ADLARI: DegerAdlari = {
  ...butunDegerler,
  Alan: GIZLI_ALAN_ADLARI,
  ...Object.fromEntries(['Onay', ...odalar.flatMap((o) => o.evetHayir ?? [])].map((ad) => [ad, EVET_HAYIR])),
};

/** The kind of record that the number in a field refers to. */
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

/** Object and action of an entry. They decide how its fields are read. */
export interface DenetimYeri {
  readonly nesne?: string;
  readonly eylem?: string;
}
/** Names of numbered records, by `kayitAnahtari`. */
export type KayitAdlari = ReadonlyMap<string, string>;
export const kayitAnahtari = (tur: string, id: number): string => `${tur}:${id}`;

/** The rooms that may have written an entry: the room of its action first, then the room of its object. */
const yazanlar = ({ nesne = '', eylem = '' }: DenetimYeri): readonly OdaSozleri[] => [
  ...odalar.filter((o) => o.eylemler?.[eylem] !== undefined),
  ...odalar.filter((o) => o.nesneler?.[nesne] !== undefined),
];
const kayitTuru = (alan: string, yer: DenetimYeri): DenetimKaydi | undefined =>
  yazanlar(yer).find((o) => o.kayitlar?.[alan])?.kayitlar?.[alan] ?? KAYIT_ALANLARI[alan];

/** True if the number in a field is money, in kuruş. */
const paraMi = (alan: string, yer: DenetimYeri): boolean => yazanlar(yer).some((o) => o.paralar?.includes(alan));

/** The word for a coded value of a field. Undefined: the value is shown unchanged. */
export const degerAdi = (alan: string, deger: unknown, yer: DenetimYeri = {}): string | undefined =>
  yazanlar(yer).find((o) => o.degerler?.[alan]?.[String(deger)])?.degerler?.[alan]?.[String(deger)] ??
  DEGER_ADLARI[alan]?.[String(deger)];

/** The records that an entry refers to by number, for looking up their names. */
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

/** Path of the object's page. Null: no page of its own. */
export function nesneYolu(ne: string, id: number | null): string | null {
  const yol = odalar.find((o) => o.yollar?.[ne])?.yollar?.[ne];
  return yol === undefined || id === null ? null : `${yol}${id}`;
}

const AN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const GUN = /^\d{4}-\d{2}-\d{2}$/;

const BIRIM_ALANLARI: ReadonlySet<string> = new Set(['ParaBirimi', 'Birim']);
const BIRIM = /^[A-Z]{3}$/;
/** The first currency in these values, parsed from the stored JSON. */
export const birimi = (...degerler: readonly unknown[]): string | undefined =>
  degerler
    .filter(nesne)
    .flatMap((d) => Object.entries(d).filter(([alan]) => BIRIM_ALANLARI.has(alan)))
    .map(([, birim]: [string, unknown]) => birim)
    .find((birim) => typeof birim === 'string' && BIRIM.test(birim)) as string | undefined;

interface Yazim extends DenetimYeri {
  /** Currency of sums that have no currency beside them. */
  readonly birim?: string | undefined;
  readonly adlar?: KayitAdlari | undefined;
}

/** A field with its value. A record shown by name needs no number. */
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

/** The part of the state before that differs afterwards, or null. Both are parsed from the stored JSON. */
export function degisenler(eski: unknown, yeni: unknown): unknown {
  const ayni = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (!nesne(eski) || !nesne(yeni)) return ayni(eski, yeni) ? null : eski;
  const sonra = new Map<string, unknown>(Object.entries(yeni));
  const kalan = Object.entries(eski).filter(([ad, deger]) => !ayni(deger, sonra.get(ad)));
  return kalan.length === 0 ? null : Object.fromEntries(kalan);
}

/**
 * Writes the before or after of an audit entry on one line: Turkish field names, words for codes, names of records if
 * given, formatted sums and dates, instants in Istanbul time.
 * @param deger the stored JSON, parsed
 */
export const degisimYaz = (deger: unknown, yazim: Yazim = {}): string =>
  nesne(deger) ? alanlar(deger, yazim) : degerYaz(deger, yazim);
