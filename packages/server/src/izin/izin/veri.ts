import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { saat, sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'izin',
    yer: 'izin',
    ad: 'İzinler',
    aciklama: 'İzinleriniz; silinenler de kayıt olarak durur.',
    sutunlar: sutunlar(`Tür Başlangıç:gun Bitiş:gun Başlama_Saati Bitiş_Saati Kullanılan_Gün:sayi Kullanılan_Saat:sayi
      Resmi_Tatil:sayi Açıklama Yazan Yazma_Zamanı:an Düzenleyen Düzenleme_Zamanı:an Silinme:an Silen`),
    zaman: 'Başlangıç',
    kapsadigi: ['izin.kisi_id'],
    sorgu: (kisi) => sql`select t.ad as "Tür", z.baslangic as "Başlangıç", z.bitis as "Bitiş",
      ${saat('z.baslama_saati')} as "Başlama Saati", ${saat('z.bitis_saati')} as "Bitiş Saati",
      z.kullanilan_gun as "Kullanılan Gün", z.kullanilan_saat as "Kullanılan Saat", z.resmi_gun_sayisi as "Resmi Tatil",
      z.aciklama as "Açıklama", y.gorunen_ad as "Yazan", z.yazma_zamani as "Yazma Zamanı",
      e.gorunen_ad as "Düzenleyen", z.duzenleme_zamani as "Düzenleme Zamanı", z.silindi as "Silinme",
      s.gorunen_ad as "Silen"
      from izin z join izin_tur t on t.id = z.tur_id left join kisi y on y.id = z.yazan_id
      left join kisi e on e.id = z.duzenleyen_id left join kisi s on s.id = z.silen_id where z.kisi_id = ${kisi}`,
  },
  {
    konu: 'izinGecmisi',
    yer: 'izin',
    ad: 'İzinlerin Geçmişi',
    aciklama: 'İzinlerinizin her versiyonu: ne zaman, kim, neyi değiştirdi.',
    sutunlar: sutunlar(`Zaman:an İşlem Yapan İzin_No:sayi Versiyon:sayi Tür Başlangıç:gun Bitiş:gun Gün:sayi Saat:sayi
      Açıklama`),
    zaman: 'Zaman',
    kapsadigi: [],
    sorgu: (kisi) => sql`select h.zaman as "Zaman", h.tur as "İşlem", k.gorunen_ad as "Yapan",
      h.nesne_id as "İzin No", h.surum as "Versiyon", h.yeni ->> 'izinTur' as "Tür", h.yeni ->> 'Baslangic' as "Başlangıç",
      h.yeni ->> 'Bitis' as "Bitiş", (h.yeni ->> 'KullanilanGun')::numeric as "Gün",
      (h.yeni ->> 'KullanilanSaat')::numeric as "Saat", h.yeni ->> 'Aciklama' as "Açıklama"
      from hareket h join izin z on z.id = h.nesne_id left join kisi k on k.id = h.kisi_id
      where h.nesne = 'izin' and z.kisi_id = ${kisi}`,
  },
];
