const ANAHTAR = 'masabasi.temaPaneli';

/** Notes that the panel opens again after the reload by a change of theme, so that a person can try several themes. */
export const temaAcikKalsin = (): void => sessionStorage.setItem(ANAHTAR, '1');

/** True once, when the page was loaded by a change of theme. */
export function temaAcilsinMi(): boolean {
  const acik = sessionStorage.getItem(ANAHTAR) === '1';
  sessionStorage.removeItem(ANAHTAR);
  return acik;
}
