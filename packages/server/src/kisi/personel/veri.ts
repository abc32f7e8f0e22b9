import { KISI_HAREKETLERI } from '@masabasi/core/kisi/personel/rules';
import { sql } from 'kysely';
import type { Bolum } from '../../room.ts';
import { saat, sutunlar } from '../../platform/personalData/veri.ts';

/** Personal data of this room about a person. */
export const veri: readonly Bolum[] = [
  {
    konu: 'kimlik',
    yer: 'kisi',
    tekil: true,
    ad: 'Kimlik ve İletişim',
    aciklama: 'Kim olduğunuz ve size nasıl ulaşılacağı.',
    sutunlar: sutunlar('Ad Soyad T.C._Kimlik_No Doğum_Tarihi:gun E-posta Telefon:telefon'),
    kapsadigi: [],
    sorgu: (kisi, acik) => sql`select ad as "Ad", soyad as "Soyad",
      case when ${acik} then tc_kimlik else left(tc_kimlik, 3) || '******' || right(tc_kimlik, 2) end as "T.C. Kimlik No",
      dogum_tarihi as "Doğum Tarihi", eposta as "E-posta", telefon as "Telefon" from kisi where id = ${kisi}`,
  },
  {
    konu: 'is',
    yer: 'kisi',
    tekil: true,
    ad: 'İş Bilgileri',
    aciklama: 'Göreviniz, çalışma saatleriniz, işe giriş ve ayrılış.',
    sutunlar:
      sutunlar(`Departman Grup Sorumlusu_Olduğunuz_Departmanlar Vekili_Olduğunuz_Departmanlar Çalışıyor:evet İlk_İşe_Giriş:gun Son_İşe_Giriş:gun
      Ayrılış_Tarihi:gun Ayrılma_Nedeni Devreden_Yıllık_İzin:sayi Kullanılan_Yıllık_İzin:sayi İzin_Bakiyesi_Tarihi:gun
      Önceki_Hizmet_(Gün):sayi Sayılmayan_Gün:sayi Mesai_Başlangıcı Mesai_Bitişi
      Çalışma_Günleri Hafta_Tatili:sayi`),
    kapsadigi: ['departman.sorumlu_id', 'departman.vekil_id'],
    sorgu: (kisi) => sql`select d.ad as "Departman", k.grup as "Grup",
      (select string_agg(s.ad, ', ' order by s.id) from departman s where s.sorumlu_id = k.id)
        as "Sorumlusu Olduğunuz Departmanlar",
      (select string_agg(s.ad, ', ' order by s.id) from departman s where s.vekil_id = k.id)
        as "Vekili Olduğunuz Departmanlar",
      k.aktif as "Çalışıyor", k.ise_baslama as "İlk İşe Giriş", k.ise_giris as "Son İşe Giriş",
      k.cikis_tarihi as "Ayrılış Tarihi", k.ayrilma_nedeni as "Ayrılma Nedeni",
      k.devreden_izin as "Devreden Yıllık İzin", k.kullanilan_izin as "Kullanılan Yıllık İzin",
      k.izin_acilisi as "İzin Bakiyesi Tarihi", k.onceki_hizmet_gun as "Önceki Hizmet (Gün)", k.sayilmayan_gun as "Sayılmayan Gün",
      ${saat('k.mesai_baslangic')} as "Mesai Başlangıcı", ${saat('k.mesai_bitis')} as "Mesai Bitişi",
      (select string_agg((array['Pzt','Sal','Çar','Per','Cum','Cmt','Paz'])[g.gun], ', ' order by g.gun)
        from unnest(k.calisma_gunleri) as g(gun)) as "Çalışma Günleri", k.tatil_gunleri as "Hafta Tatili"
      from kisi k join departman d on d.id = k.departman_id where k.id = ${kisi}`,
  },
  {
    konu: 'davet',
    yer: 'kisi',
    ad: 'Giriş Davetiniz',
    aciklama: 'İlk parolanız için gönderilen, henüz kullanılmamış davet.',
    sutunlar: sutunlar('E-posta Son_Geçerlilik:an'),
    kapsadigi: ['kisi_daveti.kisi_id'],
    sorgu: (kisi) => sql`select eposta as "E-posta", son_gecerlilik as "Son Geçerlilik"
      from kisi_daveti where kisi_id = ${kisi}`,
  },
  {
    konu: 'kart',
    yer: 'kisi',
    ad: 'Kartınızdaki Değişiklikler',
    aciklama: 'Personel kartınızda ve giriş hesabınızda ne zaman, kim, neyi değiştirdi.',
    sutunlar: sutunlar('Zaman:an İşlem Yapan Önceki_Bilgi Bilgi Açıklama'),
    zaman: 'Zaman',
    kapsadigi: ['hareket_kisi.nesne_id'],
    sorgu: (kisi) => sql`select h.zaman as "Zaman",
      coalesce(${JSON.stringify(KISI_HAREKETLERI.turler)}::jsonb ->> h.tur, h.tur) as "İşlem", k.gorunen_ad as "Yapan",
      h.eski as "Önceki Bilgi", h.yeni as "Bilgi", btrim(h.baslik || ' ' || h.aciklama) as "Açıklama"
      from hareket h left join kisi k on k.id = h.kisi_id where h.nesne = 'kisi' and h.nesne_id = ${kisi}`,
  },
];
