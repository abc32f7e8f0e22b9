import type { Contract, Konu } from '@masabasi/core/contract';
import type { Oradaki } from '@masabasi/core/masa/varlik/contract';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { eskit } from './api.ts';
import { girisBekleniyorMu, jetonuAl } from './jeton.ts';

/**
 * Live events. The tabs of one browser share one stream: the tab that holds the lock reads it and passes every event on
 * through a channel. When it closes, another tab takes over. EventSource cannot send the Bearer header, so the stream
 * is read with fetch.
 */

/** Events with content. */
interface Tasiyanlar {
  /** `satir` is the state at `sunucuZamani`. Without `sunucuZamani` the board is read again. */
  mola: { readonly departmanId: number; readonly satir: unknown; readonly sunucuZamani?: string };
  /** The other people on a ticket that this person has open. */
  varlik: { readonly GorusmeId: number; readonly oradakiler: readonly Oradaki[] };
}
/**
 * The room of the event. `yetki`: the person's permissions changed; `yenile`: events were missed; `hazir`: the stream
 * is open.
 */
export type OlayTuru = keyof Contract | 'yetki' | 'yenile' | 'hazir';
type Verisi<T> = T extends keyof Tasiyanlar ? Tasiyanlar[T] : Record<string, never>;
export type BaglantiDurumu = 'canli' | 'kopuk';

type Ileti =
  | { readonly tur: 'olay'; readonly olay: string; readonly veri: unknown; readonly id: string }
  | { readonly tur: 'durum'; readonly durum: BaglantiDurumu }
  | { readonly tur: 'sor' };

const SESSIZLIK = 45_000;
/** Waits before a stream opens again: short after a brief cut, then less and less often. */
const EN_AZ_BEKLEME = 200;
const EN_COK_BEKLEME = 10_000;
/**
 * A stream that ends sooner counts as refused, so that a server that closes at once is not asked five times a second.
 */
const AYAKTA = 5_000;
/** Topics that an event makes old, when they differ from the topic of its own name and the waiting items. */
const ESKITTIGI: ReadonlyMap<string, readonly Konu[]> = new Map<OlayTuru, readonly Konu[]>([
  // The event carries the row, which its screens put in place.
  ['mola', []],
  ['izin', ['izin', 'izinTalep', 'bekleyen']],
  // No waiting item changes.
  ['dosya', ['dosya']],
  ['uzakbaglanti', ['uzakbaglanti']],
  // No waiting item changes, only the person's reminders.
  ['hatirlatma', ['hatirlatma']],
  // No waiting item changes.
  ['sablon', ['sablon']],
  ['posta', ['posta']],
  // The event carries everything.
  ['varlik', []],
  // Open minutes ask for the new text themselves.
  ['tutanak', []],
  // The event means that this session was ended.
  ['oturum', []],
  // After a cut the missed events or `yenile` follow. At the first opening the page has just read its data.
  ['hazir', []],
]);

/** Events were missed, or the person's permissions changed: any screen may be old. */
const HEPSINI_ESKITEN: ReadonlySet<string> = new Set<OlayTuru>(['yenile', 'yetki']);

const dinleyenler = new Map<string, Set<(veri: never) => void>>();
const durumDinleyenler = new Set<() => void>();
let durum: BaglantiDurumu = 'kopuk';
/** Id of the last event. Every tab keeps it, so that the tab that takes over continues after it. */
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

/** Calls `handler` for every event of a kind while the component is mounted. */
export function useOlay<T extends OlayTuru>(tur: T, handler: (veri: Verisi<T>) => void): void {
  const son = useEffectEvent(handler);
  useEffect(() => {
    const dinle = (veri: Verisi<T>) => son(veri);
    const kume = dinleyenler.get(tur) ?? new Set();
    dinleyenler.set(tur, kume);
    kume.add(dinle);
    return () => {
      kume.delete(dinle);
    };
  }, [tur]);
}

/** 'canli' while events arrive, 'kopuk' while the stream is being reopened. */
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

/** Reads one stream until it ends for any reason. */
async function akis(signal: AbortSignal, ilet: (i: Ileti) => void): Promise<void> {
  const jeton = jetonuAl();
  // There is no valid token while the person is asked for the password.
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
    // Every tab then tests its session; the answer 401 opens the sign-in dialog.
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
    // A cut stream shows no error: the loop below opens it again.
  } finally {
    clearTimeout(sessiz);
  }
}

async function onder(signal: AbortSignal, ilet: (i: Ileti) => void) {
  let ara = EN_AZ_BEKLEME;
  while (!signal.aborted) {
    const basla = performance.now();
    // After a change of network the old stream may be dead without an error.
    const agGeldi = new AbortController();
    const uyan = () => agGeldi.abort();
    window.addEventListener('online', uyan);
    const tur = AbortSignal.any([signal, agGeldi.signal]);
    await akis(tur, ilet);
    if (!signal.aborted) ilet({ tur: 'durum', durum: 'kopuk' });
    ara = performance.now() - basla > AYAKTA ? EN_AZ_BEKLEME : Math.min(EN_COK_BEKLEME, ara * 2);
    // A random wait keeps the clients of a restarted server from coming back at the same moment.
    await kesilene(AbortSignal.any([tur, AbortSignal.timeout(ara * (0.5 + Math.random()))]));
    window.removeEventListener('online', uyan);
    if (agGeldi.signal.aborted) ara = EN_AZ_BEKLEME;
  }
}

/** Joins the browser's shared stream. The answer is a function that leaves it. The signed-in layout calls it once. */
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
  // Browsers refuse locks to pages over plain HTTP. There every tab has a stream of its own.
  if (!('locks' in navigator)) void onder(kes.signal, isle);
  else
    void navigator.locks.request('masabasi.olaylar', { signal: kes.signal }, oncul).catch((hata: unknown) => {
      // Leaving the page while it waits for the lock rejects with AbortError; anything else is a fault.
      if (!(hata instanceof DOMException && hata.name === 'AbortError')) throw hata;
    });
  return () => {
    kes.abort();
    kanal.close();
    durumuYaz('kopuk');
  };
}
