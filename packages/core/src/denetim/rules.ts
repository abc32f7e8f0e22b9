import { GIZLI_ALAN_ADLARI } from '../kimlik.ts';
import { aktarim } from '../aktarim/denetim.ts';
import { birlestirme } from '../birlestirme/denetim.ts';
import { demo } from '../demo/denetim.ts';
import { denetim } from './denetim.ts';
import { departman } from '../departman/denetim.ts';
import { duyuru } from '../duyuru/denetim.ts';
import { hakedis } from '../hakedis/denetim.ts';
import { ikiAdim } from '../ikiAdim/denetim.ts';
import { izin } from '../izin/denetim.ts';
import { kurulum } from '../kurulum/denetim.ts';
import { kvkk } from '../kvkk/denetim.ts';
import { lisans } from '../lisans/denetim.ts';
import { mola } from '../mola/denetim.ts';
import { oturum } from '../oturum/denetim.ts';
import { personel } from '../personel/denetim.ts';
import { posta } from '../posta/denetim.ts';
import { rol } from '../rol/denetim.ts';
import { talep } from '../talep/denetim.ts';
import { musteri } from '../musteri/denetim.ts';
import { proje } from '../proje/denetim.ts';
import { suzgec } from '../suzgec/denetim.ts';
import { tanim } from '../tanim/denetim.ts';
import { tatil } from '../tatil/denetim.ts';
import { saklananSozlugu } from '../alanlar.ts';
import type { Contract } from '../contract.ts';
import { DEMO_HAREKETLERI } from '../demo/rules.ts';
import { LISANS_ALANLARI } from '../lisans/alanlar.ts';
import { LISANS_HAREKETLERI } from '../lisans/rules.ts';
import { MENU_TUR_ADLARI, TEMA_ADLARI } from '../oturum/rules.ts';
import { KISI_HAREKETLERI } from '../personel/rules.ts';
import { saniyeliZamanYaz, tarihYaz } from '../tarih.ts';

/** The audit in words, wherever it is shown. Each room names what it does and to what; here they are one list. */

interface OdaDenetimi {
  readonly eylemler: Readonly<Record<string, string>>;
  readonly nesneler: Readonly<Record<string, string>>;
}
/** A room that only reads. */
const YAZMAZ = { eylemler: {}, nesneler: {} } as const;
/** A room without its words does not compile. */
const ODALAR = {
  aktarim,
  anasayfa: YAZMAZ,
  apiBelgesi: YAZMAZ,
  birlestirme,
  demo,
  denetim,
  departman,
  duyuru,
  hakedis,
  ikiAdim,
  izin,
  kurulum,
  kvkk,
  lisans,
  mola,
  oturum,
  personel,
  posta,
  rol,
  talep,
  musteri,
  proje,
  sistem: YAZMAZ,
  suzgec,
  tanim,
  tatil,
} satisfies Readonly<Record<keyof Contract, OdaDenetimi>>;
type Odalar = typeof ODALAR;
type Adlar<T extends keyof OdaDenetimi> = { [O in keyof Odalar]: keyof Odalar[O][T] }[keyof Odalar];
const topla = (ne: keyof OdaDenetimi): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values<OdaDenetimi>(ODALAR).flatMap((oda) => Object.entries(oda[ne])));

/** An action that the audit may hold: one with a name. */
export type DenetimEylemi = Adlar<'eylemler'>;
/** A thing that the audit may speak of: one with a name. */
export type DenetimNesnesi = Adlar<'nesneler'>;
/** What was done. An action that is not here is shown by its own name. */
export const EYLEM_ADLARI = topla('eylemler');
/** What it was done to. */
export const NESNE_ADLARI = topla('nesneler');

/**
 * The fields of what it keeps of before and after; those of a history or of a declared record have their names in their
 * rooms.
 */
