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

/** The form values after these changes in a row, made while the answer was on its way. */
function sonra(...degisenler: Partial<Yazi>[]): Yazi | null {
  const sent = degisenler.reduce<Sent<Yazi>>(changedSince, { values: giden, anew: new Set() });
  return typedSince(Object.assign({}, giden, ...degisenler) as Yazi, sent, bos, SONRAKI);
}

test('without new text the form begins anew', () => {
  expect(sonra()).toBeNull();
  expect(sonra({ Aciklama: 'Tamam.' }, { Aciklama: 'Tamam' })).toBeNull();
});

test.each<[string, Partial<Yazi>[], string]>([
  ['after the sent text', [{ Aciklama: 'Tamam\n\nbir de fatura' }], 'bir de fatura'],
  ['before the sent text', [{ Aciklama: 'Önce bu. Tamam' }], 'Önce bu.'],
  ['instead of the sent text, at once', [{ Aciklama: 'bir de fatura' }], 'bir de fatura'],
  ['instead of it, by letters', [{ Aciklama: '' }, { Aciklama: 'b' }, { Aciklama: 'bi' }], 'bi'],
  [
    'instead of the sent text, with the same beginning',
    ['T', 'Ta', 'Tamam', 'Tamam, yaptım'].map((Aciklama) => ({ Aciklama })),
    'Tamam, yaptım',
  ],
  ['in the middle of the sent text', [{ Aciklama: 'Ta fatura mam' }], 'Ta fatura mam'],
  ['and removed again', [{ Aciklama: '' }], ''],
])('typed %s', (_, degisenler, kalan) => {
  expect(sonra(...degisenler)).toEqual({ ...bos, Tur: 'yanit', Aciklama: kalan });
});

test('sent files leave, new files stay', () => {
  const yeni = { Id: 9 };
  expect(sonra({ dosyalar: [dosya, yeni] })).toEqual({ ...bos, Tur: 'yanit', dosyalar: [yeni] });
});

test('a changed figure stays, the key of the sent form does not', () => {
  expect(sonra({ Gun: 5 })).toEqual({ ...bos, Tur: 'yanit', Gun: 5 });
  expect(sonra({ Aciklama: 'yeni', Anahtar: 'a1' })?.Anahtar).toBe('');
});

test('a sent empty text removes nothing', () => {
  const sent: Sent<Yazi> = { values: { ...giden, Aciklama: '' }, anew: new Set() };
  const now = { ...giden, Aciklama: 'yazıldı' };
  expect(typedSince(now, changedSince(sent, { Aciklama: 'yazıldı' }), bos, SONRAKI)?.Aciklama).toBe('yazıldı');
});
