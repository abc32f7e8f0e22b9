import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

/** Draws a made-up card. Its fonts come from a package, because machines have different fonts. */

/** The text of a card. */
export interface CizilenKart {
  readonly kisi: string;
  readonly unvan: string;
  readonly firma: string;
  /** As printed, with the label in front. */
  readonly satirlar: readonly string[];
  readonly adres: readonly string[];
}

const KLASOR = fileURLToPath(new URL('ttf', import.meta.resolve('dejavu-fonts-ttf/package.json')));
const YAZI_TIPLERI = [
  ['DejaVu Sans', 'DejaVuSans'],
  ['DejaVu Serif', 'DejaVuSerif'],
  ['DejaVu Sans Condensed', 'DejaVuSansCondensed'],
  ['DejaVu Serif Condensed', 'DejaVuSerifCondensed'],
  ['DejaVu Sans Mono', 'DejaVuSansMono'],
] as const;

const EN = 1063;
const BOY = 638;
const KENAR = 64;

interface Bicim {
  readonly zemin: string;
  readonly yazi: string;
  readonly vurgu: string;
  readonly hiza: 'left' | 'centre' | 'right';
  readonly once: 'firma' | 'kisi';
  readonly serit: string;
}
const BICIMLER: readonly Bicim[] = [
  { zemin: '#ffffff', yazi: '#222831', vurgu: '#1f4e79', hiza: 'left', once: 'kisi', serit: '' },
  {
    zemin: '#f6f3ea',
    yazi: '#2b2b2b',
    vurgu: '#7a3b12',
    hiza: 'left',
    once: 'firma',
    serit: `<rect width="18" height="${BOY}" fill="#7a3b12"/>`,
  },
  {
    zemin: '#ffffff',
    yazi: '#303030',
    vurgu: '#14532d',
    hiza: 'centre',
    once: 'kisi',
    serit: `<rect y="${BOY - 16}" width="${EN}" height="16" fill="#14532d"/>`,
  },
  {
    zemin: '#17263b',
    yazi: '#f1f5f9',
    vurgu: '#ffffff',
    hiza: 'left',
    once: 'firma',
    serit: `<circle cx="${EN - 110}" cy="110" r="52" fill="#3f5f87"/>`,
  },
  {
    zemin: '#eef2f7',
    yazi: '#1c2733',
    vurgu: '#8a1538',
    hiza: 'right',
    once: 'kisi',
    serit: `<path d="M0 0h120v120z" fill="#8a1538"/>`,
  },
];

const kacis = (s: string): string => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws a card. `no` selects the layout and the font. */
export async function kartCiz(k: CizilenKart, no: number): Promise<Buffer> {
  const b = BICIMLER[no % BICIMLER.length]!;
  const [font, dosya] = YAZI_TIPLERI[Math.floor(no / BICIMLER.length) % YAZI_TIPLERI.length]!;
  const yaz = async (metin: string, punto: number, renk: string, koyu: boolean) => {
    const text = `<span foreground="${renk}">${kacis(metin)}</span>`;
    const fontfile = join(KLASOR, `${dosya}${koyu ? '-Bold' : ''}.ttf`);
    const secim = { text, font: `${font}${koyu ? ' Bold' : ''} ${punto}`, fontfile, dpi: 150, rgba: true };
    const { data, info } = await sharp({ text: secim }).png().toBuffer({ resolveWithObject: true });
    return { data, en: info.width, boy: info.height };
  };
  const firma = () => yaz(k.firma, 12, b.vurgu, true);
  const kisi = async () => [
    await yaz(k.kisi, 15, b.vurgu, true),
    ...(k.unvan === '' ? [] : [await yaz(k.unvan, 9, b.yazi, false)]),
  ];
  const bas = b.once === 'firma' ? [[await firma()], await kisi()] : [await kisi(), [await firma()]];
  const alt = await Promise.all([...k.satirlar, ...k.adres].map((s) => yaz(s, 8, b.yazi, false)));
  const parcalar: OverlayOptions[] = [];
  let y = 54;
  for (const grup of [...bas, alt]) {
    for (const p of grup) {
      const bosluk = EN - 2 * KENAR - p.en;
      const left = KENAR + (b.hiza === 'left' ? 0 : b.hiza === 'right' ? bosluk : Math.round(bosluk / 2));
      parcalar.push({ input: p.data, left: Math.max(0, left), top: y });
      y += p.boy + 13;
    }
    y += 24;
  }
  const zemin = `<svg xmlns="http://www.w3.org/2000/svg" width="${EN}" height="${BOY}"><rect width="100%" height="100%" fill="${b.zemin}"/>${b.serit}</svg>`;
  return sharp(Buffer.from(zemin)).composite(parcalar).jpeg({ quality: 82 }).toBuffer();
}
