import type { Gorsel } from '@masabasi/core/platform/dosya/satirlar';
import { type DosyaNesnesi, gonderilmez } from '@masabasi/core/platform/dosya/rules';
import { useSyncExternalStore } from 'react';
import { dosya as oda } from '../../calls/dosya.ts';
import { eskit } from './api.ts';
import { anahtarUret, ApiError, gecici, reddedildi, upload } from './cagri.ts';
import { jetonDegisince, jetonuAl } from './jeton.ts';
import { bildir } from '../../ui/Toast.tsx';

/**
 * Uploads to records, one after the other. They continue while the person works on another page. A failed file is tried
 * again with the same key, so a file that arrived without an answer is not stored twice.
 */

/** The record that files are added to. */
export interface Yer {
  readonly Nesne: DosyaNesnesi;
  readonly NesneId: number;
}

/** A text in writing that needs the files: they wait until the text is saved, and `geldi` reports each arrived file. */
export interface Yazilan {
  readonly ad: string;
  readonly geldi: (dosya: Gorsel) => void;
}

export interface Giden {
  readonly no: number;
  readonly yer: Yer;
  /** Null: the file belongs to the record when it arrives. */
  readonly yazilan: Yazilan | null;
  readonly dosya: File;
  readonly anahtar: string;
  readonly hal: 'sirada' | 'gidiyor' | 'durdu';
  /** Progress in per cent. */
  readonly yuzde: number;
  /** Sentence about the failure. */
  readonly neden: string | null;
  /** True when another try can help. */
  readonly yeniden: boolean;
}

let gidenler: readonly Giden[] = [];
let sonNo = 0;
/** The file that is being sent. */
let suren: { readonly no: number; readonly kes: AbortController } | null = null;
/** Files added since the queue was last empty. */
let eklenen = 0;
const dinleyenler = new Set<() => void>();

function degistir(yeni: readonly Giden[]): void {
  gidenler = yeni;
  for (const d of dinleyenler) d();
}
const guncelle = (no: number, ek: Partial<Giden>) => degistir(gidenler.map((g) => (g.no === no ? { ...g, ...ek } : g)));
const cikar = (no: number) => degistir(gidenler.filter((g) => g.no !== no));
const durdur = (no: number, neden: string, yeniden: boolean) => guncelle(no, { hal: 'durdu', neden, yeniden });

/** All files on their way, in the order of their adding. */
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
  if (eklenen > 0) bildir({ baslik: eklenen === 1 ? 'Dosya eklendi' : `${eklenen} dosya eklendi`, tur: 'success' });
  eklenen = 0;
}

/** True for a pasted picture that was copied as a picture, not as a file: the browser gives it a generic name. */
export const adsiz = ({ name }: File): boolean => /^image\.\w+$/.test(name);

/** Adds files to a record. A file that cannot be stored shows its reason, and the others are sent. */
export function dosyaGonder(yer: Yer, dosyalar: readonly File[], yazilan: Yazilan | null = null): void {
  const yeniler = dosyalar.map((dosya): Giden => {
    const neden = gonderilmez(dosya.name, dosya.size);
    const hal = neden === null ? 'sirada' : 'durdu';
    return { no: ++sonNo, yer, yazilan, dosya, anahtar: anahtarUret(), hal, yuzde: 0, neden, yeniden: false };
  });
  degistir([...gidenler, ...yeniler]);
  void ilerle();
}

/** Stops a file on its way, or removes a failed one. */
export function gideniKaldir(no: number): void {
  cikar(no);
  if (suren?.no === no) suren.kes.abort();
}

export function yenidenGonder(no: number): void {
  guncelle(no, { hal: 'sirada', yuzde: 0, neden: null });
  void ilerle();
}

// After signing out, no upload of the person continues.
jetonDegisince(() => {
  if (jetonuAl() !== null || gidenler.length === 0) return;
  suren?.kes.abort();
  degistir([]);
});

window.addEventListener('beforeunload', (e) => {
  if (gidenler.some((g) => g.hal !== 'durdu')) e.preventDefault();
});
