import type { BaglantiSatiri } from '@masabasi/core/uzakbaglanti/contract';
import { saatDakikaYaz, sureDk, uzunBaglanti } from '@masabasi/core/uzakbaglanti/rules';
import { useCallback } from 'react';
import { Sayac } from '../mola/Sayac.tsx';
import { simdi } from '../sunucuSaati.ts';
import { Chip } from '../ui/Chip.tsx';

/** How long a connection has been going on, by the minute. */
export function SurenDakika({ baslama }: { readonly baslama: string }) {
  const yaz = useCallback((an: number) => saatDakikaYaz(Math.max(0, sureDk(baslama, an))), [baslama]);
  return <Sayac yaz={yaz} sayacMi />;
}

/** Said of one that lasts longer than anybody works on one. */
export const UzunUyarisi = ({ b }: { readonly b: Pick<BaglantiSatiri, 'Baslama_Zamani' | 'Bitis_Zamani'> }) =>
  uzunBaglanti(b.Baslama_Zamani, b.Bitis_Zamani ?? simdi()) && <Chip tone="warn">12 saati aştı</Chip>;

/** How long a connection took, or takes. */
export const BaglantiSuresi = ({ b }: { readonly b: BaglantiSatiri }) => (
  <>
    <span className="tnum">{b.Sure === null ? <SurenDakika baslama={b.Baslama_Zamani} /> : saatDakikaYaz(b.Sure)}</span>{' '}
    <UzunUyarisi b={b} />
  </>
);
