/** The daily jobs by their names in the database, in words. */
export const GUNLUK_ISLER = {
  personelAyrilma: 'İşten çıkışların kapatılması',
  saklama: 'Saklama süresi dolanların imhası',
  devir: 'İzin öncesi devir bildirimleri',
  lisans: 'Lisans yenilemeleri ve uyarıları',
  musteriAktarim: 'Eski içe aktarımların unutulması',
  musteriBirlesme: 'Eski birleştirmelerin unutulması',
  istatistik: 'Memnuniyet toplamlarının sıkıştırılması',
  yedek: 'Veritabanı yedeği',
} as const;
export type GunlukIsAdi = keyof typeof GUNLUK_ISLER;

/** A job that runs once a day is late after so long. */
export const GECIKME_MS = 26 * 3_600_000;

/** Less of the disk than this is said loudly. */
export const AZ_YER_BAYT = 2_000_000_000;

const BIRIMLER = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `14,3 MB`. */
export function boyutYaz(bayt: number): string {
  const basamak = bayt < 1000 ? 0 : Math.min(BIRIMLER.length - 1, Math.floor(Math.log10(bayt) / 3));
  const sayi = bayt / 1000 ** basamak;
  return `${basamak === 0 ? sayi : sayi.toFixed(1).replace('.', ',')} ${BIRIMLER[basamak]}`;
}
