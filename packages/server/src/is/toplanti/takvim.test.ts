import { istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type Tekrar, tekrarAnlari } from '@masabasi/core/is/toplanti/tekrar';
import fc from 'fast-check';
import ical, { type VEvent } from 'node-ical';
import { afterEach, describe, expect, test } from 'vitest';
import { davetTakvimi, type TakvimDaveti, type TakvimToplantisi } from './takvim.ts';

/** Invitations, read by a calendar library that did not write them. */

const UID = '6f1d6c1e-6d0a-4a57-9d58-1f0a6c1e6d0a';
const toplantisi = (o: Partial<TakvimToplantisi> = {}): TakvimToplantisi => ({
  uid: UID,
  sira: 0,
  bas: istanbulAni('2026-12-01', '10:00'),
  bit: istanbulAni('2026-12-01', '11:30'),
  konu: 'Şubat sürümü; kapsam, öncelik',
  yer: 'Büyük Salon, 3. kat',
  link: 'https://meet.google.com/abc-defg-hij',
  aciklama: 'Gündem:\n1. Açılış',
  iptal: false,
  seriAni: null,
  seri: null,
  ...o,
});
const daveti = (o: Partial<TakvimDaveti> = {}, ...toplantilar: TakvimToplantisi[]): string =>
  davetTakvimi({
    metot: 'REQUEST',
    toplantilar: toplantilar.length === 0 ? [toplantisi()] : toplantilar,
    duzenleyen: { ad: 'Gülşen Çağlayan', eposta: 'destek@firma.com' },
    davetli: { ad: 'Işıl Öz', eposta: 'isil@firma.com', rol: 'zorunlu', yanit: 'bekliyor' },
    simdi: new Date('2026-11-25T09:00:00Z'),
    ...o,
  });
const oku = (ics: string): VEvent =>
  Object.values(ical.sync.parseICS(ics)).find((o): o is VEvent => o?.type === 'VEVENT')!;
const satirlari = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

describe('an invitation', () => {
  test('is read back unchanged', () => {
    const ics = daveti();
    const o = oku(ics);
    expect([o.uid, o.method, o.status, o.sequence]).toEqual([UID, 'REQUEST', 'CONFIRMED', 0]);
    expect([o.start.toISOString(), o.end!.toISOString()]).toEqual([
      '2026-12-01T07:00:00.000Z',
      '2026-12-01T08:30:00.000Z',
    ]);
    expect(o.start.tz).toBe('Europe/Istanbul');
    expect([o.summary, o.location]).toEqual(['Şubat sürümü; kapsam, öncelik', 'Büyük Salon, 3. kat']);
    expect(o.description).toBe('Gündem:\n1. Açılış');
    expect(o.organizer).toMatchObject({ val: 'mailto:destek@firma.com' });
    expect(o.attendee).toMatchObject({
      params: { ROLE: 'REQ-PARTICIPANT', PARTSTAT: 'NEEDS-ACTION', RSVP: true },
    });
    for (const satir of ics.split('\r\n')) expect(Buffer.byteLength(satir)).toBeLessThanOrEqual(75);
    expect(satirlari(ics).filter((s) => s.startsWith('DTSTAMP'))).toEqual(['DTSTAMP:20261125T090000Z']);
  });

  test('keeps its number and raises its sequence after a move or a cancellation', () => {
    const tasinan = oku(
      daveti(
        {},
        toplantisi({ sira: 1, bas: istanbulAni('2026-12-02', '00:30'), bit: istanbulAni('2026-12-02', '01:00') }),
      ),
    );
    expect([tasinan.uid, tasinan.sequence, tasinan.start.toISOString()]).toEqual([UID, 1, '2026-12-01T21:30:00.000Z']);
    const olmayan = oku(daveti({ metot: 'CANCEL' }, toplantisi({ sira: 2, iptal: true })));
    expect([olmayan.uid, olmayan.method, olmayan.status, olmayan.sequence]).toEqual([UID, 'CANCEL', 'CANCELLED', 2]);
  });
});

