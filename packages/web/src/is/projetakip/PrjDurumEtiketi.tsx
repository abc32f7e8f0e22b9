import {
  PLAN_DURUM_ADLARI,
  type PlanDurumu,
  PRJ_DURUM_ADLARI,
  type PrjDurumu,
} from '@masabasi/core/is/projetakip/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const PRJ_TONLARI: Readonly<Record<PrjDurumu, ChipTone | null>> = {
  planlaniyor: null,
  suruyor: 'info',
  beklemede: 'warn',
  tamamlandi: 'ok',
  iptal: 'neutral',
};
const PLAN_TONLARI: Readonly<Record<PlanDurumu, ChipTone | null>> = {
  taslak: null,
  onaybekliyor: 'warn',
  onayli: 'info',
  tamamlandi: 'ok',
};

/** The state of a project. A project in planning is plain text. */
export function PrjDurumEtiketi({ durum }: { readonly durum: PrjDurumu }) {
  const ton = PRJ_TONLARI[durum];
  return ton === null ? PRJ_DURUM_ADLARI[durum] : <Chip tone={ton}>{PRJ_DURUM_ADLARI[durum]}</Chip>;
}

/** The state of a plan. A draft is plain text. */
export function PlanDurumEtiketi({ durum }: { readonly durum: PlanDurumu }) {
  const ton = PLAN_TONLARI[durum];
  return ton === null ? PLAN_DURUM_ADLARI[durum] : <Chip tone={ton}>{PLAN_DURUM_ADLARI[durum]}</Chip>;
}
