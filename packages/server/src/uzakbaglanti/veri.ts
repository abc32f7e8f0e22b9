import { sql } from 'kysely';
import type { Bolum } from '../room.ts';
import { sutunlar } from '../veri.ts';

/** What the room holds about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'baglanti',
    yer: 'calisma',
    ad: 'Müşteri bağlantıları',
    aciklama: 'Müşterilere yaptığınız uzak ve yerinde bağlantılar.',
    sutunlar: sutunlar('Başlama:an Bitiş:an Müşteri Araç Amaç Yapılan'),
    zaman: 'Başlama',
    yillik: true,
    kapsadigi: ['baglanti.kisi_id'],
    sorgu: (kisi) => sql`select d.baslama as "Başlama", d.bitis as "Bitiş", m.gorunen_ad as "Müşteri", t.ad as "Araç",
        d.amac as "Amaç", d.yapilan as "Yapılan"
      from baglanti d join musteri m on m.id = d.musteri_id join tanim t on t.id = d.baglanti_tur_id
      where d.kisi_id = ${kisi}`,
  },
];
