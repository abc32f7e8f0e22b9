import { kisiyleSilinen, zamanaGore } from '../../platform/personalData/veri.ts';

export const imha = { oturum: zamanaGore('oturum', 'son_kullanim') };
export const anonim = kisiyleSilinen('oturum');
