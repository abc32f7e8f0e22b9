import { BAGLANTI_ALANLARI } from '@masabasi/core/masa/uzakbaglanti/alanlar';
import type { uzakbaglanti as contract } from '@masabasi/core/masa/uzakbaglanti/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { BOS_BAGLANTI, BOS_BASLATMA } from '../../testing/walk.ts';

const sayfa = '/islemler/musterigorusme/gunlukbaglantilar';
/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getBaglantiList: { kim: 'oturum', sayfa },
  baglantiGerekli: { kim: 'oturum', sayfa },
  baglantiBaslat: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { baglanti: BOS_BASLATMA } },
  baglantiBitir: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: 2_000_000_000, Surum: 1, Yapilan: BOS_BAGLANTI.Yapilan },
  },
  baglantiKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { baglanti: BOS_BAGLANTI } },
  baglantiKodu: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: 2_000_000_000 } },
  baglantiAktar: { kim: 'yetki 1003', sayfa, istek: {} },
  baglantiAyDokumu: { kim: 'yetki 1003', sayfa, istek: { MusteriId: 2_000_000_000, ay: '2026-11' } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'baglanti', GorusmeId: 'gorusme', PersonelId: 'kisi', BaglantiTurId: 'tanim' },
  kayitlar: { baglanti: BAGLANTI_ALANLARI },
  kisiSatirlari: async ({ db, kisiId, zaman, soz }) => {
    const yapilan = soz('baglanti yapilan');
    await sql`insert into baglanti (musteri_id, proje_id, kisi_id, baglanti_tur_id, baslama, bitis, amac, yapilan, onay_veren, kvkk_onay)
      select m.id, 2, ${kisiId}, t.id, ${zaman}::timestamptz, ${zaman}::timestamptz, 'a', ${yapilan}, 'o', true
      from (select min(id) as id from musteri) m, (select min(id) as id from tanim where liste = 'baglantiTur') t`.execute(
      db,
    );
    return { baglanti: [yapilan] };
  },
  urunSatirlari: {
    async baglanti({ db, zaman, id, urunId, ortakId, altinciId }) {
      await sql`insert into baglanti (id, musteri_id, proje_id, kisi_id, baglanti_tur_id, baglanti_kodu, baslama, amac, yapilan,
          onay_veren, kvkk_onay)
        select ${id}, ${ortakId}, ${urunId}, ${altinciId}, min(id), 'Kanaryakod', ${zaman}::timestamptz, 'Kanaryaamac',
          'Kanaryayapilan', 'Kanaryaonay', true from tanim where liste = 'baglantiTur'`.execute(db);
      return {
        sozler: ['Kanaryaamac', 'Kanaryayapilan', 'Kanaryaonay'],
        sorulmadanSoylenmeyen: ['Kanaryakod'],
      };
    },
  },
  musteriSatirlari: {
    'baglanti.musteri_id': ({ db, zaman, musteriId, kisiId, sira }) =>
      sql`insert into baglanti (musteri_id, proje_id, kisi_id, baglanti_tur_id, baslama, bitis, amac, onay_veren, kvkk_onay)
        select ${musteriId}::int, 2, ${kisiId}, min(id), ${zaman}::timestamptz, ${zaman}::timestamptz + ${sira}::int * interval '1 minute',
          'a', 'o', true from tanim where liste = 'baglantiTur'`.execute(db),
  },
  anlam: { 'baglanti.kvkk_onay': true },
  listeSatirlari: {
    // Connections of many customers, on three days, by two people with two tools; one is open.
    async baglanti({ db, zaman, kisiId, cinarId }) {
      await sql`
        insert into baglanti (musteri_id, proje_id, kisi_id, baglanti_tur_id, baslama, bitis, amac, yapilan, onay_veren, kvkk_onay)
        select mp.musteri_id, mp.proje_id, case when n % 3 = 0 then ${cinarId}::int else ${kisiId}::int end,
          (select min(id) from tanim where liste = 'baglantiTur') + n % 2,
          ${zaman}::timestamptz + (n % 3 - 1) * interval '1 day',
          case when n > 1 then ${zaman}::timestamptz + (n % 3 - 1) * interval '1 day' + (n % 7) * interval '9 minutes' end,
          'Şikâyet ' || n % 4, 'İlk kurulum', 'o', true
        from (select musteri_id, proje_id, row_number() over (order by musteri_id, proje_id) as n from musteri_proje) mp`.execute(
        db,
      );
      return {};
    },
  },
};
