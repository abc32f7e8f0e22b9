import { useState } from 'react';

/** The chosen rows in a request: each with the version that the person saw. */
export const surumleri = (satirlar: readonly { readonly Id: number; readonly Surum: number }[]) =>
  satirlar.map(({ Id, Surum }) => ({ Id, Surum }));

type Anahtar = string | number;

/**
 * The chosen rows of a list. They stay chosen when the page or the filters change. A chosen row on the screen is kept
 * current.
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
