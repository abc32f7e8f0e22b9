import type { Konu } from '@masabasi/core/konu';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { invalidate } from './api.ts';
import { girisBekleniyorMu, jetonuAl } from './jeton.ts';

/**
 * Live events. The tabs of one browser share one stream: the tab that holds the lock reads it and passes every event on
 * through a channel; when it closes, another takes over. The built-in EventSource cannot send the Bearer header, so the
 * stream is read with fetch.
 */

export interface Olaylar {
  /** `satir` as of `sunucuZamani`; without one the board is read again. */
  mola: { readonly departmanId: number; readonly satir: unknown; readonly sunucuZamani?: string };
  duyuru: Record<string, never>;
  yetki: Record<string, never>;
  /** A leave or a request that concerns the person changed. */
  izin: Record<string, never>;
  /** A demo that the person may see changed, or went to somebody else. */
  demo: Record<string, never>;
  /** This session was ended. */
  oturum: Record<string, never>;
  /** Events were missed: everything live is read again. */
  yenile: Record<string, never>;
}
export type OlayTuru = keyof Olaylar;
export type BaglantiDurumu = 'canli' | 'kopuk';

type Ileti =
  | { readonly tur: 'olay'; readonly olay: OlayTuru; readonly veri: unknown; readonly id: string }
  | { readonly tur: 'durum'; readonly durum: BaglantiDurumu }
  | { readonly tur: 'sor' };

const SESSIZLIK = 45_000;
const EN_AZ_BEKLEME = 1_000;
const EN_COK_BEKLEME = 10_000;
/** What an event makes old. One of a break carries the row itself, which whoever shows it puts in place. */
const ESKITTIGI: Readonly<Record<OlayTuru, readonly Konu[]>> = {
  mola: [],
  duyuru: ['duyuru'],
  yetki: ['yetki'],
  izin: ['izin', 'izinTalep'],
  demo: ['demo'],
  oturum: [],
  yenile: ['mola', 'duyuru', 'yetki', 'izin', 'izinTalep', 'demo'],
};

const dinleyenler = new Map<OlayTuru, Set<(veri: never) => void>>();
const durumDinleyenler = new Set<() => void>();
let durum: BaglantiDurumu = 'kopuk';
/** Kept by every tab, so that the one that takes over asks for what came after it. */
let sonId = '';

const olayMi = (s: string | undefined): s is OlayTuru => s !== undefined && Object.hasOwn(ESKITTIGI, s);

function yay(olay: OlayTuru, veri: unknown) {
  void invalidate(...ESKITTIGI[olay]);
  for (const d of dinleyenler.get(olay) ?? []) d(veri as never);
}
function durumuYaz(yeni: BaglantiDurumu) {
  if (durum === yeni) return;
  durum = yeni;
  for (const d of durumDinleyenler) d();
}

/** Calls `handler` for every event of a kind while the component is on the screen. */
export function useOlay<T extends OlayTuru>(tur: T, handler: (veri: Olaylar[T]) => void): void {
  const son = useRef(handler);
  useEffect(() => {
    son.current = handler;
  });
  useEffect(() => {
    const dinle = (veri: Olaylar[T]) => son.current(veri);
    const kume = dinleyenler.get(tur) ?? new Set();
    dinleyenler.set(tur, kume);
    kume.add(dinle);
    return () => {
      kume.delete(dinle);
    };
  }, [tur]);
}

/** 'canli' while events arrive, 'kopuk' while the stream is being opened again. */
export const useBaglanti = (): BaglantiDurumu =>
  useSyncExternalStore(
    (d) => {
      durumDinleyenler.add(d);
      return () => {
        durumDinleyenler.delete(d);
      };
    },
    () => durum,
  );

const uyu = (sure: number, signal: AbortSignal) =>
  new Promise<void>((coz) => {
    const z = setTimeout(coz, sure);
    signal.addEventListener('abort', () => (clearTimeout(z), coz()), { once: true });
  });

