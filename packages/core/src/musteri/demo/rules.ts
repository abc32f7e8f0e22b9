import { bosKayit, saklananSozlugu } from '../../platform/field/alanlar.ts';
import { GERI_ALMA_DK, geriAlinmaz, type SonHareket } from '../../platform/undo/geriAlma.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { kisiAdiGecerli, tcKimlikHatasi, telefonHatasi, telefonSade } from '../../platform/identity/kimlik.ts';
import { dolu, duzgun, gorunenUzunluk } from '../../platform/text/metin.ts';
import { LISANS_ALANLARI } from '../lisans/alanlar.ts';
import { donemBitisi } from '../lisans/rules.ts';
import { BOS_MUSTERI, musteriHatalari, musteriSade } from '../musteri/rules.ts';
import type { MusteriAlanlari } from '../musteri/alanlar.ts';
import { sonDurum, type Surec } from '../../platform/process/surec.ts';
import { type An, type Gun, ms } from '../../platform/time/tarih.ts';
import { DEMO_ALANLARI, type DemoAlanlari, type SatisKarti, type SatisLisansi } from './alanlar.ts';

/** The states of a demo, by the key of their row in the list `demoDurum`. */
export const DEMO_DURUMLARI = [
  'bekliyor',
  'atandi',
  'randevulu',
  'kuruldu',
  'denemede',
  'satis',
  'ulasilamadi',
  'vazgecti',
  'iptal',
] as const;
export type DemoDurumu = (typeof DEMO_DURUMLARI)[number];

/** Results of a demo in the words of the filter. */
export const DEMO_SONUCLARI = { satis: 'Satışa Döndü', vazgecti: 'Vazgeçti', iptal: 'İptal' } as const;

/** Two appointments that begin within this many minutes are at the same time. */
export const RANDEVU_DK = 60;

/** A half holiday begins at this hour. */
export const YARIM_TATIL_SAATI = '13:00';

/** The day of an appointment for its person. */
export interface RandevuGunu {
  /** On leave for the whole day. */
  readonly izinli: boolean;
  /** On leave for hours or half a day, at the time of the appointment. */
  readonly saatteIzinli: boolean;
  /** Holiday share of the day: 0, 0.5 or 1. Always 0 if the department works on holidays. */
  readonly tatil: number;
  /** The day is a working day of the person. */
  readonly calisir: boolean;
  /** The hour lies within the person's working hours. */
  readonly mesaide: boolean;
  /** The appointment reaches into the second half of the day (`YARIM_TATIL_SAATI`). */
  readonly ogledenSonra: boolean;
  /** The person has another appointment at that time. */
  readonly cakisan: boolean;
}

/** Warning about an appointment, or null. Reasons that take the whole day come before reasons that take the hour. */
export function randevuUyarisi(g: RandevuGunu): string | null {
  if (g.izinli) return 'O gün izinli';
  if (g.tatil >= 1) return 'O gün resmi tatil';
  if (!g.calisir) return 'O gün çalışmıyor';
  if (g.saatteIzinli) return 'O saatte izinli';
  if (g.tatil > 0 && g.ogledenSonra) return 'O gün öğleden sonra tatil';
  if (!g.mesaide) return 'Mesai saatleri dışında';
  return g.cakisan ? 'Aynı saatte başka randevusu var' : null;
}

/** After this many failed calls in a row the demo is given up. */
export const EN_COK_DENEME = 3;

/** Key of the reason for leaving that also needs the customer's new program. */
export const BASKA_PROGRAM = 'baskaprogram';

export interface DemoHali {
  readonly DurumAnahtar: DemoDurumu;
  /** Number of failed calls in a row. */
  readonly Deneme: number;
  readonly KurulumZamani: string | null;
}

/** The caller: the person the demo is assigned to, or a person who assigns demos. */
export interface DemoCagirani {
  readonly dagitir: boolean;
}

const KAPANIR: readonly DemoDurumu[] = ['bekliyor', 'atandi', 'randevulu', 'kuruldu', 'denemede', 'ulasilamadi'];

