import { readFileSync } from 'node:fs';
import { gorunus, katla } from '@masabasi/core/platform/text/metin';
import { PAROLA_EN_AZ, yeniParolaHatasi } from '@masabasi/core/kisi/oturum/rules';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../http/errors.ts';

/** argon2id (2) as OWASP recommends: 19 MiB, two passes, one lane. */
const AYAR = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash takes a core and 19 MiB. Two at a time leave the other threads to the people inside. */
const AYNI_ANDA = 2;
const EN_COK_BEKLEYEN = 60;
let calisan = 0;
const bekleyenler: (() => void)[] = [];

/** Waits for its turn to hash. */
async function sirayla<T>(is: () => Promise<T>): Promise<T> {
  if (calisan < AYNI_ANDA) calisan++;
  // A finished work hands its place on.
  else await new Promise<void>((sirasi) => void bekleyenler.push(sirasi));
  try {
    return await is();
  } finally {
    const siradaki = bekleyenler.shift();
    if (siradaki) siradaki();
    else calisan--;
  }
}

/** Hash of a password for the database. */
export const parolaOzetle = (parola: string): Promise<string> => sirayla(() => hash(parola.normalize('NFC'), AYAR));

const BUGUNKU = `$argon2id$v=19$m=${AYAR.memoryCost},t=${AYAR.timeCost},p=${AYAR.parallelism}$`;

/** A hash with today's settings for a correct password. Null when the stored one has them already. */
export const tazeOzet = async (ozet: string, parola: string): Promise<string | null> =>
  ozet.startsWith(BUGUNKU) ? null : parolaOzetle(parola);

/** A dummy hash: an unknown user name costs as much time as a wrong password. */
const KIMSENIN = parolaOzetle(crypto.randomUUID());

/**
 * True when the password is the stored one. Null stands for a person who does not exist or may not sign in.
 * @throws 503 when the queue is longer than a person would wait
 */
export async function parolaDogru(ozet: string | null, parola: string): Promise<boolean> {
  if (bekleyenler.length >= EN_COK_BEKLEYEN)
    throw new HttpError(503, 'Şu anda çok fazla kişi giriş yapıyor. Birkaç saniye sonra tekrar deneyiniz.', {
      'retry-after': '2',
    });
  const benzeri = ozet ?? (await KIMSENIN);
  const dogru = await sirayla(() => verify(benzeri, parola.normalize('NFC')));
  return dogru && ozet !== null;
}

/**
 * The most frequent passwords, refused under the stricter policy, with or without digits behind them. The file holds
 * the three thousand most frequent ones of eight characters and more from public breaches, in the order of zxcvbn's
 * list. Here are Turkish words and keyboard patterns.
 */
const YAYGIN = new Set([
  ...readFileSync(new URL('../db/veri/yaygin-parolalar.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(katla),
  ...(
    '123456 1234567 12345678 123456789 1234567890 111111 000000 123123 654321 987654321 112233 121212 666666 159753 147258369 ' +
    'password passw0rd qwerty qwertyuiop qwerty123 asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 iloveyou admin administrator ' +
    'root welcome letmein monkey dragon master login princess football baseball sunshine shadow superman batman trustno1 ' +
    'parola sifre sifrem parolam istanbul ankara izmir antalya bursa adana trabzon konya turkiye galatasaray fenerbahce ' +
    'besiktas trabzonspor gs1905 fb1907 bjk1903 ataturk cumhuriyet mustafa mehmet ahmet ayse fatma zeynep elif emine hasan ' +
    'huseyin ibrahim ismail osman yusuf murat askim canim bebegim seviyorum seniseviyorum hayat sevgi melek prenses kralice ' +
    'kaplan aslan kartal merhaba selam deneme test1234 demo1234 bilgisayar yonetici kullanici personel muhasebe destek ' +
    'yazilim masabasi sirket ofis google facebook samsung iphone android 1q2w3e4r 1qaz2wsx q1w2e3r4 asd123 a123456 aa123456'
  ).split(' '),
]);

const EN_AZ = 8;
const EN_AZ_FARKLI = 4;
const bolucu = new Intl.Segmenter('tr', { granularity: 'grapheme' });
/** Visible characters of a text, each with its marks. */
const harfleri = (s: string): string[] => Array.from(bolucu.segment(s), (h) => h.segment);
/** A password or a word in one normal form without blanks, for lookups. */
const yalinla = (s: string): string => katla(gorunus(s)).replace(/[\s\p{Cc}]+/gu, '');

/**
 * Error of a password under the configured policy, or null. `spec` requires only the specification's five characters.
 * `asvs` requires eight visible characters, four of them different, and refuses common passwords and the person's own
 * words. It judges the visible form. The hash uses the typed form, so that existing passwords still work.
 */
export function parolaPolitikasiHatasi(
  politika: 'spec' | 'asvs',
  parola: string,
  kelimeler: readonly string[],
): string | null {
  if (politika === 'spec') return null;
  const gorunen = gorunus(parola)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (harfleri(gorunen).length < EN_AZ) return `Parolanız en az ${EN_AZ} karakter olmalıdır.`;
  const yalin = yalinla(parola);
  if (new Set(harfleri(yalin)).size < EN_AZ_FARKLI)
    return `Parolanız en az ${EN_AZ_FARKLI} farklı karakter içermelidir.`;
  const govde = yalin.replace(/[^\p{L}]+$/u, '');
  if (YAYGIN.has(yalin) || YAYGIN.has(govde)) return 'Bu parola çok yaygın; lütfen başka bir parola seçiniz.';
  const kendi = kelimeler.map(yalinla).find((k) => k.length >= 4 && yalin.includes(k));
  return kendi === undefined ? null : 'Parolanız kullanıcı adınızı veya şirket adını içermemelidir.';
}

/** Error of a new password, or null. It must not contain the person's own words. */
export function parolaHatasi(
  politika: 'spec' | 'asvs',
  parola: string,
  tekrar: string,
  sirket: string,
  kisi: { readonly Ad: string; readonly Soyad: string; readonly UserName: string },
): string | null {
  const kelimeler = `${sirket} ${kisi.Ad} ${kisi.Soyad} ${kisi.UserName}`.split(/\s+/);
  if (parola !== tekrar || Array.from(parola).length < PAROLA_EN_AZ) return yeniParolaHatasi(parola, tekrar);
  // For a password that is long enough but invisible, the policy's sentence is more helpful, because it requires more.
  return parolaPolitikasiHatasi(politika, parola, kelimeler) ?? yeniParolaHatasi(parola, tekrar);
}
