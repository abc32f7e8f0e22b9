import type { versiyon as contract } from '@masabasi/core/versiyon/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

const sayfa = '/istakibi/versiyonlar';
const YOK = 2_000_000_000;

/** A version that nobody has written yet. */
export const BOS_VERSIYON = {
  Id: 0,
  Surum: 0,
  ProjeId: 2,
  No: '1.0',
  Planlanan_Tarih: '2026-12-01',
  SurumNotu: '',
  Zorunlu: false,
} as const;

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  versiyonListe: { kim: 'oturum', sayfa },
  versiyonDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  versiyonKaydet: { kim: 'yetki 1032', kazancsiz: 'kayit', sayfa, istek: { versiyon: BOS_VERSIYON } },
  versiyonSoranlari: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  versiyonYayinla: { kim: 'yetki 1031', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  versiyonDurumGuncelle: {
    kim: 'yetki 1032',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Durum: 'donduruldu' },
  },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  anlam: { 'versiyon.no': '1.0' },
  idler: { Id: 'versiyon' },
  disarida: {
    'the company’s own record; the audit says that it was done': ['versiyon.yayinlayan_id', 'hareket_versiyon.kisi_id'],
  },
  urunSatirlari: {
    async versiyon({ db, id, urunId, zaman, altinciId }) {
      await sql`insert into versiyon (id, proje_id, no, planlanan_tarih, surum_notu)
        values (${id}, ${urunId}, '9.9-kanaryano', ${zaman}::date, 'Kanaryanot')`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik)
        values ('versiyon', ${id}, ${zaman}, ${altinciId}, 'acildi', 'Kanaryaversiyonhareketi')`.execute(db);
      return { sozler: ['9.9-kanaryano', 'Kanaryanot', 'Kanaryaversiyonhareketi'] };
    },
  },
  listeSatirlari: {
    // Of two products, in every state but one, some of them planned for the same day.
    async versiyon({ db, zaman, kisiId, adet }) {
      await sql`
        insert into versiyon (proje_id, no, durum, planlanan_tarih, yayin_zamani, yayinlayan_id)
        select 2 + 4 * (i % 2), (1 + i / 10) || '.' || i % 10 || case when i % 3 = 0 then '-çınar' else '' end, d.durum, ${zaman}::date + i % 7,
          case when d.durum = 'yayinlandi' then ${zaman}::timestamptz end, case when d.durum = 'yayinlandi' then ${kisiId}::int end
        from generate_series(1, ${adet}::int) i
          cross join lateral (select (array['hazirlaniyor', 'donduruldu', 'yayinlandi', 'iptal'])[1 + i % 4] as durum) d`.execute(
        db,
      );
      return {};
    },
  },
};
