/** The licence key of the demo company. */
export const DEMO_LISANSI = 'MASABASI-DEMO';
/** The password of every account of the demo company. */
export const DEMO_PAROLASI = 'masabasi';

export interface DemoHesabi {
  readonly UserName: string;
  readonly Rol: string;
}
/** The accounts that the demo's sign-in page offers, the most usual first. */
export const DEMO_HESAPLARI: readonly DemoHesabi[] = [
  { UserName: 'personel1', Rol: 'Çalışan' },
  { UserName: 'sorumlu', Rol: 'Sorumlu' },
  { UserName: 'satis1', Rol: 'Satış' },
  { UserName: 'yonetici', Rol: 'Yönetici' },
];
