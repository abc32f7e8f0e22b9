import { type Ekran, oldugu } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'platform/denetim/DenetimPage': { bak: oldugu('/yonetim/denetim', 'Denetim Kayıtları') },
};
