import { useSyncExternalStore } from 'react';

/** The map service whose script the operator has put into the page's head. Without one no request is sent. */

export interface HaritaYeri {
  readonly lat: number;
  readonly lng: number;
}
interface Isaret {
  readonly setMap: (harita: null) => void;
  readonly addListener: (olay: 'click', ne: () => void) => void;
}
interface Sinirlar {
  readonly extend: (yer: HaritaYeri) => void;
}
/** The part of the service's interface in use. Compatible services work the same way. */
export interface HaritaHizmeti {
  readonly Map: new (
    kutu: HTMLElement,
    secenekler: { center: HaritaYeri; zoom: number; streetViewControl: boolean; mapTypeControl: boolean },
  ) => { readonly fitBounds: (sinirlar: Sinirlar) => void };
  readonly Marker: new (secenekler: { map: object; position: HaritaYeri; title: string; label?: string }) => Isaret;
  readonly LatLngBounds: new () => Sinirlar;
}

declare global {
  interface Window {
    google?: { readonly maps?: HaritaHizmeti };
  }
}

const betik = document.querySelector<HTMLScriptElement>('script[data-harita]');
/** True when the operator has configured a service. */
export const haritaHizmetiVar = betik !== null;

let gelmedi = false;
betik?.addEventListener('error', () => {
  gelmedi = true;
});

const oku = (): HaritaHizmeti | 'hata' | null => window.google?.maps ?? (gelmedi || betik === null ? 'hata' : null);

const dinle = (degisti: () => void) => {
  betik?.addEventListener('load', degisti);
  betik?.addEventListener('error', degisti);
  return () => {
    betik?.removeEventListener('load', degisti);
    betik?.removeEventListener('error', degisti);
  };
};

/** The service; null while its script loads, `hata` when it failed. */
export function useHaritaHizmeti(): HaritaHizmeti | 'hata' | null {
  return useSyncExternalStore(dinle, oku);
}
