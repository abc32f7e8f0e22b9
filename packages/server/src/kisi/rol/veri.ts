import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

const yetkiAdlari = sql`(select * from unnest(${YETKI_KATALOGU.map((y) => y.Id)}::int[],
  ${YETKI_KATALOGU.map((y) => y.Ad)}::text[]) as y(id, ad))`;

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'yetki',
    yer: 'hesap',
    ad: 'Roller ve Yetkiler',
    aciklama: 'Size verilen roller, yetkiler, menüler ve ürünler.',
    sutunlar: sutunlar('Tür Ad Durum'),
    kapsadigi: [
      'kisi_rol.kisi_id',
      'kisi_yetki.kisi_id',
      'kisi_menu.kisi_id',
      'kisi_proje.kisi_id',
      'proje.sorumlu_id',
    ],
    sorgu: (kisi) => sql`
      select 'Rol' as "Tür", r.ad as "Ad", 'Verildi' as "Durum" from kisi_rol x join rol r on r.id = x.rol_id
        where x.kisi_id = ${kisi}
      union all select 'Yetki', y.ad, 'Etkin' from etkin_yetki x join ${yetkiAdlari} y on y.id = x.yetki_id
        where x.kisi_id = ${kisi}
      union all select 'Kişiye özel yetki', y.ad, case x.deger when 1 then 'Verildi' else 'Kaldırıldı' end
        from kisi_yetki x join ${yetkiAdlari} y on y.id = x.yetki_id where x.kisi_id = ${kisi}
      union all select 'Kişiye özel menü', m.ad, case x.deger when 1 then 'Verildi' else 'Kaldırıldı' end
        from kisi_menu x join menu m on m.id = x.menu_id where x.kisi_id = ${kisi}
      union all select 'Ürün', p.ad, 'Verildi' from kisi_proje x join proje p on p.id = x.proje_id
        where x.kisi_id = ${kisi}
      union all select 'Ürün', p.ad, 'Sorumlusu' from proje p where p.sorumlu_id = ${kisi}`,
  },
];
