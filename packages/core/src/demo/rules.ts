import { bosKayit, saklananSozlugu } from '../alanlar.ts';
import { GERI_ALMA_DK, geriAlinmaz, type SonHareket } from '../geriAlma.ts';
import { hareketSozlugu } from '../hareket/rules.ts';
import { kisiAdiGecerli, tcKimlikHatasi, telefonHatasi, telefonSade } from '../kimlik.ts';
import { dolu, duzgun, gorunenUzunluk } from '../metin.ts';
import { LISANS_ALANLARI } from '../lisans/alanlar.ts';
import { donemBitisi } from '../lisans/rules.ts';
import { BOS_MUSTERI, musteriHatalari, musteriSade } from '../musteri/rules.ts';
import type { MusteriAlanlari } from '../musteri/alanlar.ts';
import { sonDurum, type Surec } from '../surec.ts';
import { type An, type Gun, gunFarki, ms } from '../tarih.ts';
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

/** How a demo ends, in the words of a filter. */
export const DEMO_SONUCLARI = { satis: 'Satışa Döndü', vazgecti: 'Vazgeçti', iptal: 'İptal' } as const;

/** So many days of appointments are looked at together: a month with the weeks it begins and ends in. */
export const EN_COK_TAKVIM_GUNU = 42;
/** Why these days are not shown together; null: they are. */
export const takvimHatasi = (ilk: Gun, son: Gun, neleri = 'randevuları'): string | null =>
  ilk <= son && gunFarki(ilk, son) < EN_COK_TAKVIM_GUNU
    ? null
    : `Son gün ilk günden önce olamaz; bir kez en çok ${EN_COK_TAKVIM_GUNU} günün ${neleri} gösterilir.`;
/** Two appointments that begin within so many minutes of each other are at the same time. */
export const RANDEVU_DK = 60;

/** From when on a half holiday is one. */
export const YARIM_TATIL_SAATI = '13:00';

/** Who an appointment is of, on its day. */
export interface RandevuGunu {
  /** On leave the whole day. */
  readonly izinli: boolean;
  /** On leave for hours, or half a day, into which the appointment reaches. */
  readonly saatteIzinli: boolean;
  /** How much of the day is a public holiday: 0, 0.5 or 1; 0 where their department works through. */
  readonly tatil: number;
  /** The day is one of their working days. */
  readonly calisir: boolean;
  /** The hour lies within their working hours. */
  readonly mesaide: boolean;
  /** The appointment reaches into the second half of the day (`YARIM_TATIL_SAATI`). */
  readonly ogledenSonra: boolean;
  /** They have another appointment at that time. */
  readonly cakisan: boolean;
}

/** What stands against an appointment; null: nothing. What takes the whole day is said before what takes its hour. */
export function randevuUyarisi(g: RandevuGunu): string | null {
  if (g.izinli) return 'O gün izinli';
  if (g.tatil >= 1) return 'O gün resmi tatil';
  if (!g.calisir) return 'O gün çalışmıyor';
  if (g.saatteIzinli) return 'O saatte izinli';
  if (g.tatil > 0 && g.ogledenSonra) return 'O gün öğleden sonra tatil';
  if (!g.mesaide) return 'Mesai saatleri dışında';
  return g.cakisan ? 'Aynı saatte başka randevusu var' : null;
}

/** So often in a row somebody is not reached before the demo is given up. */
export const EN_COK_DENEME = 3;

/** The key of the reason for leaving that asks for the program the customer went to. */
export const BASKA_PROGRAM = 'baskaprogram';

export interface DemoHali {
  readonly DurumAnahtar: DemoDurumu;
  /** How often in a row nobody was reached. */
  readonly Deneme: number;
  readonly KurulumZamani: string | null;
}

/** Who takes a demo further: whoever it was given to, and who gives demos out. */
export interface DemoCagirani {
  readonly dagitir: boolean;
}

const KAPANIR: readonly DemoDurumu[] = ['bekliyor', 'atandi', 'randevulu', 'kuruldu', 'denemede', 'ulasilamadi'];

