import type { gorusme as contract } from '@masabasi/core/gorusme/contract';
import { GORUSME_ALANLARI } from '@masabasi/core/gorusme/alanlar';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';
import { BOS_GORUSME } from '../testing.walk.ts';

const sayfa = '/islemler/musterigorusme/list';
const YOK = 2_000_000_000;

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  getGorusmeList: { kim: 'oturum', sayfa },
  gorusmeBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  getGorusmeDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  telefonBul: { kim: 'oturum', sayfa, istek: { telefon: '05321112233' } },
  arayanMusteri: { kim: 'oturum', sayfa, istek: { MusteriId: YOK } },
  gorusmeKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { gorusme: BOS_GORUSME } },
  gorusmeUstlen: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  gorusmeAta: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, AtananId: 1 } },
  gorusmeDurumGuncelle: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Durum: 'islemde' } },
  gorusmeHareketKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { hareket: { GorusmeId: YOK, Tur: 'not', Aciklama: 'Arandı.' } },
  },
  gorusmeAktar: { kim: 'yetki 1003', sayfa, istek: {} },
};

interface Satir {
  readonly db: Db;
  readonly zaman: string;
  readonly musteriId: number;
  readonly kisiId: number;
}

/** A contact of a customer about a product, given to somebody. */
const ek = ({ db, zaman, musteriId, kisiId }: Satir, o: { readonly id?: number; urunId?: number; soz: string }) =>
  sql`insert into gorusme (${sql.raw(o.id === undefined ? '' : 'id,')} musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon,
      baslik, aciklama, durum, acan_id, atanan_id, baslama_zamani, son_hareket)
    overriding system value
    select ${o.id === undefined ? sql`` : sql`${o.id}::int,`} ${musteriId}::int, ${o.urunId ?? 2}::int, min(id), min(id), min(id), 1, ${o.soz},
      ${o.soz}, 'atandi', ${kisiId}::int, ${kisiId}::int, ${zaman}::timestamptz, ${zaman}::timestamptz from tanim`.execute(
    db,
  );

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'gorusme',
    'gorusmeBul.idler': 'gorusme',
    GorusmeId: 'gorusme',
    AtananId: 'kisi',
    GorusmeTurId: 'tanim',
    TalepTurId: 'tanim',
    KonuId: 'tanim',
    OncelikId: 'tanim',
  },
  kayitlar: { gorusme: GORUSME_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': [
      'gorusme.acan_id',
      'gorusme.duzenleyen_id',
      'hareket_gorusme.kisi_id',
    ],
    'about a customer: whom the company has look after it': ['gorusme.atanan_id'],
  },
  urunSatirlari: {
    async gorusme({ db, zaman, id, urunId, ortakId, altinciId }) {
      await ek({ db, zaman, musteriId: ortakId, kisiId: altinciId }, { id, urunId, soz: 'Kanaryagorusme' });
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, aciklama)
        values ('gorusme', ${id}, ${zaman}, ${altinciId}, 'not', 'Kanaryanotu')`.execute(db);
      return { sozler: ['Kanaryagorusme', 'Kanaryanotu'] };
    },
  },
  musteriSatirlari: {
    'gorusme.musteri_id': ({ db, zaman, musteriId, kisiId, sira }) =>
      ek({ db, zaman, musteriId, kisiId }, { soz: `görüşme ${sira}` }),
  },
  listeSatirlari: {
    // Of many customers, on three days, given to two people and to nobody, in several states.
    async gorusme({ db, zaman, kisiId, cinarId, adet, adlar }) {
      await sql`
        insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, durum, acan_id, atanan_id,
          baslama_zamani, son_hareket, sla_bitis)
        select m.id, case when i % 5 = 0 then 6 else 2 end, t.id, t.id, o.id, 1, (string_to_array(${adlar.join(' ')}, ' '))[1 + i % ${sql.lit(adlar.length)}],
          (array['yeni', 'atandi', 'islemde'])[1 + i % 3], ${kisiId},
          case i % 3 when 1 then ${kisiId}::int when 2 then ${cinarId}::int end,
          ${zaman}::timestamptz + (i % 3 - 1) * interval '1 day', ${zaman}::timestamptz + i * interval '1 minute',
          case when i % 4 > 0 then ${zaman}::timestamptz + (i % 5 - 2) * interval '1 hour' end
        from (select min(id) as id from tanim) t,
          generate_series(1, ${adet}::int) i
          join lateral (select id from tanim where liste = 'oncelikler' order by id offset i % 4 limit 1) o on true
          join lateral (select musteri_id as id from musteri_proje where proje_id = 2 order by musteri_id
            offset i % (select count(*) from musteri_proje where proje_id = 2) limit 1) m on true`.execute(db);
      return {};
    },
  },
};
