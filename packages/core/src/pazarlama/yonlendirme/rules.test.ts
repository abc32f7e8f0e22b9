import { expect, test } from 'vitest';
import { kararHatasi, onerileri, yonlendirmeHatalari } from './rules.ts';

const kisi = (KisiId: number, Bolgede: boolean | null, Kazandigi: number, Yuk: number) => ({
  KisiId,
  Ad: `Kişi ${KisiId}`,
  Bolgede,
  Kazandigi,
  Yuk,
});

test('puts sellers of the region first, then winners, then people with little work, and leaves out sellers of other regions', () => {
  const oneriler = onerileri(
    [kisi(1, null, 0, 0), kisi(2, false, 9, 0), kisi(3, true, 0, 5), kisi(4, null, 3, 2), kisi(5, true, 0, 1)],
    'İzmir',
  );
  expect(oneriler.map((o) => [o.KisiId, o.Neden])).toEqual([
    [5, 'bölgesi İzmir, 1 açık adayı var'],
    [3, 'bölgesi İzmir, 5 açık adayı var'],
    [4, 'her yerde satar, bu üründe 3 müşteri kazandı, 2 açık adayı var'],
    [1, 'her yerde satar, açık adayı yok'],
  ]);
});

const SIMDI = new Date('2026-11-25T09:00:00Z');
const dogru = { HedefKisiId: 1, HedefDepartmanId: null, Neden: 'Bölgesi İzmir olduğu için', Termin: '2026-11-27' };
test.each([
  [{}, {}],
  [{ HedefKisiId: null }, { HedefKisiId: 'Bir kişi ya da bir departman seçiniz.' }],
  [{ HedefDepartmanId: 2 }, { HedefKisiId: 'Bir kişi ya da bir departman seçiniz.' }],
  [{ Neden: 'kısa' }, { Neden: 'Yönlendirme nedenini en az 10 karakterle yazınız.' }],
  [{ Termin: null }, { Termin: 'Son karar gününü yazınız.' }],
  [{ Termin: '2026-11-24' }, { Termin: 'Son karar günü geçmişte olamaz.' }],
  [{ Termin: '2027-11-24' }, { Termin: 'Son karar günü en çok 60 gün sonra olabilir.' }],
])('checks %o against the rules', (o, hatalar) => {
  expect(yonlendirmeHatalari({ ...dogru, ...o }, SIMDI)).toEqual(hatalar);
});

test('needs a reason only for a refusal', () => {
  expect([kararHatasi('kabul', ''), kararHatasi('red', 'olmaz')]).toEqual([
    null,
    'Ret nedenini en az 10 karakterle yazınız.',
  ]);
});
