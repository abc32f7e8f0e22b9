/** Warnings about files that others made: nothing is lost, and nothing dangerous opens by one click. */

/** In the order of their weight: of several the first is kept. Where `sorulur`, nobody downloads the file unasked. */
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
  /** The names within the file that it warns of. */
  readonly Adlar: readonly string[];
}

/** Names that a warning lists; of more the number is said. */
export const EN_COK_UYARI_ADI = 20;

/** Whether a download must be asked for twice. */
export const sorulur = (u: DosyaUyarisi | null | undefined): boolean =>
  u !== null && u !== undefined && DOSYA_UYARILARI[u.Tur].sorulur;

/** Whether a file goes to nobody by mail. Updates of programs do, in archives that somebody here made. */
export const gonderilmezUyari = (tur: DosyaUyariTuru): boolean => DOSYA_UYARILARI[tur].sorulur && tur !== 'icinde';

const SUPHELI_SON = '.guvensiz';
/** The name under which a file is downloaded: one that would run is given an ending that nothing opens. */
export const inenAd = (ad: string, uyari: DosyaUyarisi | null | undefined): string =>
  uyari?.Tur === 'calisir' ? `${ad}${SUPHELI_SON}` : ad;

/** A question before the download, with everything that is known of the file. */
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

/** Says what a file is warned of, in one line; the names within it behind. */
export const uyariYazisi = ({ Tur, Adlar }: DosyaUyarisi): string =>
  Adlar.length === 0 ? DOSYA_UYARILARI[Tur].ad : `${DOSYA_UYARILARI[Tur].ad}: ${Adlar.join(', ')}`;

/** Said where such a file is asked for and nobody has seen what it is. */
export const onaysizInmez = (ad: string, u: DosyaUyarisi): string =>
  `'${ad}' sorulmadan inmez: ${DOSYA_UYARILARI[u.Tur].ad}. Dosyalar bölümünde adına basıp "Yine de İndir" deyiniz.`;
