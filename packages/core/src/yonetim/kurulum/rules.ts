import { gorunenUzunluk, katla } from '../../platform/text/metin.ts';

/** Reason to refuse the products of a set-up, or null. Ignores empty lines. */
export function urunAdlariHatasi(adlar: readonly string[]): string | null {
  const yazilan = adlar.map((ad) => katla(ad.trim())).filter((ad) => gorunenUzunluk(ad) > 0);
  if (yazilan.length === 0) return 'Sattığınız en az bir ürünün adını yazınız.';
  if (new Set(yazilan).size < yazilan.length) return 'Ürünlerin adları birbirinden farklı olmalı.';
  return null;
}

/** The licence key of the demo company. */
export const DEMO_LISANSI = 'MASABASI-DEMO';
/** The password of every account of the demo company. */
export const DEMO_PAROLASI = 'masabasi';

export interface DemoHesabi {
  readonly UserName: string;
  readonly Rol: string;
}
/** The accounts on the demo's sign-in page, the most common first. */
export const DEMO_HESAPLARI: readonly DemoHesabi[] = [
  { UserName: 'personel1', Rol: 'Çalışan' },
  { UserName: 'sorumlu', Rol: 'Sorumlu' },
  { UserName: 'satis1', Rol: 'Satış' },
  { UserName: 'yonetici', Rol: 'Yönetici' },
];
