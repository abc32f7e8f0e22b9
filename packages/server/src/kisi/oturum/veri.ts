import { MENU_TUR_ADLARI, TEMA_ADLARI } from '@masabasi/core/kisi/oturum/rules';
import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'hesap',
    yer: 'hesap',
    tekil: true,
    ad: 'Hesap ve Görünüm',
    aciklama:
      'Giriş hesabınız ve seçtiğiniz görünüm. Parolanız ve kurtarma kodlarınız yalnızca özeti alınarak saklanır, kimse okuyamaz.',
    sutunlar: sutunlar(`Kullanıcı_Adı Giriş_İzni:evet Parola_Geçici:evet İki_Adımlı_Giriş:evet
      İki_Adımlı_Giriş_Başlangıcı:an Menü_Türü Tema Koyu_Görünüm:evet Sabitlenen_Sayfalar`),
    kapsadigi: ['iki_adim.kisi_id'],
    sorgu: (kisi) => sql`select kullanici_adi as "Kullanıcı Adı", giris_izni as "Giriş İzni",
      parola_gecici as "Parola Geçici", i.sir is not null as "İki Adımlı Giriş",
      i.baslama as "İki Adımlı Giriş Başlangıcı", ${JSON.stringify(MENU_TUR_ADLARI)}::jsonb ->> menu_tur as "Menü Türü",
      ${JSON.stringify(TEMA_ADLARI)}::jsonb ->> tema as "Tema",
      dark_theme = 1 as "Koyu Görünüm",
      (select string_agg(m.ad, ', ' order by s.yer) from unnest(sabitler) with ordinality as s(menu_id, yer)
        join menu m on m.id = s.menu_id) as "Sabitlenen Sayfalar"
      from kisi left join iki_adim i on i.kisi_id = id where id = ${kisi}`,
  },
  {
    konu: 'oturum',
    yer: 'hesap',
    ad: 'Oturumlar',
    aciklama: 'Ne zaman, hangi adresten ve cihazdan giriş yaptığınız.',
    sutunlar: sutunlar('Başlama:an Son_Kullanım:an Bitiş:an IP_Adresi Tarayıcı Mobil:evet'),
    zaman: 'Başlama',
    yillik: true,
    kapsadigi: ['oturum.kisi_id'],
    sorgu: (kisi) => sql`select baslama as "Başlama", son_kullanim as "Son Kullanım", bitis as "Bitiş",
      ip as "IP Adresi", tarayici as "Tarayıcı", mobil as "Mobil" from oturum where kisi_id = ${kisi}`,
  },
];
