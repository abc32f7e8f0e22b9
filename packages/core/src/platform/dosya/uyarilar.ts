/** Warnings about files from other people, so that no dangerous file opens with one click. */

/**
 * Ordered by severity: a file keeps only its first warning. If `sorulur` is true, the download asks for confirmation.
 */
export const DOSYA_UYARILARI = {
  calisir: {
    ad: 'Program, betik ya da web sayfası',
    metin: 'Bu dosya açılırsa bilgisayarınızda çalışır. Gönderenden emin değilseniz indirmeyiniz.',
    sorulur: true,
  },
  icinde: {
    ad: 'İçinde çalıştırılabilir dosya var',
    metin: 'Arşivin içinde, açılırsa bilgisayarınızda çalışacak dosyalar var.',
    sorulur: true,
  },
  etkin: {
    ad: 'İçinde makro, betik ya da gömülü dosya var',
    metin: 'Bu belge açılırsa içindeki makro, betik ya da gömülü dosya çalışabilir. İçeriği etkinleştirmeyiniz.',
    sorulur: true,
  },
  siskin: {
    ad: 'Açıldığında çok büyüyor',
    metin: 'Bu dosya açılırsa bilgisayarınızı uzun süre tutabilir ya da diskinizi doldurabilir.',
    sorulur: true,
  },
  bakilamadi: { ad: 'İçine bakılamadı', metin: 'Bu arşivin içine bakılamadı; açarken dikkat ediniz.', sorulur: false },
  uymuyor: { ad: 'İçi adına uymuyor', metin: 'Dosyanın içi, adının söylediği türden değil.', sorulur: false },
  bozuk: { ad: 'Eksik ya da bozuk', metin: 'Dosya açılamadı; eksik ya da bozuk olabilir.', sorulur: false },
} as const satisfies Readonly<
  Record<string, { readonly ad: string; readonly metin: string; readonly sorulur: boolean }>
>;
export type DosyaUyariTuru = keyof typeof DOSYA_UYARILARI;

export interface DosyaUyarisi {
  readonly Tur: DosyaUyariTuru;
  /** Names inside the archive that the warning is about. */
  readonly Adlar: readonly string[];
}

/** Maximum number of names in a warning. The rest is given as a number. */
export const EN_COK_UYARI_ADI = 20;

/** True if a download needs a confirmation. */
export const sorulur = (u: DosyaUyarisi | null | undefined): boolean =>
  u !== null && u !== undefined && DOSYA_UYARILARI[u.Tur].sorulur;

/** True if a file may not be sent by mail. Program updates are allowed: they are archives made by our own people. */
export const gonderilmezUyari = (tur: DosyaUyariTuru): boolean => DOSYA_UYARILARI[tur].sorulur && tur !== 'icinde';

const SUPHELI_SON = '.guvensiz';
/** Name for the download. An executable file gets an extension that no program opens. */
export const inenAd = (ad: string, uyari: DosyaUyarisi | null | undefined): string =>
  uyari?.Tur === 'calisir' ? `${ad}${SUPHELI_SON}` : ad;

/** Question before the download, with everything known about the file. */
export function indirmeSorusu(d: {
  readonly Ad: string;
  readonly Uyari: DosyaUyarisi;
  readonly Boyut: string;
  readonly Sha256: string;
}): string {
  const { Ad, Uyari, Boyut, Sha256 } = d;
  const adlar = Uyari.Adlar.length === 0 ? null : `İçindekiler: ${Uyari.Adlar.join(', ')}`;
  const inen =
    Uyari.Tur === 'calisir'
      ? `Yanlışlıkla açılmasın diye ${inenAd(Ad, Uyari)} adıyla iner; kullanmak için sondaki ${SUPHELI_SON} silinir.`
      : null;
  return [`${Ad} (${Boyut})`, DOSYA_UYARILARI[Uyari.Tur].metin, adlar, inen, `SHA-256: ${Sha256}`]
    .filter((s) => s !== null)
    .join('\n\n');
}

/** A warning in one line, followed by the names inside the archive. */
export const uyariYazisi = ({ Tur, Adlar }: DosyaUyarisi): string =>
  Adlar.length === 0 ? DOSYA_UYARILARI[Tur].ad : `${DOSYA_UYARILARI[Tur].ad}: ${Adlar.join(', ')}`;

/** Message when such a file is requested without the confirmation. */
export const onaysizInmez = (ad: string, u: DosyaUyarisi): string =>
  `'${ad}' sorulmadan inmez: ${DOSYA_UYARILARI[u.Tur].ad}. Dosyalar bölümünde adına basıp "Yine de İndir" deyiniz.`;
