import { type Ekran, oldugu } from '../ekran.ts';

export const ekranlar: Readonly<Record<string, Ekran>> = {
  'layout/HazirlanmaktaPage': { bak: oldugu('/islemler/projetakibi/akispage', 'Proje Akışı') },
  'layout/NotFoundPage': { hesap: null, bak: oldugu('/boyle-bir-sayfa-yok', 'Sayfa Bulunamadı') },
  'layout/DeniedPage': { hesap: null, bak: oldugu('/denied', 'Denied') },
  'layout/OdemeSonucPage': { hesap: null, bak: oldugu('/payment/bridge-success', /./) },
};
