import { sayiYaz } from '../metin.ts';
import { type Kurus, kurus, paraYaz } from '../para.ts';
import { type Gun, gunEkle, gunFarki, haftaGunu, tarihYaz } from '../tarih.ts';
import { SAGLAYICI_BASLIKLARI, type SaglayiciAdi } from './rules.ts';

/**
 * When and how much of what was paid by card comes to the bank account: a contract of each provider says it, and a line
 * of the bank is held against it. Nothing is taken by itself.
 */

/** What was agreed with a provider, from a day on. */
export interface KartSozlesmesi {
  readonly Saglayici: SaglayiciAdi;
  readonly Gecerlilik: Gun;
  /** So many days after the payment the money comes. */
  readonly ValorGun: number;
  /** Commission by the number of instalments, in hundredths of a percent. */
  readonly oranlar: readonly { readonly Taksit: number; readonly Oran: number }[];
}

/** A payment by card that the bank has not paid out yet. */
export interface KartOdemesi {
  readonly Id: number;
  readonly Saglayici: SaglayiciAdi;
  readonly Gun: Gun;
  readonly Taksit: number;
  /** What stands of it at the provider, and which payments of invoices it is. */
  readonly Tutar: Kurus;
  readonly TahsilatIdler: readonly number[];
}

/** What went back to a card after it had been paid out: the provider keeps it of a later lump. */
export interface KartKesintisi {
  readonly Id: number;
  readonly Saglayici: SaglayiciAdi;
  readonly Gun: Gun;
  readonly Tutar: Kurus;
}

/** A lump that a line of the bank may be, in words and in figures. */
export interface TopluOdeme {
  readonly Saglayici: SaglayiciAdi;
  readonly ValorGun: Gun;
  readonly Adet: number;
  readonly Brut: Kurus;
  readonly Iade: Kurus;
  /** What the provider keeps, as the line says: what is missing of it to the payments. */
  readonly Komisyon: Kurus;
  readonly TahsilatIdler: readonly number[];
  readonly KesintiIdler: readonly number[];
  /** It is the contract's commission to the kuruş. */
  readonly Tam: boolean;
  readonly Neden: string;
}

/** The contract of a provider that holds on a day; null: none does. */
export const gecerliSozlesme = (
  sozlesmeler: readonly KartSozlesmesi[],
  saglayici: SaglayiciAdi,
  gun: Gun,
): KartSozlesmesi | null =>
  sozlesmeler
    .filter((s) => s.Saglayici === saglayici && s.Gecerlilik <= gun)
    .reduce<KartSozlesmesi | null>((son, s) => (son === null || s.Gecerlilik > son.Gecerlilik ? s : son), null);

/** The day on which money of this day comes: banks pay on working days. */
export function valorGunu(gun: Gun, valorGun: number, tatiller: ReadonlySet<Gun>): Gun {
  let valor = gunEkle(gun, valorGun);
  while (haftaGunu(valor) > 5 || tatiller.has(valor)) valor = gunEkle(valor, 1);
  return valor;
}

/** Commission of one payment, half a kuruş upwards. @param oran in hundredths of a percent */
export const komisyonu = (tutar: Kurus, oran: number): Kurus => kurus(Math.round((tutar * oran) / 10_000));

const yuzde = (oran: number): string => `%${sayiYaz(oran / 100)}`;

interface Beklenen extends KartOdemesi {
  readonly Valor: Gun;
  readonly Oran: number;
}

/** A line may come a little before its day, and some days after it. */
const ERKEN_GUN = 1;
const GEC_GUN = 7;
/** What the commission may differ from the contract's by so that the lump is still offered: a hundredth of the payments. */
const PAY = 100;

