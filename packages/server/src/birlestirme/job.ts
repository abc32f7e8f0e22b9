import { GERI_ALMA_GUNU } from '@masabasi/core/musteri/rules';
import type { GunlukIs } from '../db/gunluk.ts';
import { eskileriUnut } from './queries.ts';

const GUN_MS = 86_400_000;

/** Forgets how two cards were before they became one, which is personal data, when it can no longer be undone. */
export const birlesmeTemizligi = {
  ad: 'musteriBirlesme',
  calistir: (db, simdi) => eskileriUnut(db, new Date(simdi.getTime() - (GERI_ALMA_GUNU + 1) * GUN_MS)),
} satisfies GunlukIs;
