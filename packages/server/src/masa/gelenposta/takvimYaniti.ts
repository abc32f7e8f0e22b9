import { asciiBuyuk } from '@masabasi/core/platform/text/metin';
import { dilimAni, dilimMi, istanbulAni, zamanYaz } from '@masabasi/core/platform/time/tarih';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** A calendar's answer to an invitation (RFC 5546). */
export interface TakvimYaniti {
  readonly uid: string;
  /** The planned time of one meeting of the series, as an instant; null: the answer is for the whole series. */
  readonly seriAni: string | null;
  readonly sira: number;
  readonly eposta: string;
  /** Null: neither yes nor no, but a proposal or a deputy. */
  readonly yanit: 'katilacak' | 'belki' | 'katilmayacak' | null;
  /** Its comment for the organiser. */
  readonly soz: string;
}

export const EN_COK_TAKVIM = 200_000;
const EN_COK_SOZ = 1000;
const YANITLAR: Readonly<Record<string, TakvimYaniti['yanit']>> = {
  ACCEPTED: 'katilacak',
  TENTATIVE: 'belki',
  DECLINED: 'katilmayacak',
};

/** The Olson name of a zone that a calendar names without explaining it; null: unknown. */
export function dilimi(ad: string): string | null {
  const sade = ad.trim().replaceAll(/^"|"$/g, '');
  // Some programs write a file path that ends in the name.
  const yollar = [-2, -3].map((n) => sade.split('/').slice(n).join('/'));
  const [, isaret, saat, dakika = '00'] = /^\(?(?:UTC|GMT)\s*([+-])(\d{1,2})(?::?(\d{2}))?\)?/i.exec(sade) ?? [];
  const fark = isaret === undefined ? [] : [`${isaret}${saat!.padStart(2, '0')}:${dakika}`];
  return [sade, ...(findIana(sade) as string[]), ...yollar, ...fark].find((d) => d !== '' && dilimMi(d)) ?? null;
}

/** A moment of a calendar. Without a known zone it is read in Istanbul time, the zone of our invitation. */
function ani(ozellik: ICAL.Property | null): string | null {
  const t = ozellik?.getFirstValue();
  if (!(t instanceof ICAL.Time)) return null;
  if (t.zone !== null && t.zone.tzid !== 'floating') return new Date(t.toUnixTime() * 1000).toISOString();
  const p = (n: number) => String(n).padStart(2, '0');
  const tzid = ozellik?.getFirstParameter('tzid');
  const dilim = tzid === undefined || tzid === '' ? null : dilimi(tzid);
  if (dilim === null)
    return new Date(istanbulAni(`${t.year}-${p(t.month)}-${p(t.day)}`, `${p(t.hour)}:${p(t.minute)}`)).toISOString();
  const yerel = Date.UTC(t.year, t.month - 1, t.day, t.hour, t.minute, t.second);
  return new Date(dilimAni(yerel, dilim)).toISOString();
}

const adresi = (deger: unknown): string => (typeof deger === 'string' ? deger.replace(/^mailto:/i, '').trim() : '');
const araligi = (olay: ICAL.Component): string =>
  [olay.getFirstProperty('dtstart'), olay.getFirstProperty('dtend')]
    .flatMap((o) => {
      const an = ani(o);
      return an === null ? [] : [zamanYaz(an)];
    })
    .join(' – ');

/** The answers in a calendar's message; empty if it is no answer, or cannot be read. */
export function takvimYanitlari(yazi: string): TakvimYaniti[] {
  try {
    const takvim = new ICAL.Component(ICAL.parse(yazi) as unknown[]);
    const metot = asciiBuyuk(String(takvim.getFirstPropertyValue('method')));
    if (metot !== 'REPLY' && metot !== 'COUNTER') return [];
    return takvim.getAllSubcomponents('vevent').flatMap((olay): TakvimYaniti[] => {
      const yorum = olay.getFirstPropertyValue('comment');
      return olay.getAllProperties('attendee').flatMap((kim): TakvimYaniti[] => {
        const durum = asciiBuyuk(kim.getFirstParameter('partstat') ?? '');
        const yanit = metot === 'COUNTER' ? null : (YANITLAR[durum] ?? null);
        const devir = metot === 'REPLY' && durum === 'DELEGATED';
        if (yanit === null && !devir && metot !== 'COUNTER') return [];
        const yerine = adresi(kim.getFirstParameter('delegated-to'));
        const sozler = [
          metot === 'COUNTER' ? `Başka bir zaman öneriyor: ${araligi(olay) || 'belirtilmemiş'}` : '',
          devir ? `Yerine başkasını gönderiyor${yerine === '' ? '' : `: ${yerine}`}` : '',
          typeof yorum === 'string' ? yorum : '',
          kim.getFirstParameter('x-response-comment') ?? '',
        ];
        return [
          {
            uid: String(olay.getFirstPropertyValue('uid')),
            seriAni: ani(olay.getFirstProperty('recurrence-id')),
            sira: Number(olay.getFirstPropertyValue('sequence') ?? 0) || 0,
            eposta: adresi(kim.getFirstValue()),
            yanit,
            soz: sozler
              .map((s) => s.trim())
              .filter(Boolean)
              .join('\n')
              .slice(0, EN_COK_SOZ),
          },
        ];
      });
    });
  } catch {
    return [];
  }
}
