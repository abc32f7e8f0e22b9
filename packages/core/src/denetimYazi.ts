import { type Contract, endpoints, listeler } from './contract.ts';
import { sunulanAd } from './platform/denetim/rules.ts';
import type { DenetimKaydi, OdaSozleri } from './platform/denetim/sozler.ts';
import { GIZLI_ALAN_ADLARI } from './platform/identity/kimlik.ts';
import { type Kurus, paraYaz } from './platform/money/para.ts';
import { kodSozu } from './platform/text/metin.ts';
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

/** Names of the actions. */
export const EYLEM_ADLARI: Readonly<Record<string, string>> = Object.assign({}, ...odalar.map((o) => o.eylemler));
/** Names of the objects. */
export const NESNE_ADLARI: Readonly<Record<string, string>> = Object.assign({}, ...odalar.map((o) => o.nesneler));
/** Objects that belong to one person. */
export const KISININ_NESNELERI: readonly string[] = odalar.flatMap((o) => o.kisinin ?? []);

/** The filters of all lists: the entry of a spreadsheet holds those of its rows. */
const suzgecler = [...listeler.values()].flatMap(({ liste }) => Object.entries(liste.suzgecler));

/** Names of the stored fields. The fields shared by many rooms are listed here, the others in their rooms. */
export const DENETIM_ALANLARI: Readonly<Record<string, string>> = {
  ...Object.fromEntries(suzgecler.map(([alan, { etiket }]) => [alan, etiket])),
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
  Surum: 'Versiyon',
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
  ...Object.fromEntries(
    suzgecler.flatMap(([alan, { gosterim: g }]) =>
      g.tur === 'secim' ? [[alan, Object.fromEntries(g.secenekler.map((s) => [s.deger, s.ad]))]] : [],
    ),
  ),
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
  BolgeIlId: 'il',
  BolgeIlIdler: 'il',
  BayiId: 'bayi',
  BeklenenId: 'gorev',
  DepartmanId: 'departman',
  DosyaId: 'dosya',
  DurumId: 'tanim',
  DuzenleyenId: 'kisi',
  EditUserId: 'kisi',
  EgitimId: 'egitim',
  EgitimTurId: 'tanim',
  EgitmenId: 'kisi',
  EkipId: 'tanim',
  EtiketId: 'tanim',
  FaturaId: 'fatura',
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
  IlceId: 'ilce',
  IsTurId: 'tanim',
  IzinId: 'izin',
  KabulEdenId: 'kisi',
  KayipNedenId: 'tanim',
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
  UrunId: 'proje',
  UserId: 'kisi',
  VekilId: 'kisi',
  VersiyonId: 'versiyon',
  WebistekId: 'webistek',
  YapanId: 'kisi',
  YetkiliKisiId: 'tanim',
  departmanlar: 'departman',
  izinler: 'izin',
  lisanslar: 'lisans',
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
/** The name by which the rooms know a field. Some entries have the names of columns: `sorumlu_id` is `SorumluId`. */
function alanAnahtari(alan: string): string {
  if (DENETIM_ALANLARI[alan] !== undefined) return alan;
  return DENETIM_ALANLARI[sunulanAd(alan)] === undefined ? alan : sunulanAd(alan);
}
const kayitTuru = (alan: string, yer: DenetimYeri): DenetimKaydi | undefined =>
  yazanlar(yer).find((o) => o.kayitlar?.[alan])?.kayitlar?.[alan] ?? KAYIT_ALANLARI[alanAnahtari(alan)];

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

/** Path of the page that shows the object: its own page, or the list with it. Null: no page does. */
export function nesneYolu(ne: string, id: number | null): string | null {
  const yol = odalar.find((o) => o.yollar?.[ne])?.yollar?.[ne];
  if (yol === undefined || !/[=/]$/.test(yol)) return yol ?? null;
  return id === null ? null : `${yol}${id}`;
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
  /** Names of the numbered records. Without them, records are shown by number. */
  readonly adlar?: KayitAdlari | undefined;
}

/** Stands for a record that is gone, or that the reader's products do not show. */
const BULUNAMAYAN = 'bulunamayan kayıt';
/** Numbers of rows within a record, tabs of a list and pictures of the menu: they tell a reader nothing. */
export const GIZLENENLER: ReadonlySet<string> = new Set([
  'icon',
  'sekme',
  'GelenSekme',
  'Id',
  'KararId',
  'KatilimciId',
  'KayitId',
  'PostaId',
  'SoruId',
  'UstId',
]);

/** A value of a field with words, for which no room has a word. A text with a blank was typed by a person. */
const kodMu = (deger: unknown): deger is string => typeof deger === 'string' && /^[a-z][a-zA-Z\d_]*$/.test(deger);

/** Fields whose texts begin with a number of the catalogue: both may change later, so both are stored. */
const NUMARALI_METINLER: ReadonlySet<string> = new Set(['Menuler', 'Yetkiler']);

/** A field and its value in words. A record shown by name needs no number. */
function alanYaz(ham: string, deger: unknown, y: Yazim): readonly [ad: string, deger: string] {
  const alan = alanAnahtari(ham);
  const baslik = DENETIM_ALANLARI[alan] ?? kodSozu(alan);
  const tur = kayitTuru(alan, y);
  if (tur && y.adlar) {
    const adlari = [deger]
      .flat()
      .map((id: unknown) =>
        typeof id === 'number' ? (y.adlar!.get(kayitAnahtari(tur, id)) ?? BULUNAMAYAN) : degerYaz(id, y),
      );
    return [baslik.replace(/ no$/, ''), adlari.length === 0 ? '–' : adlari.join(', ')];
  }
  if (Number.isSafeInteger(deger) && paraMi(alan, y)) return [baslik, paraYaz(deger as Kurus, y.birim)];
  if (y.adlar && NUMARALI_METINLER.has(alan) && Array.isArray(deger) && deger.length > 0)
    return [baslik, deger.map((d: unknown) => String(d).replace(/^\d+ /, '')).join(', ')];
  const sozlu = (d: unknown) =>
    degerAdi(alan, d, y) ?? (DEGER_ADLARI[alan] !== undefined && kodMu(d) ? kodSozu(d) : degerYaz(d, y));
  return [baslik, Array.isArray(deger) && deger.length > 0 ? deger.map(sozlu).join(', ') : sozlu(deger)];
}
/** The fields of a record that people know something by. */
const gorunenler = (o: object, y: Yazim): [string, unknown][] =>
  Object.entries(o).filter(([alan]) => y.adlar === undefined || !GIZLENENLER.has(alanAnahtari(alan)));

function alanlar(o: object, yazim: Yazim): string {
  const y = { ...yazim, birim: birimi(o) ?? yazim.birim };
  return gorunenler(o, y)
    .map(([alan, deger]) => alanYaz(alan, deger, y).join(': '))
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

/** A field of an audit entry in words. Null: the entry has no value before or after. */
export interface Degisim {
  /** Empty for an entry that holds one value alone. */
  readonly Alan: string;
  readonly Once: string | null;
  readonly Sonra: string | null;
}

const yokMu = (deger: unknown): boolean => deger === null || deger === undefined;
/** A value alone. Older entries hold the names of the changed fields, or the numbers of the chosen records. */
function yalinYaz(deger: unknown, y: Yazim): string {
  if (!Array.isArray(deger) || deger.length === 0) return degisimYaz(deger, y);
  if (deger.every((d) => typeof d === 'number')) return `${deger.length} kayıt`;
  return deger.map((d: unknown) => (typeof d === 'string' && DENETIM_ALANLARI[d]) || degisimYaz(d, y)).join(', ');
}

/** One side of an entry: its fields in words, by their titles, and the whole of it on one line. */
function tarafi(deger: unknown, y: Yazim) {
  return {
    yalin: !yokMu(deger) && !nesne(deger),
    yazi: yokMu(deger) ? null : yalinYaz(deger, y),
    alanlari: new Map(nesne(deger) ? gorunenler(deger, y).map(([alan, d]) => alanYaz(alan, d, y)) : []),
  };
}

/**
 * The fields of an audit entry in words. Where the entry has both sides, a field that stayed is left out.
 * @param eski the stored JSON, parsed
 * @param yeni the stored JSON, parsed
 */
export function degisimler(eski: unknown, yeni: unknown, yazim: Yazim = {}): Degisim[] {
  const birim = birimi(yeni, eski) ?? yazim.birim;
  const once = tarafi(eski, { ...yazim, birim: birimi(eski) ?? birim });
  const sonra = tarafi(yeni, { ...yazim, birim: birimi(yeni) ?? birim });
  if (once.yalin || sonra.yalin)
    return once.yazi === sonra.yazi ? [] : [{ Alan: '', Once: once.yazi, Sonra: sonra.yazi }];
  return [...new Set([...sonra.alanlari.keys(), ...once.alanlari.keys()])].flatMap((Alan) => {
    const [Once, Sonra] = [once.alanlari.get(Alan) ?? null, sonra.alanlari.get(Alan) ?? null];
    return Once === Sonra ? [] : [{ Alan, Once, Sonra }];
  });
}

/**
 * Writes one side of an audit entry on one line: Turkish field names, words for codes, names of records if given,
 * formatted sums and dates, instants in Istanbul time.
 * @param deger the stored JSON, parsed
 */
export const degisimYaz = (deger: unknown, yazim: Yazim = {}): string =>
  nesne(deger) ? alanlar(deger, yazim) : degerYaz(deger, yazim);