export const DENETIM_ALANLARI: Readonly<Record<string, string>> = {
  ...KISI_HAREKETLERI.alanlar,
  ...saklananSozlugu(LISANS_ALANLARI),
  ...LISANS_HAREKETLERI.alanlar,
  ...DEMO_HAREKETLERI.alanlar,
  Aciklama: 'Açıklama',
  Adet: 'Adet',
  Adim: 'Adım',
  Alan: 'Alan',
  AnketTurId: 'Anket türü no',
  Ay: 'Ay',
  Baslama_Zamani: 'Başlama zamanı',
  Baslangic: 'Başlangıç',
  Baslik: 'Başlık',
  Bicim: 'Biçim',
  Bitis: 'Bitiş',
  Bitis_Zamani: 'Bitiş zamanı',
  CreateDateTime: 'Yazıldığı zaman',
  DarkTheme: 'Koyu görünüm',
  DepartmanId: 'Departman no',
  Departmanlar: 'Departmanlar',
  DigerLimit: 'Diğer mola sınırı',
  Dosya: 'Dosya',
  Durum: 'Durum',
  Duzenleyen: 'Düzenleyen',
  EditDateTime: 'Düzenlendiği zaman',
  EditUserId: 'Düzenleyen no',
  EkipId: 'Ekip no',
  ElleDuzeltildi: 'Elle düzeltildi',
  EnAzYil: 'En az yıl',
  GecerliBaslangic: 'Geçerlilik başlangıcı',
  Goster: 'Panoda görünür',
  Gun: 'Gün',
  GunSayi: 'Gün sayısı',
  HesaplananGun: 'Hesaplanan gün',
  HesaplananSaat: 'Hesaplanan saat',
  Id: 'No',
  IlId: 'İl no',
  IseBaslamaTarihi: 'İşe başlama tarihi',
  IzinId: 'İzin no',
  Izin_Baslama_Saati: 'İzin başlama saati',
  Izin_Bitis_Saati: 'İzin bitiş saati',
  Kalan: 'Kalan',
  Kimlik: 'Kimlik no',
  Kod: 'Kod',
  KullanilanGun: 'Kullanılan gün',
  KullanilanSaat: 'Kullanılan saat',
  Liste: 'Liste',
  MenuTur: 'Menü türü',
  Menuler: 'Menüler',
  Metin: 'Metin',
  Mukerrer: 'Aynı olanlar',
  MusteriId: 'Müşteri no',
  MusteriNo: 'Müşteri no',
  Onay: 'Onay',
  Onemli: 'Önemli',
  Paylasilan: 'Paylaşılan',
  Renk: 'Renk',
  Resmi_Gun_Sayisi: 'Resmî tatil günü',
  Roller: 'Roller',
  Sayfa: 'Sayfa',
  Sira: 'Sıra',
  SorumluId: 'Sorumlu no',
  Surum: 'Sürüm',
  Tarih: 'Tarih',
  Tatil_Gunleri: 'Hafta tatili',
  Tema: 'Renk düzeni',
  Tur: 'Tür no',
  UserId: 'Kişi no',
  UstId: 'Üst no',
  VardiyaDakika: 'Vardiya (dakika)',
  Yazan: 'Yazan',
  YemekLimit: 'Yemek molası sınırı',
  YenilemeAy: 'Yenileme (ay)',
  Yetkiler: 'Yetkiler',
  Yil: 'Yıl',
  Zorunlu: 'Zorunlu',
  ad: 'Ad',
  alinan: 'Alınan',
  atlanan: 'Atlanan',
  baslama: 'Başlama',
  baslangic: 'Başlangıç',
  baslik: 'Başlık',
  bitis: 'Bitiş',
  degisen: 'Değişen',
  departmanlar: 'Departmanlar',
  dilimler: 'Dilimler',
  durum: 'Durum',
  gun: 'Gün',
  gun_sayi: 'Gün sayısı',
  ilk: 'İlk gün',
  islem: 'İşlem',
  izinTur: 'İzin türü',
  izinler: 'İzinler',
  kalanlar: 'Kalanlar',
  kisiler: 'Kişiler',
  konu: 'Konu',
  mobil: 'Telefondan',
  sebep: 'Sebep',
  son: 'Son gün',
  tarih: 'Tarih',
  toplu: 'Toplu',
  tur: 'Tür no',
};

const EVET_HAYIR = { 0: 'hayır', 1: 'evet' };
/** What the values of a field stand for. */
const DEGER_ADLARI: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Aktif: EVET_HAYIR,
  Alan: GIZLI_ALAN_ADLARI,
  DarkTheme: EVET_HAYIR,
  ElleDuzeltildi: EVET_HAYIR,
  GirisIzni: EVET_HAYIR,
  Goster: EVET_HAYIR,
  MenuTur: MENU_TUR_ADLARI,
  Onay: EVET_HAYIR,
  Onemli: EVET_HAYIR,
  Paylasilan: EVET_HAYIR,
  Tema: TEMA_ADLARI,
  Zorunlu: EVET_HAYIR,
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
