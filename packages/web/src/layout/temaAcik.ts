const ANAHTAR = 'masabasi.temaPaneli';

/** A change of theme loads the page again; the panel opens once more, so that several can be tried in a row. */
export const temaAcikKalsin = (): void => sessionStorage.setItem(ANAHTAR, '1');

/** Whether the page was loaded by a change of theme; asked once. */
export function temaAcilsinMi(): boolean {
  const acik = sessionStorage.getItem(ANAHTAR) === '1';
  sessionStorage.removeItem(ANAHTAR);
  return acik;
}
