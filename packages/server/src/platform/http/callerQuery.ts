import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { VERSIONS, type Versions } from '../db/versions.ts';

/** The single query for the caller and the other facts that a request needs. */

const BEN_SORGUSU = `
  select o.id, o.kisi_id, o.baslama, o.son_kullanim, k.departman_id, k.parola_gecici,
    array(select d.id from departman d where d.sorumlu_id = k.id) as sorumlu,
    array(select d.id from departman d where d.vekil_id = k.id and d.silindi is null and exists (select from izin z
      where z.kisi_id = d.sorumlu_id and z.silindi is null and z.baslangic <= $4 and z.bitis > $4)) as vekil,
    array(select y.yetki_id from etkin_yetki y where y.kisi_id = k.id) as yetkiler,
    i.sir is null and coalesce((select iki_adim_zorunlu from kurulum), false) as iki_adim_eksik`;
/** The person's own products, and all products for people who may see all of them (specification 6). */
const URUNLER = `,
    array(select p.proje_id from kisi_proje p where p.kisi_id = k.id order by 1) as urunler,
    case when exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${YETKI.ayricalikli})
      then array(select p.id from proje p order by 1) end as butun_urunler`;
const ILK_ISTEK = `,
    (select json_build_object('uc', y.uc, 'ozet', encode(y.istek_ozeti, 'base64'), 'yanit', y.yanit) from yinelenen y
      where y.kisi_id = k.id and y.anahtar = $6) as ilk`;
const SAYFALAR = `,
    array(select m.yol from menu m where m.yol = any($5)
      and not exists (select from kisi_menu x where x.kisi_id = k.id and x.menu_id = m.id and x.deger = 0)
      and (exists (select from kisi_menu x where x.kisi_id = k.id and x.menu_id = m.id and x.deger = 1)
        or exists (select from rol_menu rm join kisi_rol kr on kr.rol_id = rm.rol_id
          where kr.kisi_id = k.id and rm.menu_id = m.id))) as sayfalar`;
const SURUMLER = `,
    ${VERSIONS} as surumler`;
const KIMIN = `
  from oturum o join kisi k on k.id = o.kisi_id left join iki_adim i on i.kisi_id = k.id
  where o.token_ozeti = $1 and o.bitis is null and o.son_kullanim > $2 and o.baslama > $3 and k.aktif and k.giris_izni
    and (k.cikis_tarihi is null or k.cikis_tarihi > $4)`;

export interface BenSatiri {
  id: number;
  kisi_id: number;
  baslama: string;
  son_kullanim: string;
  departman_id: number;
  sorumlu: number[];
  vekil: number[];
  yetkiler: number[];
  parola_gecici: boolean;
  iki_adim_eksik: boolean;
  urunler?: number[];
  butun_urunler?: number[] | null;
  sayfalar?: string[];
  surumler?: Versions;
  ilk?: { uc: string; ozet: string; yanit: string | null } | null;
}

/** The statement's name stands for its text, one name for each combination of facts. */
export const benSorgusu = (o: {
  readonly sayfali: boolean;
  readonly urunlu: boolean;
  readonly anahtarli: boolean;
  readonly surumlu: boolean;
}) => ({
  name: `ben${o.sayfali ? '_sayfa' : ''}${o.urunlu ? '_urun' : ''}${o.anahtarli ? '_anahtar' : ''}${o.surumlu ? '_surum' : ''}`,
  text: [
    BEN_SORGUSU,
    o.urunlu ? URUNLER : '',
    o.surumlu ? SURUMLER : '',
    // The numbers of the parameters are the same in every combination.
    o.sayfali ? SAYFALAR : ', $5::text[] as sayfasiz',
    o.anahtarli ? ILK_ISTEK : ', $6::text as anahtarsiz',
    KIMIN,
  ].join(''),
});
