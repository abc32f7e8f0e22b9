import { expect, test } from 'vitest';
import { changedSince, type Sent, typedSince } from './typedSince.ts';

interface Yazi {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  readonly Anahtar: string;
  readonly Gun: number | null;
  readonly dosyalar: readonly { readonly Id: number }[];
}
const bos: Yazi = { Tur: 'not', Aciklama: '', Anahtar: '', Gun: null, dosyalar: [] };
const dosya = { Id: 7 };
const giden: Yazi = { Tur: 'yanit', Aciklama: 'Tamam', Anahtar: 'a1', Gun: 2, dosyalar: [dosya] };
const SONRAKI = ['Aciklama', 'Anahtar', 'Gun', 'dosyalar'] as const;

/** Values after each of these changes, one after the other, while the answer was on its way. */
function sonra(...degisenler: Partial<Yazi>[]): Yazi | null {
  const sent = degisenler.reduce<Sent<Yazi>>(changedSince, { values: giden, anew: new Set() });
  return typedSince(Object.assign({}, giden, ...degisenler) as Yazi, sent, bos, SONRAKI);
}

test('nothing was typed: the form begins anew', () => {
  expect(sonra()).toBeNull();
  expect(sonra({ Aciklama: 'Tamam.' }, { Aciklama: 'Tamam' })).toBeNull();
});

test.each<[string, Partial<Yazi>[], string]>([
  ['behind the sent text', [{ Aciklama: 'Tamam\n\nbir de fatura' }], 'bir de fatura'],
  ['before it', [{ Aciklama: 'Önce bu. Tamam' }], 'Önce bu.'],
  ['instead of it, at once', [{ Aciklama: 'bir de fatura' }], 'bir de fatura'],
  ['instead of it, letter by letter', [{ Aciklama: '' }, { Aciklama: 'b' }, { Aciklama: 'bi' }], 'bi'],
  [
    'instead of it, and it begins the same',
    ['T', 'Ta', 'Tamam', 'Tamam, yaptım'].map((Aciklama) => ({ Aciklama })),
    'Tamam, yaptım',
  ],
  ['in its midst', [{ Aciklama: 'Ta fatura mam' }], 'Ta fatura mam'],
  ['and taken back', [{ Aciklama: '' }], ''],
])('typed %s', (_, degisenler, kalan) => {
  expect(sonra(...degisenler)).toEqual({ ...bos, Tur: 'yanit', Aciklama: kalan });
});

test('files that were sent leave, files that came meanwhile stay', () => {
  const yeni = { Id: 9 };
  expect(sonra({ dosyalar: [dosya, yeni] })).toEqual({ ...bos, Tur: 'yanit', dosyalar: [yeni] });
});

test('a figure that was changed stays, the key of what was sent does not', () => {
  expect(sonra({ Gun: 5 })).toEqual({ ...bos, Tur: 'yanit', Gun: 5 });
  expect(sonra({ Aciklama: 'yeni', Anahtar: 'a1' })?.Anahtar).toBe('');
});

test('an empty text that was sent takes nothing with it', () => {
  const sent: Sent<Yazi> = { values: { ...giden, Aciklama: '' }, anew: new Set() };
  const now = { ...giden, Aciklama: 'yazıldı' };
  expect(typedSince(now, changedSince(sent, { Aciklama: 'yazıldı' }), bos, SONRAKI)?.Aciklama).toBe('yazıldı');
});
