import type { gozetim as contract } from '@masabasi/core/kisi/gozetim/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/personel/yazisma';
const YOK = 2_000_000_000;
const kim = 'yetki 1207';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  sikayetListesi: { kim, sayfa },
  sikayetKarari: {
    kim,
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Durum: 'sorunsuz', Karar: 'İşle ilgili.' },
  },
  bakilacaklar: { kim, sayfa, istek: { KisiId: YOK } },
  konusmaBak: {
    kim,
    kazancsiz: 'kayit',
    sayfa,
    istek: {
      KonusmaId: YOK,
      Sebep: 'İnsan kaynaklarına gelen şikâyet',
      Baslangic: '2026-11-01',
      Bitis: '2026-11-20',
    },
  },
  bakisOku: { kim, sayfa, istek: { Id: YOK } },
  bakisListesi: { kim, sayfa },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'mesaj_sikayeti',
    'bakisOku.Id': 'konusma_bakisi',
    KisiId: 'kisi',
    KonusmaId: 'konusma',
  },
  disarida: {
    'to whom somebody has closed their conversation; on their own screen': [
      'konusma_engeli.kisi_id',
      'konusma_engeli.engellenen_id',
    ],
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const [sebep, karar, bakis] = [soz('Bildirme sebebi'), soz('Karar yazısı'), soz('Bakış sebebi')];
    const { rows } = await sql<{ id: number }>`
      insert into konusma (tur, ad, acan_id, zaman, son_zaman) values ('grup', 'Gözetilen', ${digerId}, ${zaman}, ${zaman})
      returning id`.execute(db);
    const { rows: mesajlar } = await sql<{ id: number }>`
      insert into mesaj (konusma_id, no, yazan_id, anahtar, metin, zaman)
      select ${rows[0]!.id}, n, ${digerId}, 'gozetim-' || ${kisiId}::int || '-' || n, 'Bildirilen', ${zaman}
      from generate_series(1, 2) n returning id`.execute(db);
    await sql`insert into mesaj_sikayeti (mesaj_id, bildiren_id, sebep, metin, zaman)
      values (${mesajlar[0]!.id}, ${kisiId}, ${sebep}, 'Bildirilen', ${zaman})`.execute(db);
    await sql`insert into mesaj_sikayeti (mesaj_id, bildiren_id, sebep, metin, zaman, durum, karar, karar_veren_id, karar_zamani)
      values (${mesajlar[1]!.id}, ${digerId}, 'Uygun değil', 'Bildirilen', ${zaman}, 'sorunsuz', ${karar}, ${kisiId}, ${zaman})`.execute(
      db,
    );
    await sql`insert into konusma_bakisi (konusma_id, bakan_id, sebep, ilk_gun, son_gun, zaman)
      values (${rows[0]!.id}, ${kisiId}, ${bakis}, '2026-01-01', '2026-01-02', ${zaman})`.execute(db);
    return { mesaj_sikayeti: [sebep, karar], konusma_bakisi: [bakis] };
  },
  anlam: {
    'mesaj_sikayeti.durum': 'acik',
    'mesaj_sikayeti.karar_veren_id': null,
    'mesaj_sikayeti.karar_zamani': null,
  },
};
