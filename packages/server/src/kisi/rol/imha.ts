import { kisiyleSilinen } from '../../platform/personalData/veri.ts';

export const anonim = kisiyleSilinen('kisi_rol', 'kisi_yetki', 'kisi_menu');
