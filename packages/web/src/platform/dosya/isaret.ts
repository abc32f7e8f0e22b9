/** Marks on a picture as data in its own pixels, and drawing them into the picture. */

/** Colours of the light theme. Each reaches 4.5:1 against white, as text and as ground. */
export const RENKLER = { kirmizi: '#c4281c', mavi: '#2563eb', yesil: '#166c3b', siyah: '#17191e' } as const;
export type Renk = keyof typeof RENKLER;
export const RENK_ADLARI = { kirmizi: 'Kırmızı', mavi: 'Mavi', yesil: 'Yeşil', siyah: 'Siyah' } as const;

export const TURLER = { ok: 'Ok', kutu: 'Kutu', yazi: 'Yazı', bulanik: 'Bulanık' } as const;
export type IsaretTuru = keyof typeof TURLER;

/** From the first point to the second: tail and head of an arrow, or two corners. */
export interface Isaret {
  readonly no: number;
  readonly tur: IsaretTuru;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly renk: Renk;
  readonly yazi: string;
}
export interface Boyutlar {
  readonly en: number;
  readonly boy: number;
}

const arasi = (n: number, enAz: number, enCok: number): number => Math.min(Math.max(n, enAz), enCok);

/** Line width and letter height for a picture of this size, so that both stay visible. */
export const kalinlik = ({ en, boy }: Boyutlar): number => Math.max(3, Math.round(Math.max(en, boy) / 320));
const harf = (b: Boyutlar): number => kalinlik(b) * 7;

/** Bounding box of a mark. */
export function sinirlari(i: Isaret, b: Boyutlar): { x: number; y: number; en: number; boy: number } {
  const x = Math.min(i.x1, i.x2);
  const y = Math.min(i.y1, i.y2);
  if (i.tur === 'yazi') {
    // A letter is about half as wide as high.
    const h = harf(b);
    return { x, y, en: Math.max(2, i.yazi.length + 1) * h * 0.57, boy: h * 1.6 };
  }
  return { x, y, en: Math.abs(i.x2 - i.x1), boy: Math.abs(i.y2 - i.y1) };
}

/** A mark in the middle of the picture, for drawing by keyboard. */
export function ortada(tur: IsaretTuru, b: Boyutlar): Pick<Isaret, 'x1' | 'y1' | 'x2' | 'y2'> {
  const [x, y] = [Math.round(b.en / 2), Math.round(b.boy / 2)];
  const [dx, dy] = [Math.round(b.en / 10), Math.round(b.boy / 10)];
  return tur === 'yazi' ? { x1: x, y1: y, x2: x, y2: y } : { x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy };
}

/** Moves a mark within the picture. */
export function tasi<I extends Isaret>(i: I, dx: number, dy: number, b: Boyutlar): I {
  // A text wider than the picture begins at its left edge.
  const s = sinirlari(i, b);
  const ox = arasi(dx, -s.x, Math.max(b.en - s.x - s.en, -s.x));
  const oy = arasi(dy, -s.y, Math.max(b.boy - s.y - s.boy, -s.y));
  return { ...i, x1: i.x1 + ox, x2: i.x2 + ox, y1: i.y1 + oy, y2: i.y2 + oy };
}

/** Moves the second point of a mark within the picture. A text has no second point. */
export const uzat = <I extends Isaret>(i: I, dx: number, dy: number, b: Boyutlar): I =>
  i.tur === 'yazi' ? tasi(i, dx, dy, b) : { ...i, x2: arasi(i.x2 + dx, 0, b.en), y2: arasi(i.y2 + dy, 0, b.boy) };

/** True for a mark too small to be intended. */
export const kucukMu = (i: Isaret, b: Boyutlar): boolean =>
  i.tur !== 'yazi' && Math.hypot(i.x2 - i.x1, i.y2 - i.y1) < kalinlik(b) * 3;

/** The present marks, and the former states. */
export interface Cizim {
  readonly isaretler: readonly Isaret[];
  readonly oncekiler: readonly (readonly Isaret[])[];
}
export const BOS_CIZIM: Cizim = { isaretler: [], oncekiler: [] };
const EN_COK_GERI = 100;