describe('times', () => {
  const once = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = once;
  });

  // Near midnight, an error of an hour is an error of a day.
  test.each([
    ['00:00', '00:30'],
    ['00:15', '01:00'],
    ['02:30', '03:30'],
    ['23:00', '23:59'],
  ])('at %s in Istanbul are the same hour and day on a machine in any zone', (bas, bit) => {
    for (const dilim of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Istanbul', 'Asia/Kolkata']) {
      process.env['TZ'] = dilim;
      const [b, s] = [istanbulAni('2026-03-01', bas), istanbulAni('2026-03-01', bit)];
      const ics = daveti({}, toplantisi({ bas: b, bit: s }));
      const bekle = (saat: string) => `20260301T${saat.replace(':', '')}00`;
      expect(satirlari(ics)).toEqual(
        expect.arrayContaining([
          `DTSTART;TZID=Europe/Istanbul:${bekle(bas)}`,
          `DTEND;TZID=Europe/Istanbul:${bekle(bit)}`,
        ]),
      );
      expect(oku(ics).start.getTime()).toBe(b);
    }
  });

  test('at any minute come back as the same moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 365 * 4 }), (dakika) => {
        const bas = Date.UTC(2026, 0, 1) + dakika * 60_000;
        const o = oku(daveti({}, toplantisi({ bas, bit: bas + 45 * 60_000 })));
        expect([o.start.getTime(), o.end!.getTime()]).toEqual([bas, bas + 45 * 60_000]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a series', () => {
  const gunleri = (ics: string, ilk: number, adet: number): string[] =>
    oku(ics)
      .rrule!.between(new Date(ilk - 86_400_000), new Date(ilk + 400 * 7 * 86_400_000), true)
      .slice(0, adet + 5)
      .map((d) => istanbulGunu(d));

  test.each<[Tekrar, string, string, number]>([
    ['haftalik', '2026-12-01', '10:00', 10],
    ['ikihafta', '2026-12-31', '09:30', 6],
    ['aylik', '2026-01-31', '10:00', 14],
    ['aylik', '2027-12-29', '10:00', 14],
    ['aylik', '2026-08-30', '10:00', 9],
    ['aylik', '2026-01-15', '10:00', 12],
    // In UTC this time lies on the day before, and the rule would count wrong days.
    ['aylik', '2026-01-31', '01:00', 6],
    ['haftalik', '2026-11-30', '00:00', 5],
  ])('%s from %s at %s falls on the same days here and in calendars', (tekrar, gun, saat, adet) => {
    const bas = istanbulAni(gun, saat);
    const ics = daveti({}, toplantisi({ bas, bit: bas + 3_600_000, seri: { tekrar, adet, olmayan: [] } }));
    expect(gunleri(ics, bas, adet)).toEqual(tekrarAnlari(bas, tekrar, adet).map((an) => istanbulGunu(an)));
  });

  test('leaves out cancelled meetings, and names a moved one with its time', () => {
    const bas = istanbulAni('2026-12-01', '10:00');
    const [, ikinci, ucuncu] = tekrarAnlari(bas, 'haftalik', 4);
    const ics = daveti(
      {},
      toplantisi({ bas, bit: bas + 3_600_000, seri: { tekrar: 'haftalik', adet: 4, olmayan: [ikinci!] } }),
      toplantisi({ sira: 1, bas: ucuncu! + 7_200_000, bit: ucuncu! + 10_800_000, seriAni: ucuncu! }),
    );
    const o = oku(ics);
    expect(Object.values(o.exdate ?? {}).map((d) => new Date(d as Date).getTime())).toContain(ikinci);
    const [tasinan] = Object.values((o.recurrences ?? {}) as Record<string, VEvent>);
    expect([tasinan!.start.getTime(), Number(tasinan!.sequence)]).toEqual([ucuncu! + 7_200_000, 1]);
    expect(satirlari(ics)).toContain('RECURRENCE-ID;TZID=Europe/Istanbul:20261215T100000');
  });
});
