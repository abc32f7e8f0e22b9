import type { Contract, Konu } from '@masabasi/core/contract';
import type { Oradaki } from '@masabasi/core/varlik/contract';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { eskit } from './api.ts';
import { girisBekleniyorMu, jetonuAl } from './jeton.ts';

/**
 * Live events. The tabs of one browser share one stream: the tab that holds the lock reads it and passes every event on
 * through a channel; when it closes, another takes over. The built-in EventSource cannot send the Bearer header, so the
 * stream is read with fetch.
 */

/** The events that say more than that something happened. */
interface Tasiyanlar {
  /** `satir` as of `sunucuZamani`; without one the board is read again. */
  mola: { readonly departmanId: number; readonly satir: unknown; readonly sunucuZamani?: string };
  /** The others on a contact that this person has open. */
  varlik: { readonly GorusmeId: number; readonly oradakiler: readonly Oradaki[] };
}
/** The room that something happened in; `yetki`: what the person may do; `yenile`: events were missed; `hazir`: the stream is open. */
export type OlayTuru = keyof Contract | 'yetki' | 'yenile' | 'hazir';
type Verisi<T> = T extends keyof Tasiyanlar ? Tasiyanlar[T] : Record<string, never>;
export type BaglantiDurumu = 'canli' | 'kopuk';

type Ileti =
  | { readonly tur: 'olay'; readonly olay: string; readonly veri: unknown; readonly id: string }
  | { readonly tur: 'durum'; readonly durum: BaglantiDurumu }
  | { readonly tur: 'sor' };

const SESSIZLIK = 45_000;
/** Before a stream is opened again: what broke for a moment is there again at once, and what is not is asked ever less often. */
const EN_AZ_BEKLEME = 200;
const EN_COK_BEKLEME = 10_000;
/** One that ends sooner counts as refused: who opens and closes at once is not to be asked five times a second. */
const AYAKTA = 5_000;
/** What an event makes old, where that is not the topic of its own name and what waits. */
const ESKITTIGI: ReadonlyMap<string, readonly Konu[]> = new Map<OlayTuru, readonly Konu[]>([
  // It carries the row itself, which whoever shows it puts in place.
  ['mola', []],
  ['izin', ['izin', 'izinTalep', 'bekleyen']],
  // Of nobody's work: nothing that waits is another.
  ['dosya', ['dosya']],
  ['uzakbaglanti', ['uzakbaglanti']],
  // Of nobody's work but what the person has noted.
  ['hatirlatma', ['hatirlatma']],
  // Of nobody's work.
  ['sablon', ['sablon']],
  ['posta', ['posta']],
  // It says all there is to say.
  ['varlik', []],
  // Whoever has the minutes open asks for what came.
  ['tutanak', []],
  // This session was ended.
  ['oturum', []],
  // After a cut, what came meanwhile follows it, or `yenile` does; at first the page has only just read what it shows.
  ['hazir', []],
]);

/** Events were missed; or what the person may see is another now, whatever shows it. */
const HEPSINI_ESKITEN: ReadonlySet<string> = new Set<OlayTuru>(['yenile', 'yetki']);

const dinleyenler = new Map<string, Set<(veri: never) => void>>();
const durumDinleyenler = new Set<() => void>();
let durum: BaglantiDurumu = 'kopuk';
/** Kept by every tab, so that the one that takes over asks for what came after it. */
let sonId = '';

function yay(olay: string, veri: unknown) {
  void eskit(HEPSINI_ESKITEN.has(olay) ? 'hepsi' : (ESKITTIGI.get(olay) ?? [olay, 'bekleyen']));
  for (const d of dinleyenler.get(olay) ?? []) d(veri as never);
}
function durumuYaz(yeni: BaglantiDurumu) {
  if (durum === yeni) return;
  durum = yeni;
  for (const d of durumDinleyenler) d();
}

/** Calls `handler` for every event of a kind while the component is on the screen. */
export function useOlay<T extends OlayTuru>(tur: T, handler: (veri: Verisi<T>) => void): void {
  const son = useRef(handler);
  useEffect(() => {
    son.current = handler;
  });
  useEffect(() => {
    const dinle = (veri: Verisi<T>) => son.current(veri);
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

const kesilene = (signal: AbortSignal) =>
  new Promise<void>((coz) => {
    if (signal.aborted) coz();
    else signal.addEventListener('abort', () => coz(), { once: true });
  });

/** Reads one stream to its end, however it ends. */
async function akis(signal: AbortSignal, ilet: (i: Ileti) => void): Promise<void> {
  const jeton = jetonuAl();
  // Nothing to read with while the person is asked for the password.
  if (jeton === null || girisBekleniyorMu()) return;
  const headers: Record<string, string> = { Accept: 'text/event-stream', Authorization: `Bearer ${jeton.token}` };
  if (sonId !== '') headers['Last-Event-ID'] = sonId;
  const kes = new AbortController();
  const bitir = () => kes.abort();
  let sessiz = setTimeout(bitir, SESSIZLIK);
  try {
    const cevap = await fetch('/api/olaylar', {
      headers,
      cache: 'no-store',
      signal: AbortSignal.any([signal, kes.signal]),
    });
    // Every tab then asks who it is; the answer 401 opens the sign-in dialog.
    if (cevap.status === 401) ilet({ tur: 'olay', olay: 'oturum', veri: {}, id: sonId });
    if (!cevap.ok || cevap.body === null) return;
    ilet({ tur: 'durum', durum: 'canli' });
    const cozucu = createParser({
      onEvent: (m: EventSourceMessage) => {
        if (m.event !== undefined)
          ilet({ tur: 'olay', olay: m.event, veri: JSON.parse(m.data === '' ? '{}' : m.data), id: m.id ?? sonId });
      },
    });
    const okuyucu = cevap.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await okuyucu.read();
      if (done) return;
      clearTimeout(sessiz);
      sessiz = setTimeout(bitir, SESSIZLIK);
      cozucu.feed(value);
    }
  } catch {
    // A cut stream is not an error to show: the loop below opens it again.
  } finally {
    clearTimeout(sessiz);
  }
}

async function onder(signal: AbortSignal, ilet: (i: Ileti) => void) {
  let ara = EN_AZ_BEKLEME;
  while (!signal.aborted) {
    const basla = performance.now();
    // When the network is back, what was open before may be dead, and nobody says so.
    const agGeldi = new AbortController();
    const uyan = () => agGeldi.abort();
    window.addEventListener('online', uyan);
    const tur = AbortSignal.any([signal, agGeldi.signal]);
    await akis(tur, ilet);
    if (!signal.aborted) ilet({ tur: 'durum', durum: 'kopuk' });
    ara = performance.now() - basla > AYAKTA ? EN_AZ_BEKLEME : Math.min(EN_COK_BEKLEME, ara * 2);
    // Those whom one server has lost do not come back all at the same moment.
    await kesilene(AbortSignal.any([tur, AbortSignal.timeout(ara * (0.5 + Math.random()))]));
    window.removeEventListener('online', uyan);
    if (agGeldi.signal.aborted) ara = EN_AZ_BEKLEME;
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
