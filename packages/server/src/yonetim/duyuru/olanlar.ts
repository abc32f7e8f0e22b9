import { istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Olanlar } from '../../room.ts';
import { okunmayanlar } from './queries.ts';

/** Unread announcements to the person's department. */
export const olanlar: Olanlar = {
  sayfalar: null,
  async oku({ db, ben, ilk, son }) {
    const duyurular = await okunmayanlar(db, ben.Id, ben.departmanId, istanbulGunu(ilk), istanbulGunu(son));
    return duyurular.map((d) => ({
      Id: d.Id,
      Baslik: d.Baslik,
      Alt: 'Duyuru',
      Yol: '/',
      Bekler: d.Onemli === 1 ? 'Önemli duyuru, okumanızı bekliyor' : null,
      satirlar: [
        {
          Tur: 'duyuru' as const,
          Zaman: new Date(Math.max(istanbulAni(d.Baslangic), Date.parse(d.CreateDateTime))).toISOString(),
          Kim: d.Yazan,
          Metin: d.Metin.slice(0, 300),
          Yol: null,
        },
      ],
    }));
  },
};