/** Adds a change that can be undone. */
export const degisti = ({ isaretler, oncekiler }: Cizim, yeni: readonly Isaret[]): Cizim => ({
  isaretler: yeni,
  oncekiler: [...oncekiler, isaretler].slice(-EN_COK_GERI),
});
/** Undoes the last change. */
export const geriAl = ({ isaretler, oncekiler }: Cizim): Cizim => ({
  isaretler: oncekiler.at(-1) ?? isaretler,
  oncekiler: oncekiler.slice(0, -1),
});

/**
 * Replaces each square of pixels by one colour, in place. Squares are large, at most six along the longer side, so that
 * no letter can be guessed.
 */
export function pikselle(veri: Uint8ClampedArray, { en, boy }: Boyutlar): void {
  const kare = Math.max(16, Math.ceil(Math.max(en, boy) / 6));
  for (let y0 = 0; y0 < boy; y0 += kare)
    for (let x0 = 0; x0 < en; x0 += kare) {
      const yerler: number[] = [];
      for (let y = y0; y < Math.min(y0 + kare, boy); y++)
        for (let x = x0; x < Math.min(x0 + kare, en); x++) yerler.push((y * en + x) * 4);
      for (let k = 0; k < 4; k++) {
        const ort = yerler.reduce((t, n) => t + veri[n + k]!, 0) / yerler.length;
        for (const n of yerler) veri[n + k] = ort;
      }
    }
}

function bulaniklastir(c: CanvasRenderingContext2D, i: Isaret, b: Boyutlar): void {
  const s = sinirlari(i, b);
  const x = Math.floor(s.x);
  const y = Math.floor(s.y);
  const en = Math.min(Math.ceil(s.x + s.en), b.en) - x;
  const boy = Math.min(Math.ceil(s.y + s.boy), b.boy) - y;
  if (en < 1 || boy < 1) return;
  const parca = c.getImageData(x, y, en, boy);
  pikselle(parca.data, { en, boy });
  c.putImageData(parca, x, y);
}

function okYolu({ x1, y1, x2, y2 }: Isaret, k: number): Path2D {
  const yon = Math.atan2(y2 - y1, x2 - x1);
  const uc = Math.min(k * 6, Math.hypot(x2 - x1, y2 - y1));
  const yol = new Path2D();
  yol.moveTo(x1, y1);
  yol.lineTo(x2, y2);
  for (const aci of [Math.PI * 0.83, -Math.PI * 0.83]) {
    yol.moveTo(x2, y2);
    yol.lineTo(x2 + uc * Math.cos(yon + aci), y2 + uc * Math.sin(yon + aci));
  }
  return yol;
}

function ciz(c: CanvasRenderingContext2D, i: Isaret, b: Boyutlar): void {
  const k = kalinlik(b);
  const s = sinirlari(i, b);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  if (i.tur === 'yazi') {
    const h = harf(b);
    c.font = `600 ${h}px 'Inter Variable', system-ui, sans-serif`;
    c.textBaseline = 'middle';
    c.fillStyle = RENKLER[i.renk];
    c.beginPath();
    c.roundRect(s.x, s.y, Math.max(c.measureText(i.yazi).width + h * 0.8, h), s.boy, h * 0.25);
    c.fill();
    c.fillStyle = '#ffffff';
    c.fillText(i.yazi, s.x + h * 0.4, s.y + s.boy / 2);
    return;
  }
  const yol = i.tur === 'ok' ? okYolu(i, k) : new Path2D();
  if (i.tur === 'kutu') yol.rect(s.x, s.y, s.en, s.boy);
  // A white rim keeps a mark visible on a ground of its own colour.
  c.strokeStyle = '#ffffff';
  c.lineWidth = k * 2;
  c.stroke(yol);
  c.strokeStyle = RENKLER[i.renk];
  c.lineWidth = k;
  c.stroke(yol);
}

/** Draws the picture and its marks. Blurring comes first, and nothing of the blurred area stays readable. */
export function resmiCiz(
  c: CanvasRenderingContext2D,
  resim: CanvasImageSource,
  isaretler: readonly Isaret[],
  b: Boyutlar,
): void {
  c.clearRect(0, 0, b.en, b.boy);
  c.drawImage(resim, 0, 0, b.en, b.boy);
  for (const i of isaretler) if (i.tur === 'bulanik') bulaniklastir(c, i, b);
  for (const i of isaretler) if (i.tur !== 'bulanik') ciz(c, i, b);
}
