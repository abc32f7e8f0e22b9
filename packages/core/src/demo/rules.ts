import { hareketSozlugu } from '../hareket/rules.ts';
import { tcKimlikHatasi, telefonHatasi, telefonSade } from '../kimlik.ts';
import { dolu, duzgun, gorunenUzunluk } from '../metin.ts';
import { type An, ms } from '../tarih.ts';

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

/** Where each state may lead; what leads nowhere is closed. */
export const DEMO_GECISLERI: Readonly<Record<DemoDurumu, readonly DemoDurumu[]>> = {
  bekliyor: ['atandi', 'vazgecti', 'iptal'],
  atandi: ['randevulu', 'ulasilamadi', 'vazgecti', 'iptal'],
  // Again 'randevulu': another time.
  randevulu: ['randevulu', 'kuruldu', 'ulasilamadi', 'vazgecti', 'iptal'],
  kuruldu: ['denemede', 'vazgecti', 'iptal'],
  denemede: ['satis', 'ulasilamadi', 'vazgecti', 'iptal'],
  ulasilamadi: ['randevulu', 'denemede', 'ulasilamadi', 'vazgecti', 'iptal'],
  satis: [],
  vazgecti: [],
  iptal: [],
};

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

export const demoKapali = (durum: DemoDurumu): boolean => DEMO_GECISLERI[durum].length === 0;

/** Where this demo may go: who was not reached comes back to where they were, and nobody is tried a fourth time. */
export const demoGecisleri = (d: DemoHali): DemoDurumu[] =>
  DEMO_GECISLERI[d.DurumAnahtar].filter((yeni) => {
    if (yeni === 'ulasilamadi') return d.Deneme < EN_COK_DENEME;
    if (d.DurumAnahtar !== 'ulasilamadi') return true;
    return yeni !== (d.KurulumZamani === null ? 'denemede' : 'randevulu');
  });

/**
 * Why a demo may not go there, with where it may go instead; null when it may.
 * @param ad what a state is called in this installation
 */
export function demoGecisHatasi(d: DemoHali, yeni: DemoDurumu, ad: (durum: DemoDurumu) => string): string | null {
  const izinli = demoGecisleri(d);
  if (izinli.includes(yeni)) return null;
  if (izinli.length === 0) return `‘${ad(d.DurumAnahtar)}’ durumundaki bir demo kapanmıştır, durumu değişmez.`;
  const adlar = izinli.map((durum) => `‘${ad(durum)}’`).join(', ');
  return `‘${ad(d.DurumAnahtar)}’ durumundan ‘${ad(yeni)}’ durumuna geçilemez. Geçilebilecek durumlar: ${adlar}.`;
}

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

/** What a person writes of a demo and a rule looks at; who is no customer yet is written here. */
export interface DemoFormu {
  readonly MusteriId: number | null;
  readonly AdSoyad: string;
  readonly TCKimlikNo: string | null;
  readonly IlId: number | null;
  readonly IlceId: number | null;
  readonly Telefon: string | null;
  readonly GSM: string | null;
  readonly Aciklama: string;
}
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
  },
  alanlar: { DurumId: 'Durum no', AtananId: 'Atanan no' },
});
