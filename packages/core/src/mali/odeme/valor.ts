import { sayiYaz } from '../../platform/text/metin.ts';
import { type Kurus, kurus, paraYaz } from '../../platform/money/para.ts';
import { type Gun, gunEkle, gunFarki, haftaGunu, tarihYaz } from '../../platform/time/tarih.ts';
import { SAGLAYICI_BASLIKLARI, type SaglayiciAdi } from './rules.ts';

/**
 * Day and sum of card payments on the bank account. A provider's contract tells them, and bank statement lines are
 * compared with it. These rules only make offers, they write nothing.
 */

/** Contract with a provider, valid from `Gecerlilik` on. */
export interface KartSozlesmesi {
  readonly Saglayici: SaglayiciAdi;
  readonly Gecerlilik: Gun;
  /** Days from the payment to the money on the account. */
  readonly ValorGun: number;
  /** Commission by the number of instalments, in hundredths of a percent. */
  readonly oranlar: readonly { readonly Taksit: number; readonly Oran: number }[];
}

/** A card payment that the bank has not paid out yet. */
export interface KartOdemesi {
  readonly Id: number;
  readonly Saglayici: SaglayiciAdi;
  readonly Gun: Gun;
  readonly Taksit: number;
  /** Rest of the payment at the provider, with its invoice payments (`TahsilatIdler`). */
  readonly Tutar: Kurus;
  readonly TahsilatIdler: readonly number[];
}

/** A refund to a card after the payout: the provider deducts it from a later lump payment. */
export interface KartKesintisi {
  readonly Id: number;
  readonly Saglayici: SaglayiciAdi;
  readonly Gun: Gun;
  readonly Tutar: Kurus;
}

/** A lump payment that may explain a bank statement line. */
export interface TopluOdeme {
  readonly Saglayici: SaglayiciAdi;
  readonly ValorGun: Gun;
  readonly Adet: number;
  readonly Brut: Kurus;
  readonly Iade: Kurus;
  /** Commission according to the line: payments less refunds less the line's sum. */
  readonly Komisyon: Kurus;
  readonly TahsilatIdler: readonly number[];
  readonly KesintiIdler: readonly number[];
  /** True when the commission equals the contract's to the kuruş. */
  readonly Tam: boolean;
  readonly Neden: string;
}

/** Contract of a provider that is valid on a day; null: there is none. */
export const gecerliSozlesme = (
  sozlesmeler: readonly KartSozlesmesi[],
  saglayici: SaglayiciAdi,
  gun: Gun,
): KartSozlesmesi | null =>
  sozlesmeler
    .filter((s) => s.Saglayici === saglayici && s.Gecerlilik <= gun)
    .reduce<KartSozlesmesi | null>((son, s) => (son === null || s.Gecerlilik > son.Gecerlilik ? s : son), null);

/** Value date of a payment of this day. Banks pay on working days. */
export function valorGunu(gun: Gun, valorGun: number, tatiller: ReadonlySet<Gun>): Gun {
  let valor = gunEkle(gun, valorGun);
  while (haftaGunu(valor) > 5 || tatiller.has(valor)) valor = gunEkle(valor, 1);
  return valor;
}

/** Commission of one payment, half a kuruş rounds up. @param oran in hundredths of a percent */
export const komisyonu = (tutar: Kurus, oran: number): Kurus => kurus(Math.round((tutar * oran) / 10_000));

const yuzde = (oran: number): string => `%${sayiYaz(oran / 100)}`;

interface Beklenen extends KartOdemesi {
  readonly Valor: Gun;
  readonly Oran: number;
}

/** A line may come one day before its value date, and up to a week after it. */
const ERKEN_GUN = 1;
const GEC_GUN = 7;
/**
 * Largest difference to the contract's commission at which a lump payment is still offered: a hundredth of the
 * payments.
 */
const PAY = 100;

/** Lump payment of these payments less these refunds; null: the line does not fit it. */
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
 * Lump payments that may explain a bank statement line, the exact ones first, then the nearest day. Candidates are the
 * payments due on one day and all payments due so far, each also less the refunds since then.
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

/** First mistake of a contract; null: it can be saved. */
export function sozlesmeHatasi(s: Pick<KartSozlesmesi, 'oranlar'>): string | null {
  if (s.oranlar.length === 0) return 'En az tek çekimin komisyon oranını yazınız.';
  if (!s.oranlar.some((o) => o.Taksit === 1)) return 'Tek çekimin komisyon oranını yazınız.';
  return new Set(s.oranlar.map((o) => o.Taksit)).size === s.oranlar.length
    ? null
    : 'Bir taksit sayısının iki oranı olamaz.';
}
