import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { yonlendirme as contract } from '@masabasi/core/pazarlama/yonlendirme/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = SAYFA.ziyaret[3];
const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getYonlendirmeList: { kim: 'oturum', sayfa },
  yonlendirmeOnerileri: { kim: 'oturum', sayfa, istek: { AdayId: YOK } },
  yonlendirmeKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { AdayId: YOK, Surum: 1, HedefKisiId: YOK, Neden: 'Bölgesi olduğu için', Termin: '2026-12-01' },
  },
  yonlendirmeKarar: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Durum: 'kabul' } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'yonlendirme', AdayId: 'aday', HedefKisiId: 'kisi', HedefDepartmanId: 'departman' },
  disarida: {},
  urunSatirlari: {
    async yonlendirme({ db, zaman, id, urunId, altinciId }) {
      await sql`insert into yonlendirme (id, aday_id, gonderen_id, hedef_kisi_id, neden, termin, acilis_zamani)
        overriding system value
        select ${id}, min(a.id), ${altinciId}, ${altinciId}, 'Kanaryayönlendirme', (${zaman}::timestamptz)::date + 7,
          ${zaman}::timestamptz
        from aday a where a.proje_id = ${urunId}`.execute(db);
      return { sozler: ['Kanaryayönlendirme'], bolgesinde: true };
    },
  },
  async kisiSatirlari({ db, kisiId, digerId, gun, zaman, soz }) {
    const [gonderdigi, karari] = [soz('Yönlendirme nedeni'), soz('Yönlendirme kararı')];
    await sql`
      with m as (insert into musteri (tip, ad, soyad, durum, yazma_zamani)
          values (1, 'Yönlenen', 'Müşteri', 'Aday', ${zaman}) returning id),
        p as (insert into proje (ad) values (${soz('Yönlendirme ürünü')}) returning id),
        a as (insert into aday (musteri_id, proje_id, acan_id, acilis_zamani, asama_zamani)
          select m.id, p.id, ${digerId}, ${zaman}::timestamptz, ${zaman}::timestamptz from m, p returning id)
      insert into yonlendirme (aday_id, gonderen_id, hedef_kisi_id, neden, termin, durum, karar_veren_id, karar_aciklama,
        acilis_zamani, karar_zamani)
      select a.id, x.gonderen, x.hedef, x.neden, ${gun}::date, 'red', x.hedef, x.karar, ${zaman}::timestamptz,
        ${zaman}::timestamptz
      from a, (values (${kisiId}::int, ${digerId}::int, ${gonderdigi}::text, ''::text),
        (${digerId}, ${kisiId}, 'Başka bölge', ${karari})) x (gonderen, hedef, neden, karar)`.execute(db);
    return { yonlendirme: [gonderdigi, karari] };
  },
  listeSatirlari: {
    // Referrals of prospects, to one person and one department, decided and waiting, late and in time.
    async yonlendirme({ db, zaman, kisiId, cinarId }) {
      await sql`
        with a as (
          insert into aday (musteri_id, proje_id, asama, acan_id, acilis_zamani, asama_zamani, kapanis_zamani)
          select mu.id, mp.proje_id, 'kazanildi', ${kisiId}, ${zaman}::timestamptz, ${zaman}::timestamptz, ${zaman}::timestamptz
          from musteri mu
          join lateral (select min(proje_id) as proje_id from musteri_proje where musteri_id = mu.id) mp
            on mp.proje_id is not null
          returning id
        ), n as (select id, row_number() over (order by id)::int as n from a)
        insert into yonlendirme (aday_id, gonderen_id, hedef_kisi_id, neden, termin, durum, karar_veren_id, acilis_zamani,
          karar_zamani)
        select id, ${cinarId}, ${kisiId}, 'Bölgesi', (${zaman}::timestamptz)::date + n % 9 - 4,
          case when n % 3 = 0 then 'kabul' else 'bekliyor' end, case when n % 3 = 0 then ${kisiId}::int end,
          ${zaman}::timestamptz - n * interval '1 minute', case when n % 3 = 0 then ${zaman}::timestamptz end from n`.execute(
        db,
      );
      return {};
    },
  },
  anlam: {
    'yonlendirme.hedef_departman_id': null,
    'yonlendirme.karar_veren_id': null,
    'yonlendirme.karar_zamani': null,
  },
};
