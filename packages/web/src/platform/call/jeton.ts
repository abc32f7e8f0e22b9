import { useSyncExternalStore } from 'react';

/**
 * The token of this browser's session, and the request to sign in again. It makes no calls, so that `cagri.ts` can use
 * it.
 */

export interface Jeton {
  readonly token: string;
  readonly UserName: string;
}

const ANAHTAR = 'masabasi.oturum';
const LISANS = 'masabasi.lisans';

function oku(): Jeton | null {
  const yazili = localStorage.getItem(ANAHTAR);
  if (yazili === null) return null;
  try {
    const j: unknown = JSON.parse(yazili);
    if (typeof j === 'object' && j !== null && 'token' in j && 'UserName' in j)
      return { token: String(j.token), UserName: String(j.UserName) };
    return null;
  } catch {
    return null;
  }
}

let jeton = oku();
let girisBekleniyor = false;
let ikiAdimBekleniyor = false;
let bekleyenler: ((girdi: boolean) => void)[] = [];
const dinleyenler = new Set<() => void>();
const duyur = () => {
  for (const d of dinleyenler) d();
};
const dinle = (d: () => void) => {
  dinleyenler.add(d);
  return () => {
    dinleyenler.delete(d);
  };
};

function bekleyenleriBitir(girdi: boolean) {
  const liste = bekleyenler;
  bekleyenler = [];
  girisBekleniyor = false;
  for (const b of liste) b(girdi);
}

export const jetonuAl = (): Jeton | null => jeton;
/** Reports every change of the session, in any tab. */
export const jetonDegisince = dinle;
export const useJeton = (): Jeton | null => useSyncExternalStore(dinle, jetonuAl);

/** Stores a session and continues the calls that wait for it. */
export function jetonuYaz(yeni: Jeton): void {
  jeton = yeni;
  ayrilma = { neden: null, bilerek: false };
  localStorage.setItem(ANAHTAR, JSON.stringify(yeni));
  ikiAdimBekleniyor = false;
  bekleyenleriBitir(true);
  duyur();
}

/** The end of the last session: a sentence for the sign-in page, and whether the person signed out on purpose. */
export interface Ayrilma {
  readonly neden: string | null;
  readonly bilerek: boolean;
}
let ayrilma: Ayrilma = { neden: null, bilerek: false };
export const sonAyrilma = (): Ayrilma => ayrilma;

/** Deletes the session and rejects the calls that wait for it. */
export function jetonuSil(nasil: Ayrilma): void {
  jeton = null;
  ayrilma = nasil;
  localStorage.removeItem(ANAHTAR);
  ikiAdimBekleniyor = false;
  bekleyenleriBitir(false);
  duyur();
}

/** Asks the person to sign in again in place. True after the sign-in, false when the person leaves. */
export function yenidenGiris(): Promise<boolean> {
  girisBekleniyor = true;
  const soz = new Promise<boolean>((coz) => bekleyenler.push(coz));
  duyur();
  return soz;
}
/** True while the person is asked to sign in again. */
export const girisBekleniyorMu = (): boolean => girisBekleniyor;
export const useGirisBekleniyor = (): boolean => useSyncExternalStore(dinle, girisBekleniyorMu);

/** True while the server blocks the person until two-step sign-in is set up. */
export const useIkiAdimBekleniyor = (): boolean => useSyncExternalStore(dinle, () => ikiAdimBekleniyor);
export function ikiAdimBekle(bekleniyor: boolean): void {
  ikiAdimBekleniyor = bekleniyor;
  duyur();
}

/** The licence key of this device. */
export const lisansiOku = (): string => localStorage.getItem(LISANS) ?? '';
export const lisansiYaz = (lisans: string): void => localStorage.setItem(LISANS, lisans);

// Another tab signed in, signed in again or signed out: this tab follows, and a waiting dialog closes by itself.
window.addEventListener('storage', (e) => {
  if (e.key !== ANAHTAR && e.key !== null) return;
  const eski = jeton;
  jeton = oku();
  if (jeton !== null && eski !== null && jeton.UserName !== eski.UserName) {
    window.location.assign('/');
    return;
  }
  if (jeton === null || jeton.token !== eski?.token) bekleyenleriBitir(jeton !== null);
  duyur();
});
