import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { saatDakikaYaz, sureDk, uzunBaglanti } from '@masabasi/core/masa/uzakbaglanti/rules';
import { useCallback } from 'react';
import { Sayac } from '../../mesai/mola/Sayac.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';

/** Running time of a connection, in minutes. */
export function SurenDakika({ baslama }: { readonly baslama: string }) {
  const yaz = useCallback((an: number) => saatDakikaYaz(Math.max(0, sureDk(baslama, an))), [baslama]);
  return <Sayac yaz={yaz} sayacMi />;
}

/** Warns about an unusually long connection. */
export const UzunUyarisi = ({ b }: { readonly b: Pick<BaglantiSatiri, 'Baslama_Zamani' | 'Bitis_Zamani'> }) =>
  uzunBaglanti(b.Baslama_Zamani, b.Bitis_Zamani ?? simdi()) && <Chip tone="warn">12 saati aştı</Chip>;

/** Duration of a connection, finished or running. */
export const BaglantiSuresi = ({ b }: { readonly b: BaglantiSatiri }) => (
  <>
    <span className="tnum">{b.Sure === null ? <SurenDakika baslama={b.Baslama_Zamani} /> : saatDakikaYaz(b.Sure)}</span>{' '}
    <UzunUyarisi b={b} />
  </>
);
