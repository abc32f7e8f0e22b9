import { readFileSync } from 'node:fs';

/**
 * Invoices that made-up suppliers send to the demo company. They are filled into a document that lies here, because a
 * fault of the product's own writer must not be confirmed by the same fault at the other side.
 */

/** In the file each element has a line of its own. */
const BELGE = readFileSync(new URL('./veri/gelenFatura.xml', import.meta.url), 'utf8').replaceAll(/\n\s*/g, '');

const GONDERENLER = [
  {
    vkn: '9876543217',
    unvan: 'Kuzey Sunucu Barındırma A.Ş.',
    ad: 'Sunucu barındırma',
    fiyat: '12500',
    matrah: '12500.00',
    kdv: '2500.00',
    toplam: '15000.00',
    yaziyla: 'OnBeşBin Türk Lirası',
  },
  {
    vkn: '9205121120',
    unvan: 'Ege Kırtasiye Ltd. Şti.',
    ad: 'Kâğıt ve toner',
    fiyat: '3480.50',
    matrah: '3480.50',
    kdv: '696.10',
    toplam: '4176.60',
    yaziyla: 'DörtBinYüzYetmişAltı Türk Lirası Altmış Kuruş',
  },
] as const;

export interface GelenOrnegi {
  readonly ettn: string;
  readonly xml: string;
  readonly senaryo: string;
}

/**
 * One invoice of each supplier.
 * @param alici tax number of the receiver
 * @param tarih day of the invoices, YYYY-MM-DD
 * @param tohum eight hexadecimal digits that make the ETTNs unique
 */
export const gelenOrnekleri = (
  senaryo: 'TEMELFATURA' | 'TICARIFATURA',
  alici: string,
  tarih: string,
  tohum: string,
): GelenOrnegi[] =>
  GONDERENLER.map((g, n) => {
    const ettn = `${tohum}-0000-4000-8000-00000000000${n}`;
    const no = `TED${tarih.slice(0, 4)}00000000${n + (senaryo === 'TEMELFATURA' ? 1 : 5)}`;
    const alanlar: Readonly<Record<string, string>> = { ...g, senaryo, alici, tarih, ettn, no };
    return { ettn, xml: BELGE.replaceAll(/\{(\w+)\}/g, (_, alan: string) => alanlar[alan]!), senaryo };
  });
