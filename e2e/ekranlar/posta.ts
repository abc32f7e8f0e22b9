import { type Ekran, oldugu } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'posta/PostaPage': { bak: oldugu('/yonetim/posta', 'Giden Posta') },
};
