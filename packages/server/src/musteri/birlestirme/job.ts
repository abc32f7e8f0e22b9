import { GERI_ALMA_GUNU } from '@masabasi/core/musteri/musteri/rules';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../../platform/db/isler.ts';
import { eskileriUnut } from './queries.ts';

const GUN_MS = 86_400_000;

/** Deletes the earlier state of two merged cards, which is personal data, when undo is no longer possible. */
export const birlesmeTemizligi = {
  ad: 'musteriBirlesme',
  tekrar: { gunde: '00:00' },
  gecikmeler: SAATTE_BIR,
  calistir: ({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>) =>
    eskileriUnut(db, new Date(simdi.getTime() - (GERI_ALMA_GUNU + 1) * GUN_MS)),
} satisfies IsTuru;
