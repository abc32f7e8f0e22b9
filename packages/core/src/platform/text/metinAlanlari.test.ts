import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DOSYA_SINIRI } from '../../mali/banka/contract.ts';
import { GELEN_DOSYA_SINIRI } from '../../mali/fatura/gelen.ts';
import { PROJE_DOSYASI_SINIRI } from '../../is/projetakip/rules.ts';
import { degistir, metinler, oku, reddeder } from '../../testing/walk.ts';

/** Texts at and above a length, made once for all fields with this length. */
const uzunlar = new Map<number, readonly string[]>();
function uzunlari(mb: number): readonly string[] {
  const uzun = uzunlar.get(mb) ?? [
    'a'.repeat(mb),
    ' '.repeat(mb),
    `2026-11-20T09:00:00.${'1'.repeat(mb)}Z`,
    `20.11.2026${' '.repeat(mb)}`,
  ];
  uzunlar.set(mb, uzun);
  return uzun;
}

describe('a text of a request', () => {
  test.each(metinler.map((a) => [a.ad, a] as const))('%s is bounded text without NUL', (_, a) => {
    // Bank statements, plans of other programs and invoices of other senders are files.
    const dosya = /^banka\.\w+ icerik\.metin$/.test(a.ad)
      ? DOSYA_SINIRI
      : /^projetakip\.projeXml\w+ metin$/.test(a.ad)
        ? PROJE_DOSYASI_SINIRI
        : /^fatura\.(gelenYukle|mukellefListesiYukle) Icerik$/.test(a.ad)
          ? (GELEN_DOSYA_SINIRI / 3) * 4 + 4
          : 0;
    const mb = Math.max(1_000_000, dosya + 1);
    const bozuk = ['\u0000', `${String(a.simdiki)}\u0000`, 'Öz\u0000gür bey', '\u001B[2Jabc', '\uD83Dabc', 'abc\uDE00'];
    // No file can hold a noncharacter: a single one makes the whole export unreadable.
    bozuk.push(...['\uFFFE', '\uFFFF', '\uFDD0', '\uFDEF', '\u{1FFFE}', '\u{10FFFF}'].map((h) => `Not${h}lar`));
    expect([...uzunlari(mb), ...bozuk].filter((kotu) => !reddeder(a, kotu)).map((kotu) => kotu.slice(0, 30))).toEqual(
      [],
    );
    expect([{}, [], ['a'], { toString: 'a' }].filter((kotu) => !reddeder(a, kotu))).toEqual([]);
  });

  test('removes invisible characters from every text except passwords, which stay as typed', () => {
    const gorunmez = [
      '\u00AD',
      '\u200B',
      '\u200D',
      '\u200E',
      '\u202E',
      '\u2066',
      '\u2060',
      '\uFEFF',
      '\uFE0F',
      '\u3164',
    ];
    const kalan = metinler.filter(({ request, deger, yol, simdiki }) =>
      [simdiki, 'Örnek'].some((iyi) =>
        gorunmez.some((h) =>
          [`${h}${String(iyi)}`, `${String(iyi).slice(0, 2)}${h}${String(iyi).slice(2)}`].some((yazilan) => {
            const okunan = z.safeParse(request, degistir(deger, yol, yazilan));
            return okunan.success && String(oku(okunan.data, yol)).includes(h);
          }),
        ),
      ),
    );
    expect(kalan.map((a) => a.ad)).toEqual([
      'ikiAdim.ikiAdimBaslat parola',
      'ikiAdim.kurtarmaKodlariYenile parola',
      'ikiAdim.ikiAdimKapat parola',
      'kurulum.kur parola',
      'kurulum.kur tekrar',
      'oturum.login Password',
      'oturum.parolaDegistir parola',
      'oturum.parolaDegistir eskiParola',
      'oturum.parolaDegistir tekrar',
      'personel.personelParolaVer Parola',
      'personel.personelParolaVer Tekrar',
      'personel.personelAktarDene kayitlar.0.Parola',
      'personel.personelAktar kayitlar.0.Parola',
    ]);
  });
});
