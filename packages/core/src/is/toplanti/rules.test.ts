import { describe, expect, test } from 'vitest';
import {
  baglantiUyar,
  duzenler,
  gorevOlmaz,
  gundemSuresi,
  kapanisHatasi,
  katilimciHatasi,
  maliyeti,
  odaHatalari,
  sureYazisi,
  type ToplantiFormu,
  toplantiHatalari,
  toplantiSade,
  toplantiSiteleri,
  yurutur,
  erkenSozu,
  kisiSayisi,
} from './rules.ts';

const form = (o: Partial<ToplantiFormu> = {}): ToplantiFormu => ({
  Konu: 'Kapsam',
  Link: null,
  Baslama_Zamani: '2026-12-01T07:00:00Z',
  Bitis_Zamani: '2026-12-01T08:00:00Z',
  Gundem: [],
  ...o,
});
const SITELER = toplantiSiteleri([]);

describe('form of a meeting', () => {
  test.each<[string, Partial<ToplantiFormu>, object]>([
    ['a complete form', {}, {}],
    ['no subject', { Konu: '  ' }, { Konu: 'Toplantının konusunu yazınız.' }],
    ['no beginning', { Baslama_Zamani: null }, { Baslama_Zamani: 'Toplantının gününü ve başlama saatini yazınız.' }],
    ['no end', { Bitis_Zamani: null }, { Bitis_Zamani: 'Bitiş saatini yazınız.' }],
    [
      'an end before its beginning',
      { Bitis_Zamani: '2026-12-01T06:59:00Z' },
      { Bitis_Zamani: 'Bitiş, başlamadan sonra olmalı.' },
    ],
    ['twelve hours', { Bitis_Zamani: '2026-12-01T19:00:00Z' }, {}],
    ['a minute more', { Bitis_Zamani: '2026-12-01T19:01:00Z' }, { Bitis_Zamani: 'Bir toplantı en çok 12 saat sürer.' }],
  ])('%s', (_, o, hatalar) => expect(toplantiHatalari(form(o), SITELER)).toEqual(hatalar));

  test('is saved without extra blanks and without empty agenda points', () => {
    expect(
      toplantiSade(
        form({
          Konu: ' Kapsam  toplantısı ',
          Link: ' ',
          Gundem: [
            { Metin: ' ', Sure: 5, SunanId: null },
            { Metin: ' Açılış ', Sure: null, SunanId: null },
          ],
        }),
      ),
    ).toMatchObject({
      Konu: 'Kapsam toplantısı',
      Link: null,
      Gundem: [{ Metin: 'Açılış' }],
    });
  });
});

test.each([
  ['https://meet.google.com/abc', true],
  ['https://us02web.zoom.us/j/8?pwd=x', true],
  ['http://meet.google.com/abc', false],
  ['https://meet.google.com.kotu.com/abc', false],
  ['https://kotu.com/?https://meet.google.com', false],
  ['https://meet.google.com@kotu.com/', false],
  ['https://meet.google.com:8443/abc', false],
  ['https://notzoom.us/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is a known meeting site: %s', (adres, uyar) => expect(baglantiUyar(adres, SITELER)).toBe(uyar));
test('accepts a meeting host that the installation names', () =>
  expect(baglantiUyar('https://video.firma.com/oda', toplantiSiteleri(['video.firma.com']))).toBe(true));

test('sums the time of all participants', () => {
  expect(maliyeti(6, 90)).toBe(540);
  expect(sureYazisi(540)).toBe('9 sa');
  expect([0, 45, 90].map(sureYazisi)).toEqual(['0 dk', '45 dk', '1 sa 30 dk']);
  expect(gundemSuresi([{ Sure: 10 }, { Sure: null }, { Sure: 20 }])).toBe(30);
});

test('refuses a meeting without participants, a person twice and a bad mail address', () => {
  const k = { UserId: null, MusteriPersonelId: null, Ad: 'Ece', Eposta: '' };
  expect(katilimciHatasi([])).toBe('En az bir katılımcı seçiniz.');
  expect(katilimciHatasi([k, k])).toBeNull();
  expect(
    katilimciHatasi([
      { ...k, UserId: 1 },
      { ...k, UserId: 1 },
    ]),
  ).toBe('Bir kişi iki kez yazılmış.');
  expect(
    katilimciHatasi([
      { ...k, Eposta: 'a@b.com' },
      { ...k, Eposta: 'A@B.com' },
    ]),
  ).toBe('Bir e-posta adresi iki kez yazılmış.');
  expect(katilimciHatasi([{ ...k, Eposta: 'a@' }])).toBe('Ece: e-posta adresi geçerli değil.');
  expect(katilimciHatasi([{ ...k, UserId: 1, MusteriPersonelId: 2 }])).toContain('ya çalışan');
});

test('makes a task of a decision once, with an owner and a day', () => {
  const karar = { Durum: 'acik', SorumluId: 1, Termin: '2026-12-20', GorevId: null } as const;
  expect(gorevOlmaz(karar)).toBeNull();
  expect(gorevOlmaz({ ...karar, GorevId: 3 })).toBe('Bu karar bir işe dönüştürülmüş.');
  expect(gorevOlmaz({ ...karar, Durum: 'bitti' })).toBe('Kapanmış bir karar işe dönüşmez.');
  expect(gorevOlmaz({ ...karar, Termin: null })).toContain('termini');
  expect(kapanisHatasi('bitti', 'oldu')).toContain('Neyin yapıldığını');
  expect(kapanisHatasi('vazgecildi', 'Gerek kalmadı artık')).toBeNull();
});

test('lets the organiser change a meeting, and also the minute keeper run it', () => {
  const t = { DuzenleyenId: 1, RaportorId: 2 };
  expect([1, 2, 3].map((Id) => [duzenler(t, { Id, yonetir: false }), yurutur(t, { Id, yonetir: false })])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(duzenler(t, { Id: 9, yonetir: true })).toBe(true);
  expect(odaHatalari({ Ad: ' ', Kapasite: null })).toEqual({
    Ad: 'Odanın adını yazınız.',
    Kapasite: 'Kaç kişilik olduğunu yazınız.',
  });
});

test.each([
  ['the day before', '2026-12-06T23:59:00+03:00', 'Toplantının günü (07.12.2026) henüz gelmedi.'],
  ['on its day, hours before', '2026-12-07T00:00:00+03:00', null],
  ['a day later', '2026-12-08T09:00:00+03:00', null],
])('warns about a meeting that begins too early: %s', (_, simdi, beklenen) =>
  expect(erkenSozu({ Baslama_Zamani: '2026-12-07T10:00:00+03:00' }, simdi)).toBe(beklenen),
);

test.each([
  [[1, 2, null], 3, 4],
  [[1, 2, null], 1, 3],
  [[], 1, 1],
  [[null], null, 1],
])('a meeting of %j, organised by %s, takes the time of %i people', (kisiler, duzenleyen, beklenen) =>
  expect(
    kisiSayisi(
      kisiler.map((UserId) => ({ UserId })),
      duzenleyen,
    ),
  ).toBe(beklenen),
);
