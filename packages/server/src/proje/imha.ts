import { kisiyleSilinen } from '../veri.ts';

export const anonim = kisiyleSilinen('kisi_proje');
