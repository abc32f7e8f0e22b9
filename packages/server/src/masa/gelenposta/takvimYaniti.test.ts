import { describe, expect, test } from 'vitest';
import { dilimi, takvimYanitlari } from './takvimYaniti.ts';

const takvim = (satirlar: readonly string[], metot = 'REPLY') =>
  [
    'BEGIN:VCALENDAR',
    `METHOD:${metot}`,
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:u',
    ...satirlar,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
const KABUL = 'ATTENDEE;PARTSTAT=ACCEPTED;CN="Veli, Ali":MAILTO:ali@ornek.example';

describe('an answer of a calendar', () => {
  test.each([
    ['W. Europe Standard Time', '20261201T120000', '2026-12-01T11:00:00.000Z'],
    ['W. Europe Standard Time', '20260701T120000', '2026-07-01T10:00:00.000Z'],
    ['Turkey Standard Time', '20261201T140000', '2026-12-01T11:00:00.000Z'],
    ['Europe/Berlin', '20261201T120000', '2026-12-01T11:00:00.000Z'],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', '20261201T120000', '2026-12-01T11:00:00.000Z'],
    ['"(UTC+01:00) Amsterdam, Berlin"', '20261201T120000', '2026-12-01T11:00:00.000Z'],
    ['Pacific Standard Time', '20261201T030000', '2026-12-01T11:00:00.000Z'],
    ['Europe/London', '20260329T023000', '2026-03-29T01:30:00.000Z'],
    ['Bilinmeyen Saat', '20261201T140000', '2026-12-01T11:00:00.000Z'],
  ])('names a time in %s', (dilim, yerel, an) => {
    expect(takvimYanitlari(takvim([KABUL, `RECURRENCE-ID;TZID=${dilim}:${yerel}`]))).toMatchObject([
      { seriAni: an, eposta: 'ali@ornek.example', yanit: 'katilacak', soz: '' },
    ]);
  });

  test('names a zone of UTC, or none', () => {
    expect(takvimYanitlari(takvim([KABUL, 'RECURRENCE-ID:20261201T110000Z']))[0]?.seriAni).toBe(
      '2026-12-01T11:00:00.000Z',
    );
    expect(takvimYanitlari(takvim([KABUL]))[0]?.seriAni).toBeNull();
    expect(dilimi('hiç')).toBeNull();
  });

  test('says more than yes or no', () => {
    const oneri = takvim(
      [
        KABUL.replace('ACCEPTED', 'TENTATIVE'),
        'DTSTART;TZID=Turkey Standard Time:20261202T100000',
        'DTEND;TZID=Turkey Standard Time:20261202T110000',
        'COMMENT:Salı olmaz',
      ],
      'COUNTER',
    );
    expect(takvimYanitlari(oneri)).toMatchObject([
      { yanit: null, soz: 'Başka bir zaman öneriyor: 02.12.2026 10:00 – 02.12.2026 11:00\nSalı olmaz' },
    ]);
    const devir = KABUL.replace('ACCEPTED', 'DELEGATED;DELEGATED-TO="mailto:can@ornek.example"');
    expect(takvimYanitlari(takvim([devir]))).toMatchObject([
      { yanit: null, soz: 'Yerine başkasını gönderiyor: can@ornek.example' },
    ]);
    expect(takvimYanitlari(takvim([KABUL, 'COMMENT:On dakika gecikirim']))).toMatchObject([
      { yanit: 'katilacak', soz: 'On dakika gecikirim' },
    ]);
  });

  test('is none if it asks, waits, or cannot be read', () => {
    expect(takvimYanitlari(takvim([KABUL], 'REQUEST'))).toEqual([]);
    expect(takvimYanitlari(takvim([KABUL.replace('ACCEPTED', 'NEEDS-ACTION')]))).toEqual([]);
    expect(takvimYanitlari('BEGIN:VCALENDAR\r\nbozuk')).toEqual([]);
  });
});