/** The way of a demo; what leads nowhere is closed. */
export const DEMO_SURECI: Surec<DemoDurumu, DemoHali, DemoCagirani> = {
  durumlar: DEMO_DURUMLARI,
  ilk: 'bekliyor',
  hali: (d) => d.DurumAnahtar,
  gecisler: [
    { nereden: ['bekliyor'], nereye: 'atandi', ad: 'Ata', kim: (c) => c.dagitir, dolayli: true },
    // Again 'randevulu': another time.
    { nereden: ['atandi', 'randevulu'], nereye: 'randevulu', ad: 'Randevu Ver' },
    // Who was not reached comes back to where they were.
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
    // Nobody is tried a fourth time.
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

/** How often in a row nobody was reached, after the change. */
export const demoDenemesi = (deneme: number, yeni: DemoDurumu): number => {
  if (yeni === 'ulasilamadi') return deneme + 1;
  return demoKapali(yeni) ? deneme : 0;
};

/** What is written with a change of state. */
export interface DemoDurumFormu {
  readonly Durum: DemoDurumu;
  readonly Aciklama: string;
  readonly RandevuZamani: string | null;
  readonly AyrilmaNedenId: number | null;
  readonly DigerProgramId: number | null;
}

/**
 * What is wrong with each field of a change of state.
 * @param baskaProgramId the reason that asks for the other program; null where the installation has none
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

/** What a rule looks at of a demo. */
export type DemoFormu = Pick<
  DemoAlanlari,
  'AdSoyad' | 'TCKimlikNo' | 'IlId' | 'IlceId' | 'Telefon' | 'GSM' | 'Aciklama'
> & { readonly MusteriId: number | null };
export type DemoHatalari = Partial<Record<keyof DemoFormu, string>>;

/** A form as it is checked and stored: a customer's name and numbers stand on the customer's card. */
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

/** What is wrong with each field of a demo, whose form is bare (`demoSade`). */
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

/** What happens to a demo; each line is a version of it. */
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
  // What a sale made, and in which version: it is taken back only as long as all of it is as the sale left it.
  alanlar: {
    DurumId: 'Durum no',
    AtananId: saklananSozlugu(DEMO_ALANLARI).AtananId,
    LisansId: 'Açılan lisans',
    AcilanMusteriId: 'Açılan müşteri kartı',
    SecilenMusteriId: 'Seçilen müşteri',
    OncekiDurum: 'Müşterinin önceki durumu',
    MusteriSurumu: 'Müşteri kartının sürümü',
    EklenenUrunler: 'Müşteriye eklenen ürünler',
    DemoLisanslari: 'Biten demo lisansları',
    DemoLisansSurumleri: 'Demo lisanslarının sürümleri',
    DemoLisansBitisleri: 'Demo lisanslarının bitişleri',
  },
});

/** A name as the card of a person has it; what is no name of a person is an institution's. */
export function satisKarti(adSoyad: string): SatisKarti {
  const ad = duzgun(adSoyad);
  const son = ad.lastIndexOf(' ');
  if (son < 0 || !kisiAdiGecerli(ad)) return { Tip: 2, Ad: '', Soyad: '', Unvan: ad, Eposta: null };
  return { Tip: 1, Ad: ad.slice(0, son), Soyad: ad.slice(son + 1), Unvan: '', Eposta: null };
}

type Aday = Pick<DemoAlanlari, 'TCKimlikNo' | 'IlId' | 'IlceId' | 'Telefon' | 'GSM' | 'BayiId' | 'ProjeId'>;

/** The card of a customer made of a demo: what the demo knows, and what was written of it at the sale. */
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

/** What is wrong with each field of the card that a sale makes. */
export const satisKartiHatalari = (kart: SatisKarti, bugun: Gun) =>
  musteriHatalari(musteriSade({ ...BOS_MUSTERI, ...kart }), bugun);

/** The licence that a sale opens: of the dealer who brought it, and renewed for as long as it was sold. */
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

/** Why the sale of a demo cannot be taken back by this person, or null. */
export function satisGeriAlmaEngeli(son: SonHareket | null, kisi: number): string | null {
  if (son?.Tur !== 'satis') return 'Demonun son işlemi bir satış değil; geri alınacak bir şey yok.';
  return geriAlinmaz(son, kisi, SATIS_SOZU);
}
