import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'mesaj_sikayeti',
    yer: 'ileti',
    ad: 'Bildirilen mesajlar',
    aciklama: 'Yazışmada bildirdiğiniz mesajlar ve karar verdikleriniz.',
    sutunlar: sutunlar('Zaman:an Sebep Karar İlişki'),
    zaman: 'Zaman',
    kapsadigi: ['mesaj_sikayeti.bildiren_id', 'mesaj_sikayeti.karar_veren_id'],
    sorgu: (kisi) => sql`select s.zaman as "Zaman", s.sebep as "Sebep", s.karar as "Karar", 'Bildirdiniz' as "İlişki"
      from mesaj_sikayeti s where s.bildiren_id = ${kisi}
      union all select s.karar_zamani, s.sebep, s.karar, 'Karar verdiniz' from mesaj_sikayeti s where s.karar_veren_id = ${kisi}`,
  },
  {
    konu: 'konusma_bakisi',
    yer: 'ileti',
    ad: 'Konuşmalara bakışlar',
    aciklama: 'Katılmadığınız konuşmalara ne zaman, neden baktığınız.',
    sutunlar: sutunlar('Zaman:an Sebep'),
    zaman: 'Zaman',
    kapsadigi: ['konusma_bakisi.bakan_id'],
    sorgu: (kisi) =>
      sql`select b.zaman as "Zaman", b.sebep as "Sebep" from konusma_bakisi b where b.bakan_id = ${kisi}`,
  },
];
