import { useSyncExternalStore } from 'react';

/**
 * The token of this browser's session and the question "please sign in again". Knows nothing of calls, so that `cagri.ts`
 * can use it.
 */

export interface Jeton {
  readonly token: string;
  readonly UserName: string;
  /** The person's id, once the server has told it: reads about the person need not wait for it then. */
  readonly Id?: number;
}

const ANAHTAR = 'masabasi.oturum';
const LISANS = 'masabasi.lisans';

function oku(): Jeton | null {
  const yazili = localStorage.getItem(ANAHTAR);
  if (yazili === null) return null;
  try {
    const j: unknown = JSON.parse(yazili);
    if (typeof j === 'object' && j !== null && 'token' in j && 'UserName' in j)
      return {
        token: String(j.token),
        UserName: String(j.UserName),
        ...('Id' in j && typeof j.Id === 'number' && { Id: j.Id }),
      };
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
/** Hears of every change of the session, whichever tab it came from. */
export const jetonDegisince = dinle;
export const useJeton = (): Jeton | null => useSyncExternalStore(dinle, jetonuAl);

/** Stores a session; whoever waits for it goes on. */
export function jetonuYaz(yeni: Jeton): void {
  jeton = yeni;
  ayrilma = { neden: null, bilerek: false };
  localStorage.setItem(ANAHTAR, JSON.stringify(yeni));
  ikiAdimBekleniyor = false;
  bekleyenleriBitir(true);
  duyur();
}

/** Notes whose session it is. */
export function jetonunKisisi(Id: number): void {
  if (jeton === null || jeton.Id === Id) return;
  jeton = { ...jeton, Id };
  localStorage.setItem(ANAHTAR, JSON.stringify(jeton));
}

/** How the last session ended: a sentence for the sign-in page, and whether the person left on purpose. */
export interface Ayrilma {
  readonly neden: string | null;
  readonly bilerek: boolean;
}
let ayrilma: Ayrilma = { neden: null, bilerek: false };
export const sonAyrilma = (): Ayrilma => ayrilma;

/** Forgets the session; whoever waits for it gives up. */
export function jetonuSil(nasil: Ayrilma): void {
  jeton = null;
  ayrilma = nasil;
  localStorage.removeItem(ANAHTAR);
  ikiAdimBekleniyor = false;
  bekleyenleriBitir(false);
  duyur();
}

/** Asks the person to sign in again, in place; true once they did, false when they left. */
export function yenidenGiris(): Promise<boolean> {
  girisBekleniyor = true;
  const soz = new Promise<boolean>((coz) => bekleyenler.push(coz));
  duyur();
  return soz;
}
/** Whether the person is being asked to sign in again. */
export const girisBekleniyorMu = (): boolean => girisBekleniyor;
export const useGirisBekleniyor = (): boolean => useSyncExternalStore(dinle, girisBekleniyorMu);

/** Whether the server lets this person do nothing before two-step sign-in is set up. */
export const useIkiAdimBekleniyor = (): boolean => useSyncExternalStore(dinle, () => ikiAdimBekleniyor);
export function ikiAdimBekle(bekleniyor: boolean): void {
  ikiAdimBekleniyor = bekleniyor;
  duyur();
}

/** The licence key of this device (settled: session 1). */
export const lisansiOku = (): string => localStorage.getItem(LISANS) ?? '';
export const lisansiYaz = (lisans: string): void => localStorage.setItem(LISANS, lisans);

// Another tab signed in, signed in again or left: this one follows, and a waiting dialog closes by itself.
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
