import type { tanim as contract } from '@masabasi/core/platform/tanim/contract';
import type { Ornekler } from '../../testing/access.ts';
import { sql } from 'kysely';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  baseGerekliList: { kim: 'oturum', sayfa: '/rapor/lisans' },
  musterigerekli: { kim: 'oturum', sayfa: '/rapor/lisans' },
  lisansGerekli: { kim: 'oturum', sayfa: '/rapor/lisans' },
  talepgerekli: { kim: 'oturum', sayfa: '/islemler/musterigorusme/webistek' },
  getGerekli: { kim: 'oturum', sayfa: '/islemler/musterigorusme/list' },
  getGerekliList: { kim: 'oturum', sayfa: '/istakibi/isler' },
  tanimListeleri: { kim: 'yetki 1301', sayfa: '/tanimlar/listeler' },
  tanimList: { kim: 'yetki 1301', sayfa: '/tanimlar/listeler', istek: { Liste: 'kurumlar' } },
  tanimKaydet: {
    kim: 'yetki 1301',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/listeler',
    istek: {
      tanim: {
        Id: 0,
        Liste: 'kurumlar',
        Ad: 'a',
        Renk: null,
        Kod: null,
        ProjeId: null,
        UstId: null,
        Aktif: 1,
        Surum: 0,
      },
    },
  },
  tanimSil: { kim: 'yetki 1301', kazancsiz: 'kayit', sayfa: '/tanimlar/listeler', istek: { Id: 2_000_000_000 } },
  tanimSirala: {
    kim: 'yetki 1301',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/listeler',
    istek: { Liste: 'kurumlar', Idler: [] },
  },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'tanim', Idler: 'tanim', UstId: 'tanim' },
  urunSatirlari: {
    async tanim({ db, id, urunId }) {
      const soz = 'Kanaryatanim';
      await sql`insert into tanim (id, liste, ad, proje_id) values (${id}, 'altLisansTur', ${soz}, ${urunId})`.execute(
        db,
      );
      return { sozler: [soz] };
    },
  },
  anlam: { 'tanim.anahtar': null },
};
