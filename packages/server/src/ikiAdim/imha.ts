import { kisiyleSilinen } from '../veri.ts';

export const anonim = kisiyleSilinen('iki_adim', 'kurtarma_kodu');
