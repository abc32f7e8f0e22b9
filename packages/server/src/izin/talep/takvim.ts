import { yazilan } from '@masabasi/core/platform/text/metin';
import { type An, type Gun, type Saat, istanbulAni, ms } from '@masabasi/core/platform/time/tarih';

/** A leave in the form for calendars. */
export interface TakvimIzni {
  readonly Id: number;
  readonly UserId: number;
  readonly Ad: string;
  readonly izinTur: string;
  readonly Baslangic: Gun;
  readonly Bitis: Gun;
  readonly bas: Saat | null;
  readonly bit: Saat | null;
  readonly Surum: number;
  readonly zaman: An;
}

/** RFC 5545: backslash, semicolon and comma are escaped, a line break is `\n`. */
const kacir = (s: string): string =>
  yazilan(s)
    .replace(/[\\;,]/g, (c) => `\\${c}`)
    .replace(/\r\n|\r|\n/g, '\\n');

/** Folds lines at 75 octets. A continued line begins with a blank. */
function katla(satir: string): string {
  let uzunluk = 0;
  let sonuc = '';
  for (const harf of satir) {
    const n = Buffer.byteLength(harf);
    if (uzunluk + n > 74) {
      sonuc += '\r\n ';
      uzunluk = 1;
    }
    sonuc += harf;
    uzunluk += n;
  }
  return sonuc;
}

const utc = (an: An): string => new Date(ms(an)).toISOString().replace(/[-:]|\.\d{3}/g, '');
const gun = (g: Gun): string => g.replaceAll('-', '');

/** Time lines of a leave: whole days until the day of return, or the hours of one day. */
function zamanSatirlari(i: TakvimIzni): string[] {
  if (i.Baslangic !== i.Bitis) return [`DTSTART;VALUE=DATE:${gun(i.Baslangic)}`, `DTEND;VALUE=DATE:${gun(i.Bitis)}`];
  if (i.bas === null || i.bit === null) return [`DTSTART;VALUE=DATE:${gun(i.Baslangic)}`];
  return [`DTSTART:${utc(istanbulAni(i.Baslangic, i.bas))}`, `DTEND:${utc(istanbulAni(i.Bitis, i.bit))}`];
}

/** An iCalendar file of leaves. It contains no notes, because the file leaves the company. */
export function takvimDosyasi(
  sahip: { readonly Id: number; readonly Ad: string },
  izinler: readonly TakvimIzni[],
  simdi: Date,
): string {
  const satirlar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Masabaşı//İzin Takvimi//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${kacir(`İzinler - ${sahip.Ad}`)}`,
    'X-WR-TIMEZONE:Europe/Istanbul',
    ...izinler.flatMap((i) => [
      'BEGIN:VEVENT',
      `UID:izin-${i.Id}@masabasi`,
      `DTSTAMP:${utc(simdi)}`,
      `LAST-MODIFIED:${utc(i.zaman)}`,
      `SEQUENCE:${i.Surum - 1}`,
      ...zamanSatirlari(i),
      `SUMMARY:${kacir(i.UserId === sahip.Id ? i.izinTur : `${i.Ad} - ${i.izinTur}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return satirlar.map((s) => `${katla(s)}\r\n`).join('');
}
