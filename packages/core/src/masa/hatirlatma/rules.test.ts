import { expect, test } from 'vitest';
import type { HizmetTakvimi } from '../sla/rules.ts';
import { istanbulAni, zamanYaz } from '../../platform/time/tarih.ts';
import { hatirlatmaHatasi, hatirlatmaSecenekleri } from './rules.ts';

/** Monday to Friday. 29.10.2026 is a holiday, the day before a half one. */
const takvim: HizmetTakvimi = {
  pencereler: [1, 2, 3, 4, 5].map((Gun) => ({ Gun, Bas: 510, Bit: 1080 })),
  tatiller: new Map([
    ['2026-10-28', 0.5],
    ['2026-10-29', 1],
    ['2026-11-09', 1],
  ]),
};

test.each([
  [
    'a Tuesday morning',
    '2026-11-24',
    '10:00',
    'Bugün 16:00 = 24.11.2026 16:00|Yarın 09:00 = 25.11.2026 09:00|Pazartesi 09:00 = 30.11.2026 09:00|Cuma 10:00 = 27.11.2026 10:00',
  ],
  [
    'too late for this afternoon',
    '2026-11-24',
    '16:00',
    'Yarın 09:00 = 25.11.2026 09:00|Pazartesi 09:00 = 30.11.2026 09:00|Cuma 10:00 = 27.11.2026 10:00',
  ],
  [
    'a Friday: tomorrow is free, and Monday is the next working day',
    '2026-11-27',
    '09:00',
    'Bugün 16:00 = 27.11.2026 16:00|30.11 Pazartesi 09:00 = 30.11.2026 09:00|Cuma 10:00 = 04.12.2026 10:00',
  ],
  [
    'a Sunday: no offer for this afternoon',
    '2026-11-22',
    '11:00',
    'Yarın 09:00 = 23.11.2026 09:00|Cuma 10:00 = 27.11.2026 10:00',
  ],
  [
    'a half day before a holiday',
    '2026-10-28',
    '09:00',
    '30.10 Cuma 09:00 = 30.10.2026 09:00|Pazartesi 09:00 = 02.11.2026 09:00|Cuma 10:00 = 30.10.2026 10:00',
  ],
  [
    'a Monday that is a holiday',
    '2026-11-05',
    '17:00',
    'Yarın 09:00 = 06.11.2026 09:00|10.11 Salı 09:00 = 10.11.2026 09:00|Cuma 10:00 = 06.11.2026 10:00',
  ],
])('offers times for a reminder: %s', (_, gun, saat, beklenen) => {
  const secenekler = hatirlatmaSecenekleri(takvim, new Date(istanbulAni(gun, saat)));
  expect(secenekler.map((s) => `${s.Ad} = ${zamanYaz(s.Zaman)}`).join('|')).toBe(beklenen);
});

test('without service hours every day is a working day', () => {
  const secenekler = hatirlatmaSecenekleri({ pencereler: [], tatiller: new Map() }, new Date('2026-11-24T07:00:00Z'));
  expect(secenekler.every((s) => Number.isFinite(Date.parse(s.Zaman)))).toBe(true);
});

const GUN = 86_400_000;
test.each([
  ['now', 0, /geçmiş/],
  ['in the past', -1, /geçmiş/],
  ['in a moment', 1, null],
  ['in a year', 365 * GUN, null],
  ['in more than a year', 365 * GUN + 1, /bir yıl/],
])('checks the time of a reminder: %s', (_, fark, hata) => {
  const simdi = Date.parse('2026-11-24T07:00:00Z');
  const bulunan = hatirlatmaHatasi(simdi + fark, simdi);
  if (hata === null) expect(bulunan).toBeNull();
  else expect(bulunan).toMatch(hata);
});
