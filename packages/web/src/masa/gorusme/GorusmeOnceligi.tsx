import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';

const ONDE = new Set<GorusmeKarti['OncelikRenk']>(['turuncu', 'kirmizi']);

/** The priority of a ticket. Only one that needs attention first has a colour. */
export const GorusmeOnceligi = ({ g }: { readonly g: Pick<GorusmeKarti, 'Oncelik' | 'OncelikRenk'> }) =>
  ONDE.has(g.OncelikRenk) ? <RenkliAd renk={g.OncelikRenk} ad={g.Oncelik} /> : <span>{g.Oncelik}</span>;
