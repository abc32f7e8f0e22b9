import { asciiBuyuk } from '../text/metin.ts';
import type { DenetimSatiri } from './contract.ts';

type Degisim = DenetimSatiri['Degisimler'][number];

/** A changed field on one line: `Durum: Açık → Çözüldü`. */
export function degisimYazisi({ Alan, Once, Sonra }: Degisim): string {
  const deger = Once !== null && Sonra !== null ? `${Once} → ${Sonra}` : (Sonra ?? Once ?? '–');
  return Alan === '' ? deger : `${Alan}: ${deger}`;
}

/** The name on the wire of a column: `sorumlu_id` is `SorumluId`. */
export const sunulanAd = (sutun: string): string => sutun.replace(/(?:^|_)([a-z])/g, (_, h: string) => asciiBuyuk(h));

/**
 * The state before with the fields of the state after, so that an entry holds both sides of the same fields.
 * @param eski with the names of the wire, or with those of `yeni`
 */
export function oncesi(eski: object | null, yeni: object): Record<string, unknown> | undefined {
  if (eski === null) return undefined;
  const degerler = new Map<string, unknown>(Object.entries(eski));
  const deger = (alan: string) => (degerler.has(alan) ? degerler.get(alan) : degerler.get(sunulanAd(alan)));
  return Object.fromEntries(Object.keys(yeni).map((alan) => [alan, deger(alan)]));
}