/** What a lump of these payments is for a line, less what went back; null: the line is of something else. */
function toplusu(
  h: { readonly Tutar: Kurus },
  odemeler: readonly Beklenen[],
  kesintiler: readonly KartKesintisi[],
): TopluOdeme | null {
  const brut = odemeler.reduce((t, o) => t + o.Tutar, 0);
  const iade = kesintiler.reduce((t, k) => t + k.Tutar, 0);
  const beklenen = odemeler.reduce((t, o) => t + komisyonu(o.Tutar, o.Oran), 0);
  const Komisyon = kurus(brut - iade - h.Tutar);
  const fark = Komisyon - beklenen;
  if (Komisyon < 0 || Math.abs(fark) > brut / PAY) return null;
  const oranlar = [...new Set(odemeler.map((o) => o.Oran))].toSorted((a, b) => a - b);
  const oran = oranlar.length === 1 ? yuzde(oranlar[0]!) : `${yuzde(oranlar[0]!)} ile ${yuzde(oranlar.at(-1)!)} arası`;
  const ValorGun = odemeler.reduce((son, o) => (o.Valor > son ? o.Valor : son), odemeler[0]!.Valor);
  const { Saglayici } = odemeler[0]!;
  return {
    Saglayici,
    ValorGun,
    Adet: odemeler.length,
    Brut: kurus(brut),
    Iade: kurus(iade),
    Komisyon,
    TahsilatIdler: odemeler.flatMap((o) => o.TahsilatIdler),
    KesintiIdler: kesintiler.map((k) => k.Id),
    Tam: fark === 0,
    Neden: [
      `${SAGLAYICI_BASLIKLARI[Saglayici]}: ${sayiYaz(odemeler.length)} kart tahsilatı, ${paraYaz(kurus(brut), 'TRY')}`,
      ...(iade > 0 ? [`eksi ${paraYaz(kurus(iade), 'TRY')} iade`] : []),
      `eksi ${oran} komisyon (${paraYaz(Komisyon, 'TRY')})`,
      `valör ${tarihYaz(ValorGun)}`,
      ...(fark === 0
        ? []
        : [`komisyon sözleşmedekinden ${paraYaz(kurus(Math.abs(fark)), 'TRY')} ${fark > 0 ? 'fazla' : 'az'}`]),
    ].join(', '),
  };
}

/**
 * The lumps that a line of the bank may be, the exact ones first, then the nearest day: what falls due on one day, and all
 * that fell due until then, each also less what went back meanwhile.
 */
export function topluOnerileri(
  h: { readonly Gun: Gun; readonly Tutar: Kurus; readonly Birim: string },
  sozlesmeler: readonly KartSozlesmesi[],
  odemeler: readonly KartOdemesi[],
  kesintiler: readonly KartKesintisi[],
  tatiller: ReadonlySet<Gun>,
): TopluOdeme[] {
  if (h.Tutar <= 0 || h.Birim !== 'TRY') return [];
  const beklenen = odemeler.flatMap((o): Beklenen[] => {
    const s = gecerliSozlesme(sozlesmeler, o.Saglayici, o.Gun);
    const Oran = s?.oranlar.find((x) => x.Taksit === o.Taksit)?.Oran;
    if (s === null || Oran === undefined) return [];
    return [{ ...o, Valor: valorGunu(o.Gun, s.ValorGun, tatiller), Oran }];
  });
  const bulunan: TopluOdeme[] = [];
  for (const [saglayici, onun] of Map.groupBy(beklenen, (o) => o.Saglayici)) {
    const iadeler = kesintiler.filter((k) => k.Saglayici === saglayici && k.Gun <= h.Gun);
    const gunler = [...Map.groupBy(onun, (o) => o.Valor)].filter(([gun]) => {
      const gecikme = gunFarki(gun, h.Gun);
      return gecikme >= -ERKEN_GUN && gecikme <= GEC_GUN;
    });
    const birikenler = onun.filter((o) => o.Valor <= h.Gun);
    const kumeler = [...gunler.map(([, o]) => o), ...(birikenler.length > 0 ? [birikenler] : [])];
    for (const kume of kumeler)
      for (const k of iadeler.length > 0 ? [[], iadeler] : [[]]) {
        const t = toplusu(h, kume, k);
        const ayni = (b: TopluOdeme) =>
          b.TahsilatIdler.join() === t?.TahsilatIdler.join() && b.KesintiIdler.length === k.length;
        if (t !== null && !bulunan.some(ayni)) bulunan.push(t);
      }
  }
  const uzaklik = (t: TopluOdeme) => Math.abs(gunFarki(t.ValorGun, h.Gun));
  return bulunan.toSorted((a, b) => Number(b.Tam) - Number(a.Tam) || uzaklik(a) - uzaklik(b)).slice(0, 5);
}

/** What is wrong with a contract, field by field; none: it can be kept. */
export function sozlesmeHatasi(s: Pick<KartSozlesmesi, 'oranlar'>): string | null {
  if (s.oranlar.length === 0) return 'En az tek çekimin komisyon oranını yazınız.';
  if (!s.oranlar.some((o) => o.Taksit === 1)) return 'Tek çekimin komisyon oranını yazınız.';
  return new Set(s.oranlar.map((o) => o.Taksit)).size === s.oranlar.length
    ? null
    : 'Bir taksit sayısının iki oranı olamaz.';
}
