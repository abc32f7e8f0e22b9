import { useState } from 'react';

/** What is sent of those that were chosen: each as it was seen. */
export const surumleri = (satirlar: readonly { readonly Id: number; readonly Surum: number }[]) =>
  satirlar.map(({ Id, Surum }) => ({ Id, Surum }));

type Anahtar = string | number;

/**
 * What somebody chose of a list. It stays chosen when the page is turned or filtered; of what is on the screen it is the
 * row as it is now.
 * @param anahtar tells a row from the others; a constant
 */
export function useSecilenler<T>(satirlar: readonly T[] | undefined, anahtar: (satir: T) => Anahtar) {
  const [secilen, setSecilen] = useState<readonly T[]>([]);
  const burada = new Map(satirlar?.map((s) => [String(anahtar(s)), s]));
  const secilenler = secilen.map((s) => burada.get(String(anahtar(s))) ?? s);
  const sec = (idler: readonly Anahtar[]) => {
    const bilinen = new Map([...secilenler.map((s) => [String(anahtar(s)), s] as const), ...burada]);
    setSecilen(idler.flatMap((id) => bilinen.get(String(id)) ?? []));
  };
  return { secilenler, sec };
}
