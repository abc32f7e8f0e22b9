import type { Gorsel } from '@masabasi/core/dosya/satirlar';
import { type DosyaNesnesi, gonderilmez } from '@masabasi/core/dosya/rules';
import { useSyncExternalStore } from 'react';
import { dosya as oda } from './calls/dosya.ts';
import { eskit } from './api.ts';
import { anahtarUret, ApiError, gecici, reddedildi, upload } from './cagri.ts';
import { jetonDegisince, jetonuAl } from './jeton.ts';
import { bildir } from './ui/Toast.tsx';

/**
 * Files on their way to a record, one after the other. They go on while the person works on another page, and a file
 * that did not come is tried again with the key it had: one that arrived although no answer came is not kept twice.
 */

/** The record that files are added to. */
export interface Yer {
  readonly Nesne: DosyaNesnesi;
  readonly NesneId: number;
}

/** What is being written that files are brought for: they wait until it is saved, and it is told of each that came. */
export interface Yazilan {
  readonly ad: string;
  readonly geldi: (dosya: Gorsel) => void;
}

export interface Giden {
  readonly no: number;
  readonly yer: Yer;
  /** Null: it is the record's as soon as it came. */
  readonly yazilan: Yazilan | null;
  readonly dosya: File;
  readonly anahtar: string;
  readonly hal: 'sirada' | 'gidiyor' | 'durdu';
  /** Of a hundred. */
  readonly yuzde: number;
  /** Why it stopped. */
  readonly neden: string | null;
  /** Whether trying again can help. */
  readonly yeniden: boolean;
}

let gidenler: readonly Giden[] = [];
let sonNo = 0;
/** The one that is on its way. */
let suren: { readonly no: number; readonly kes: AbortController } | null = null;
/** Kept since the queue was last empty. */
let eklenen = 0;
const dinleyenler = new Set<() => void>();

function degistir(yeni: readonly Giden[]): void {
  gidenler = yeni;
  for (const d of dinleyenler) d();
}
const guncelle = (no: number, ek: Partial<Giden>) => degistir(gidenler.map((g) => (g.no === no ? { ...g, ...ek } : g)));
const cikar = (no: number) => degistir(gidenler.filter((g) => g.no !== no));
const durdur = (no: number, neden: string, yeniden: boolean) => guncelle(no, { hal: 'durdu', neden, yeniden });

/** Everything on its way, in the order it was given. */
export const useGidenler = (): readonly Giden[] =>
  useSyncExternalStore(
    (d) => {
      dinleyenler.add(d);
      return () => {
        dinleyenler.delete(d);
      };
    },
    () => gidenler,
  );

async function gonder({ no, yer, yazilan, dosya, anahtar }: Giden, signal: AbortSignal): Promise<void> {
  try {
    const cevap = await upload(oda.dosyaKaydet, yer, dosya, {
      signal,
      idempotencyKey: anahtar,
      onProgress: (oran) => guncelle(no, { yuzde: Math.round(oran * 100) }),
    });
    if (reddedildi<typeof oda.dosyaKaydet>(cevap)) {
      durdur(no, cevap.msg, false);
      return;
    }
    if (yazilan === null) eklenen++;
    else cevap.images.forEach(yazilan.geldi);
    await eskit(oda.dosyaKaydet.degistirir ?? []);
    cikar(no);
  } catch (hata) {
    if (signal.aborted) return;
    if (!(hata instanceof ApiError)) throw hata;
    durdur(no, hata.message, gecici(hata.status) || [401, 429, 500].includes(hata.status));
  }
}

async function ilerle(): Promise<void> {
  if (suren !== null) return;
  for (let g = gidenler.find((x) => x.hal === 'sirada'); g; g = gidenler.find((x) => x.hal === 'sirada')) {
    suren = { no: g.no, kes: new AbortController() };
    guncelle(g.no, { hal: 'gidiyor', yuzde: 0, neden: null });
    try {
      await gonder(g, suren.kes.signal);
    } finally {
      suren = null;
    }
  }
  if (eklenen > 0)
    bildir({ baslik: eklenen === 1 ? 'Dosya eklendi' : `${eklenen} dosya eklendi`, tur: 'success', sure: 2000 });
  eklenen = 0;
}

/** Whether it is a picture that was copied as a picture and not as a file: browsers give it a name of theirs. */
export const adsiz = ({ name }: File): boolean => /^image\.\w+$/.test(name);

/** Adds files to a record; what cannot be kept is said beside it, and the others go. */
export function dosyaGonder(yer: Yer, dosyalar: readonly File[], yazilan: Yazilan | null = null): void {
  const yeniler = dosyalar.map((dosya): Giden => {
    const neden = gonderilmez(dosya.name, dosya.size);
    const hal = neden === null ? 'sirada' : 'durdu';
    return { no: ++sonNo, yer, yazilan, dosya, anahtar: anahtarUret(), hal, yuzde: 0, neden, yeniden: false };
  });
  degistir([...gidenler, ...yeniler]);
  void ilerle();
}

/** Stops a file that is on its way, or forgets one that did not come. */
export function gideniKaldir(no: number): void {
  cikar(no);
  if (suren?.no === no) suren.kes.abort();
}

/** Tries again. */
export function yenidenGonder(no: number): void {
  guncelle(no, { hal: 'sirada', yuzde: 0, neden: null });
  void ilerle();
}

// Whoever leaves takes nothing along.
jetonDegisince(() => {
  if (jetonuAl() !== null || gidenler.length === 0) return;
  suren?.kes.abort();
  degistir([]);
});

window.addEventListener('beforeunload', (e) => {
  if (gidenler.some((g) => g.hal !== 'durdu')) e.preventDefault();
});