/** Reads one stream to its end; answers whether it ever opened. */
async function akis(signal: AbortSignal, ilet: (i: Ileti) => void): Promise<boolean> {
  const jeton = jetonuAl();
  // Nothing to read with while the person is asked for the password.
  if (jeton === null || girisBekleniyorMu()) return false;
  const headers: Record<string, string> = { Accept: 'text/event-stream', Authorization: `Bearer ${jeton.token}` };
  if (sonId !== '') headers['Last-Event-ID'] = sonId;
  const kes = new AbortController();
  const bitir = () => kes.abort();
  signal.addEventListener('abort', bitir, { once: true });
  let sessiz = setTimeout(bitir, SESSIZLIK);
  let acildi = false;
  try {
    const cevap = await fetch('/api/olaylar', { headers, cache: 'no-store', signal: kes.signal });
    // Every tab then asks who it is; the answer 401 opens the sign-in dialog.
    if (cevap.status === 401) ilet({ tur: 'olay', olay: 'oturum', veri: {}, id: sonId });
    if (!cevap.ok || cevap.body === null) return false;
    acildi = true;
    ilet({ tur: 'durum', durum: 'canli' });
    const cozucu = createParser({
      onEvent: (m: EventSourceMessage) => {
        if (olayMi(m.event))
          ilet({ tur: 'olay', olay: m.event, veri: JSON.parse(m.data === '' ? '{}' : m.data), id: m.id ?? sonId });
      },
    });
    const okuyucu = cevap.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await okuyucu.read();
      if (done) return true;
      clearTimeout(sessiz);
      sessiz = setTimeout(bitir, SESSIZLIK);
      cozucu.feed(value);
    }
  } catch {
    // A cut stream is not an error to show: the loop below opens it again.
    return acildi;
  } finally {
    clearTimeout(sessiz);
    signal.removeEventListener('abort', bitir);
  }
}

async function onder(signal: AbortSignal, ilet: (i: Ileti) => void) {
  let ara = EN_AZ_BEKLEME;
  while (!signal.aborted) {
    const acildi = await akis(signal, ilet);
    if (signal.aborted) return;
    ilet({ tur: 'durum', durum: 'kopuk' });
    ara = acildi ? EN_AZ_BEKLEME : Math.min(EN_COK_BEKLEME, ara * 2);
    await uyu(ara * (0.75 + Math.random() / 2), signal);
  }
}

/** Joins the browser's shared stream; the answer leaves it. Called once, by the signed-in layout. */
export function olaylariBaslat(): () => void {
  const kes = new AbortController();
  const kanal = new BroadcastChannel('masabasi.olaylar');
  let onderMi = false;
  const isle = (i: Ileti) => {
    if (i.tur === 'olay') {
      sonId = i.id;
      yay(i.olay, i.veri);
    } else if (i.tur === 'durum') durumuYaz(i.durum);
    else if (onderMi) kanal.postMessage({ tur: 'durum', durum } satisfies Ileti);
  };
  kanal.addEventListener('message', (e: MessageEvent<Ileti>) => isle(e.data));
  kanal.postMessage({ tur: 'sor' } satisfies Ileti);
  const oncul = async () => {
    onderMi = true;
    await onder(kes.signal, (i) => {
      isle(i);
      if (!kes.signal.aborted) kanal.postMessage(i);
    });
  };
  // Browsers keep locks from pages served over plain HTTP; there every tab has a stream of its own.
  if (!('locks' in navigator)) void onder(kes.signal, isle);
  else
    void navigator.locks.request('masabasi.olaylar', { signal: kes.signal }, oncul).catch((hata: unknown) => {
      // Leaving the page while waiting for the lock rejects with AbortError; anything else is a fault.
      if (!(hata instanceof DOMException && hata.name === 'AbortError')) throw hata;
    });
  return () => {
    kes.abort();
    kanal.close();
    durumuYaz('kopuk');
  };
}
