import { kisiyleSilinen } from '../../platform/personalData/veri.ts';

export const anonim = kisiyleSilinen('iki_adim', 'kurtarma_kodu');
