import { kucuk } from '../../platform/text/metin.ts';
import { kurus, paraYaz } from '../../platform/money/para.ts';
import { type Gun, tarihYaz } from '../../platform/time/tarih.ts';
import { oranYaz } from './rules.ts';
import { BIRIMLER, PERIYOTLAR, type TeklifKalemi, teklifToplami } from './toplam.ts';

/** Differences between two revisions of a quote, in the words for its customer. */

export interface Revizyon {
  readonly Baslik: string;
  readonly SozlesmeYil: number;
  readonly ParaBirimi: string;
  readonly Gecerlilik_Tarihi: Gun;
  readonly Kosullar: string;
  readonly kalemler: readonly TeklifKalemi[];
}

const ayni = (metin: string): string => kucuk(metin.trim().replaceAll(/\s+/g, ' '));
const sayi = (s: string): string => {
  const [tam = '', kesir = ''] = s.split('.');
  const kalan = kesir.replace(/0+$/, '');
  return `${tam.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.')}${kalan === '' ? '' : `,${kalan}`}`;
};
/** A unit price for people: at least two decimals, and all that it has. */
export const fiyatYaz = (s: string, birim?: string): string => {
  const [, kesir = ''] = s.split('.');
  const kalan = kesir.replace(/0+$/, '');
  const yazi = sayi(s);
  const [tam = ''] = yazi.split(',');
  const isaret = paraYaz(kurus(0), birim).replace('0,00', '');
  return `${isaret}${tam},${kalan.padEnd(2, '0')}`;
};
export const miktarYaz = sayi;

/** Discount in the form in which it was written; empty: none. */
export const iskontoYaz = (k: Pick<TeklifKalemi, 'IskontoOran' | 'IskontoTutar'>, birim?: string): string =>
  k.IskontoTutar > 0 ? paraYaz(k.IskontoTutar, birim) : k.IskontoOran ? `%${oranYaz(k.IskontoOran)}` : '';
const iskontosu = (k: TeklifKalemi, birim: string): string => iskontoYaz(k, birim) || 'yok';

/** Differences of one line, as one sentence. */
function kalemFarki(a: TeklifKalemi, b: TeklifKalemi, [once, sonra]: readonly [string, string]): string[] {
  const oldu = (ne: string, x: string, y: string): string[] => (x === y ? [] : [`${ne} ${x} yerine ${y}`]);
  const olanlar = [
    ...oldu('miktarı', `${sayi(a.Miktar)} ${BIRIMLER[a.Birim]}`, `${sayi(b.Miktar)} ${BIRIMLER[b.Birim]}`),
    ...oldu('birim fiyatı', fiyatYaz(a.BirimFiyat, once), fiyatYaz(b.BirimFiyat, sonra)),
    ...oldu('iskontosu', iskontosu(a, once), iskontosu(b, sonra)),
    ...oldu('KDV oranı', `%${a.KdvOran}`, `%${b.KdvOran}`),
    ...oldu('ödenişi', kucuk(PERIYOTLAR[a.Periyot]), kucuk(PERIYOTLAR[b.Periyot])),
    ...(a.Opsiyonel === b.Opsiyonel ? [] : [b.Opsiyonel ? 'seçmeli oldu' : 'seçmeli olmaktan çıktı']),
  ];
  return olanlar.length === 0 ? [] : [`${b.Ad}: ${olanlar.join(', ')}.`];
}

/**
 * Differences of two revisions, one sentence each. Lines are matched by name. Among lines of the same name the
 * unchanged ones are matched first.
 */
export function revizyonFarki(eski: Revizyon, yeni: Revizyon): string[] {
  const kalan = eski.kalemler.map((k) => ({ k, alindi: false }));
  const birimler = [eski.ParaBirimi, yeni.ParaBirimi] as const;
  const adas = (k: TeklifKalemi) => kalan.filter((e) => !e.alindi && ayni(e.k.Ad) === ayni(k.Ad));
  const kalanlar = yeni.kalemler.filter((k) => {
    const degismeyen = adas(k).find((e) => kalemFarki(e.k, k, birimler).length === 0);
    if (degismeyen !== undefined) degismeyen.alindi = true;
    return degismeyen === undefined;
  });
  const kalemler = kalanlar.flatMap((k) => {
    const [once] = adas(k);
    if (once === undefined)
      return [
        `Eklendi: ${k.Ad}, ${sayi(k.Miktar)} ${BIRIMLER[k.Birim]}, birim fiyatı ${fiyatYaz(k.BirimFiyat, yeni.ParaBirimi)}${k.Opsiyonel ? ' (seçmeli)' : ''}.`,
      ];
    once.alindi = true;
    return kalemFarki(once.k, k, birimler);
  });
  const cikan = kalan.flatMap((e) => (e.alindi ? [] : [`Çıkarıldı: ${e.k.Ad}.`]));
  const toplam = [teklifToplami(eski.kalemler).GenelToplam, teklifToplami(yeni.kalemler).GenelToplam].map((t, n) =>
    paraYaz(t, birimler[n]),
  );
  const oldu = (ne: string, a: string, b: string): string[] => (a === b ? [] : [`${ne} ${a} yerine ${b} oldu.`]);
  return [
    ...(ayni(eski.Baslik) === ayni(yeni.Baslik) ? [] : oldu('Konu', `‘${eski.Baslik}’`, `‘${yeni.Baslik}’`)),
    ...oldu('Sözleşme süresi', `${eski.SozlesmeYil} yıl`, `${yeni.SozlesmeYil} yıl`),
    ...oldu('Para birimi', ...birimler),
    ...kalemler,
    ...cikan,
    ...oldu('Genel toplam', toplam[0]!, toplam[1]!),
    ...(eski.Gecerlilik_Tarihi === yeni.Gecerlilik_Tarihi
      ? []
      : [
          `Teklif ${tarihYaz(eski.Gecerlilik_Tarihi)} yerine ${tarihYaz(yeni.Gecerlilik_Tarihi)} gününe kadar geçerli.`,
        ]),
    ...(ayni(eski.Kosullar) === ayni(yeni.Kosullar) ? [] : ['Koşullar değişti.']),
  ];
}
