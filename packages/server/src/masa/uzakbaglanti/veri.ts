import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar, urununde } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'baglanti',
    yer: 'calisma',
    ad: 'Müşteri bağlantıları',
    aciklama:
      'Müşterilere yaptığınız uzak ve yerinde bağlantılar; artık çalışmadığınız ürünlerde müşteri ve iş yazılmaz.',
    sutunlar: sutunlar('Başlama:an Bitiş:an Müşteri Araç Amaç Yapılan'),
    zaman: 'Başlama',
    yillik: true,
    kapsadigi: ['baglanti.kisi_id'],
    sorgu: (kisi) => sql`select d.baslama as "Başlama", d.bitis as "Bitiş",
        ${urununde(kisi, sql`d.proje_id`, sql`m.gorunen_ad`)} as "Müşteri", t.ad as "Araç",
        ${urununde(kisi, sql`d.proje_id`, sql`d.amac`)} as "Amaç", ${urununde(kisi, sql`d.proje_id`, sql`d.yapilan`)} as "Yapılan"
      from baglanti d join musteri m on m.id = d.musteri_id join tanim t on t.id = d.baglanti_tur_id
      where d.kisi_id = ${kisi}`,
  },
];