/** State machine of a demo. A state without a next state is closed. */
export const DEMO_SURECI: Surec<DemoDurumu, DemoHali, DemoCagirani> = {
  durumlar: DEMO_DURUMLARI,
  ilk: 'bekliyor',
  hali: (d) => d.DurumAnahtar,
  gecisler: [
    { nereden: ['bekliyor'], nereye: 'atandi', ad: 'Ata', kim: (c) => c.dagitir, dolayli: true },
    // From 'randevulu' to 'randevulu': a new appointment time.
    { nereden: ['atandi', 'randevulu'], nereye: 'randevulu', ad: 'Randevu Ver' },
    // After a failed call the demo returns to its earlier state.
    {
      nereden: ['ulasilamadi'],
      nereye: 'randevulu',
      ad: 'Randevu Ver',
      kosul: (d) => d.KurulumZamani === null,
    },
    { nereden: ['randevulu'], nereye: 'kuruldu', ad: 'Kuruldu' },
    { nereden: ['kuruldu'], nereye: 'denemede', ad: 'Denemede' },
    {
      nereden: ['ulasilamadi'],
      nereye: 'denemede',
      ad: 'Denemede',
      kosul: (d) => d.KurulumZamani !== null,
    },
    { nereden: ['denemede'], nereye: 'satis', ad: 'Satışa Döndü' },
    // There is no fourth call.
    {
      nereden: ['atandi', 'randevulu', 'denemede', 'ulasilamadi'],
      nereye: 'ulasilamadi',
      ad: 'Ulaşılamadı',
      kosul: (d) => d.Deneme < EN_COK_DENEME,
    },
    { nereden: KAPANIR, nereye: 'vazgecti', ad: 'Vazgeçti' },
    { nereden: KAPANIR, nereye: 'iptal', ad: 'İptal Et' },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir demo kapanmıştır, durumu değişmez.`,
};
export const demoKapali = (durum: DemoDurumu): boolean => sonDurum(DEMO_SURECI, durum);

/** Number of failed calls in a row after the change. */
export const demoDenemesi = (deneme: number, yeni: DemoDurumu): number => {
  if (yeni === 'ulasilamadi') return deneme + 1;
  return demoKapali(yeni) ? deneme : 0;
};

export interface DemoDurumFormu {
  readonly Durum: DemoDurumu;
  readonly Aciklama: string;
  readonly RandevuZamani: string | null;
  readonly AyrilmaNedenId: number | null;
  readonly DigerProgramId: number | null;
}

/**
 * Errors of a state change, by field.
 * @param baskaProgramId the reason that needs the other program, or null if the installation has none
 */
export function demoDurumHatalari(
  f: DemoDurumFormu,
  baskaProgramId: number | null,
  simdi: An,
): Partial<Record<keyof DemoDurumFormu, string>> {
  const randevu = f.Durum === 'randevulu';
  const vazgecti = f.Durum === 'vazgecti';
  return {
    ...(f.Durum === 'atandi' && { Durum: 'Demo üstlenilince ya da birine atanınca bu duruma geçer.' }),
    ...(randevu && f.RandevuZamani === null && { RandevuZamani: 'Randevunun gününü ve saatini yazınız.' }),
    ...(randevu &&
      f.RandevuZamani !== null &&
      ms(f.RandevuZamani) < ms(simdi) && { RandevuZamani: 'Randevu geçmiş bir zamana verilemez.' }),
    ...(vazgecti && f.AyrilmaNedenId === null && { AyrilmaNedenId: 'Ayrılma nedenini seçiniz.' }),
    ...(vazgecti &&
      f.AyrilmaNedenId !== null &&
      f.AyrilmaNedenId === baskaProgramId &&
      f.DigerProgramId === null && { DigerProgramId: 'Hangi programa geçildiğini seçiniz.' }),
    ...(f.Durum === 'iptal' &&
      gorunenUzunluk(f.Aciklama) < 10 && { Aciklama: 'İptal nedenini en az 10 karakterle yazınız.' }),
  };
}

/** The fields that the rules check. */
export type DemoFormu = Pick<
  DemoAlanlari,
  'AdSoyad' | 'TCKimlikNo' | 'IlId' | 'IlceId' | 'Telefon' | 'GSM' | 'Aciklama'
> & { readonly MusteriId: number | null };
export type DemoHatalari = Partial<Record<keyof DemoFormu, string>>;

/** The form as it is checked and stored. For a customer the name and numbers stand only on the card. */
export function demoSade<T extends DemoFormu>(d: T): T {
  const aday = d.MusteriId === null;
  const numara = (s: string | null) => (dolu(s) === null ? null : telefonSade(s!));
  return {
    ...d,
    AdSoyad: aday ? duzgun(d.AdSoyad) : '',
    TCKimlikNo: aday ? (dolu(d.TCKimlikNo)?.replace(/\s/g, '') ?? null) : null,
    IlId: aday ? d.IlId : null,
    IlceId: aday && d.IlId !== null ? d.IlceId : null,
    Telefon: aday ? numara(d.Telefon) : null,
    GSM: aday ? numara(d.GSM) : null,
    Aciklama: d.Aciklama.trim(),
  };
}

/** Errors of a demo, by field. Expects the output of `demoSade`. */
export function demoHatalari(d: DemoFormu): DemoHatalari {
  if (d.MusteriId !== null) return {};
  const tc = d.TCKimlikNo === null ? null : tcKimlikHatasi(d.TCKimlikNo);
  const telefon = d.Telefon === null ? null : telefonHatasi(d.Telefon);
  const gsm = d.GSM === null ? null : telefonHatasi(d.GSM);
  const ulasilmaz = d.Telefon === null && d.GSM === null;
  return {
    ...(gorunenUzunluk(d.AdSoyad) === 0 && { AdSoyad: 'Müşteriyi seçiniz ya da adını soyadını yazınız.' }),
    ...(tc && { TCKimlikNo: tc }),
    ...(ulasilmaz && { GSM: 'Ulaşmak için bir telefon numarası yazınız.' }),
    ...(telefon && { Telefon: telefon }),
    ...(gsm && { GSM: gsm }),
  };
}

/** Kinds of history lines of a demo. Each line is a version of it. */
export const DEMO_HAREKETLERI = hareketSozlugu({
  nesne: 'demo_istek',
  ad: 'Demo',
  turler: {
    acildi: 'Demo açıldı',
    duzenlendi: 'Demo düzenlendi',
    ustlenildi: 'Demo üstlenildi',
    atandi: 'Demo atandı',
    durum: 'Durum değişti',
    satis: 'Demo: Satışa Döndü',
    satisGeriAlindi: 'Satış geri alındı',
  },
  // The records of a sale and their versions. The sale can be undone only while all of them are unchanged.
  alanlar: {
    DurumId: 'Durum no',
    AtananId: saklananSozlugu(DEMO_ALANLARI).AtananId,
    LisansId: 'Açılan lisans',
    AcilanMusteriId: 'Açılan müşteri kartı',
    SecilenMusteriId: 'Seçilen müşteri',
    OncekiDurum: 'Müşterinin önceki durumu',
    MusteriSurumu: 'Müşteri kartının versiyonu',
    EklenenUrunler: 'Müşteriye eklenen ürünler',
    DemoLisanslari: 'Biten demo lisansları',
    DemoLisansSurumleri: 'Demo lisanslarının versiyonları',
    DemoLisansBitisleri: 'Demo lisanslarının bitişleri',
  },
});

/** Splits a name for the card of a person. A text that is no person's name becomes an institution. */
export function satisKarti(adSoyad: string): SatisKarti {
  const ad = duzgun(adSoyad);
  const son = ad.lastIndexOf(' ');
  if (son < 0 || !kisiAdiGecerli(ad)) return { Tip: 2, Ad: '', Soyad: '', Unvan: ad, Eposta: null };
  return { Tip: 1, Ad: ad.slice(0, son), Soyad: ad.slice(son + 1), Unvan: '', Eposta: null };
}

type Aday = Pick<DemoAlanlari, 'TCKimlikNo' | 'IlId' | 'IlceId' | 'Telefon' | 'GSM' | 'BayiId' | 'ProjeId'>;

/** The customer card made from a demo and from the form of the sale. */
export const satistanKart = (d: Aday, kart: SatisKarti, projeId: number): MusteriAlanlari =>
  musteriSade({
    ...BOS_MUSTERI,
    ...kart,
    TCKimlikNo: d.TCKimlikNo,
    IlId: d.IlId,
    IlceId: d.IlceId,
    Telefon: d.Telefon,
    GSM: d.GSM,
    BayiId: d.BayiId,
    Durum: 'Aktif',
    ProjeIdler: [...new Set([d.ProjeId, projeId])].toSorted((a, b) => a - b),
  });

/** Errors of the card that a sale makes, by field. */
export const satisKartiHatalari = (kart: SatisKarti, bugun: Gun) =>
  musteriHatalari(musteriSade({ ...BOS_MUSTERI, ...kart }), bugun);

/** The licence that a sale opens. It gets the dealer of the demo, and its renewal period is the sold period. */
export const satistanLisans = ({ Ay, ...l }: SatisLisansi, BayiId: number | null) => ({
  ...bosKayit(LISANS_ALANLARI),
  ...l,
  BayiId,
  BitisTarihi: Ay === null ? null : donemBitisi(l.BaslamaTarihi, Ay),
  ...(Ay !== null && { YenilemeAy: Ay }),
});

const SATIS_SOZU = {
  baskasi: 'Satışı yalnız yapan kişi geri alabilir.',
  gec: `Satış ${GERI_ALMA_DK} dakika içinde geri alınır; lisansı kendi sayfasından iptal ediniz.`,
};

/** Reason to refuse this person the undo of the sale, or null. */
export function satisGeriAlmaEngeli(son: SonHareket | null, kisi: number): string | null {
  if (son?.Tur !== 'satis') return 'Demonun son işlemi bir satış değil; geri alınacak bir şey yok.';
  return geriAlinmaz(son, kisi, SATIS_SOZU);
}
