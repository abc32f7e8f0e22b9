import { katla } from '../text/metin.ts';
import { ayEkle, gecerliGun, type Gun, gunEkle, haftaGunu, tarihOku } from './tarih.ts';

/** Dates as people type them: `10.8`, `10 ağu`, `yarın`, `pazartesi`. */

const AYLAR = [
  'ocak',
  'subat',
  'mart',
  'nisan',
  'mayis',
  'haziran',
  'temmuz',
  'agustos',
  'eylul',
  'ekim',
  'kasim',
  'aralik',
];
const GUNLER = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'];
/** Short forms that are no beginnings, or that two names begin with. */
const KISA_GUNLER: Record<string, number> = { pzt: 1, paz: 7, cum: 5, cmt: 6 };
const SOZLER: Record<string, number> = { dun: -1, bugun: 0, yarin: 1 };

interface TarihYorumu {
  readonly bugun: Gun;
  /** A date without a year is the next one from this day on. Null: the one of this year. */
  readonly ileri: Gun | null;
  readonly enAz: Gun;
  readonly enCok: Gun;
}

/** The place of the only name that begins with at least three letters, from 1. 0: none. */
function sirasi(adlar: readonly string[], yazilan: string): number {
  if (yazilan.length < 3) return 0;
  const uyanlar = adlar.filter((ad) => ad.startsWith(yazilan));
  const tek = adlar.includes(yazilan) ? yazilan : uyanlar.length === 1 ? uyanlar[0]! : null;
  return tek === null ? 0 : adlar.indexOf(tek) + 1;
}

const iki = (n: number | string): string => String(n).padStart(2, '0');

/** Years that a written year may mean, the likelier first. */
function yillari(yazilan: string | undefined, { bugun, ileri }: TarihYorumu): readonly string[] {
  if (yazilan?.length === 4) return [yazilan];
  if (yazilan?.length === 2) return [`20${yazilan}`, `19${yazilan}`];
  if (ileri !== null) return [0, 12, 24, 36, 48].map((ay) => ayEkle(ileri, ay).slice(0, 4));
  return [0, -12, 12].map((ay) => ayEkle(bugun, ay).slice(0, 4));
}

/** Day, month and year as they were written. */
function parcalari(s: string): readonly [gun: string, ay: string, yil: string | undefined] | null {
  const sayi = /^(\d{1,2})[./\s-]+(\d{1,2})(?:[./\s-]+(\d{4}|\d{2}))?[.]?$/.exec(s);
  if (sayi) return [sayi[1]!, sayi[2]!, sayi[3]];
  const bitisik = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(s);
  if (bitisik) return [bitisik[1]!, bitisik[2]!, bitisik[3]];
  const adli = /^(\d{1,2})[./\s-]*([a-z]+)[.]?(?:[./\s-]*(\d{4}|\d{2}))?$/.exec(s);
  const ay = adli === null ? 0 : sirasi(AYLAR, adli[2]!);
  return ay === 0 ? null : [adli![1]!, String(ay), adli![3]];
}

/**
 * Reads a typed date. Of several years the first within the limits is taken. The result may lie outside them, so that
 * the field can name them. Null: the text is no date.
 */
export function yazilanTarih(metin: string, yorum: TarihYorumu): Gun | null {
  const tam = tarihOku(metin);
  if (tam !== null) return tam;
  const s = katla(metin.trim());
  const { bugun, ileri, enAz, enCok } = yorum;
  const fark = SOZLER[s];
  if (fark !== undefined) return gunEkle(bugun, fark);
  const haftanin = KISA_GUNLER[s] ?? sirasi(GUNLER, s);
  if (haftanin > 0) {
    const esas = ileri ?? bugun;
    return gunEkle(esas, ((haftanin - haftaGunu(esas) + 6) % 7) + 1);
  }
  const parcalar = parcalari(s);
  if (parcalar === null) return null;
  const [gun, ay, yil] = parcalar;
  const gunler = yillari(yil, yorum)
    .map((y) => `${y}-${iki(ay)}-${iki(gun)}`)
    .filter(gecerliGun);
  const uyan = gunler.find((g) => g >= enAz && g <= enCok && (yil !== undefined || ileri === null || g >= ileri));
  return uyan ?? gunler[0] ?? null;
}
