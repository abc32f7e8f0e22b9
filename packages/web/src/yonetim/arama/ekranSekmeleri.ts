import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type Ben, izneKararli } from '../../platform/session/ben.ts';

/** A tab or a view of a page: its address behind the page's path, its name, other words, and its readers. */
interface Sekme {
  readonly ara: string;
  readonly ad: string;
  readonly sozler?: string;
  readonly acik?: (ben: Ben) => boolean;
}

const sekme = (soz: string, ad: string, sozler = '', acik?: Sekme['acik']): Sekme => ({
  ara: `?sekme=${soz}`,
  ad,
  sozler,
  ...(acik && { acik }),
});
const yetkili = (id: number) => (ben: Ben) => ben.yetkisi(id);

/**
 * Tabs and views that the global search opens, without the one that a page shows by itself. Written here by hand,
 * because the pages' own rules would make the search's code ten times as large. A test compares them.
 */
export const EKRAN_SEKMELERI: Readonly<Record<string, readonly Sekme[]>> = {
  '/personel/mola': [
    {
      ara: '?duzeltme=bekleyen',
      ad: 'Düzeltme İstekleri',
      sozler: 'mola mesai onay',
      acik: ({ kullanici }) => kullanici.SorumluDepartmanlar.length > 0 || kullanici.Vekaletler.length > 0,
    },
  ],
  '/personel/izin': [
    sekme('takvim', 'Takvim', 'izin takvimi kim yok ekip'),
    sekme('istekler', 'İstekler', 'izin istekleri onay karar talep', izneKararli),
    sekme('isteklerim', 'İsteklerim', 'izin isteklerim talebim'),
  ],
  '/personel/yazisma': [sekme('gozetim', 'Gözetim', 'şikayet mesaj', yetkili(YETKI.yazismaGozet))],
  '/islemler/musterigorusme/list': [
    sekme('bekleyen', 'Bekleyen', 'dağıtılacak', yetkili(YETKI.gorusmeDagit)),
    sekme('benim', 'Benim', 'görüşmelerim bana atanan'),
    sekme('bolumum', 'Departmanım', 'ekip departman'),
    sekme('atanmamis', 'Atanmamış', 'sahipsiz'),
    sekme('musteri', 'Müşteri Bekleniyor', 'yanıt'),
    sekme('geciken', 'Geciken', 'sla süre'),
    sekme('bugun', 'Bugün'),
    { ara: '?bakis=pano', ad: 'Pano', sozler: 'kanban sütun' },
    { ara: '?bakis=takvim', ad: 'Takvim', sozler: 'söz gün' },
    { ara: '/detay?telefon=', ad: 'Geri Aranacak', sozler: 'cevapsız çağrı telefon' },
    { ara: '/detay?telefon=&sekme=hepsi', ad: 'Son Çağrılar', sozler: 'telefon arayan' },
  ],
  '/islemler/musterigorusme/memnuniyet': [
    sekme('aranacak', 'Aranacak', 'telefon'),
    sekme('bekleyen', 'Bekleyen'),
    sekme('tamamlanan', 'Tamamlanan', 'yanıt'),
    sekme('ilgim', 'İlgilenmemi Bekleyen', '', yetkili(YETKI.ayricalikli)),
    sekme('dusuk', 'Düşük Puan', 'kötü'),
  ],
  '/islemler/musterigorusme/webistek': [
    sekme('bekleyen', 'Bekleyen'),
    sekme('benim', 'İncelediklerim'),
    sekme('sonuclanan', 'Sonuçlanan'),
    sekme('elenen', 'Elenen', 'spam'),
  ],
  '/islemler/musterigorusme/egitim': [
    sekme('bugun', 'Bugün'),
    sekme('planli', 'Planlı'),
    sekme('bekleyen', 'Planlanacak'),
    sekme('sonuc', 'Sonuç Bekleyen'),
    sekme('yapilan', 'Yapılan'),
    sekme('kapanan', 'Kapanan'),
    sekme('hafta', 'Hafta', 'takvim'),
    sekme('egitmenler', 'Eğitmenler', 'takvim'),
  ],
  '/islemler/projetakibi/takipanaliz': [sekme('planlar', 'Planlar')],
  '/islemler/toplanti': [
    { ara: '?gorunum=liste&sekme=benim', ad: 'Benim', sozler: 'toplantılarım' },
    { ara: '?gorunum=liste&sekme=yaklasan', ad: 'Yaklaşan' },
    { ara: '?gorunum=liste&sekme=onaysiz', ad: 'Tutanağı Bekleyen' },
    { ara: '?gorunum=liste&sekme=acikKarar', ad: 'Açık Kararlı' },
    { ara: '?gorunum=hafta', ad: 'Hafta', sozler: 'takvim' },
  ],
  '/istakibi/isler': [
    sekme('benim', 'Bana Atanan', 'işlerim görevlerim'),
    sekme('testim', 'Testimi Bekleyen'),
    sekme('geciken', 'Geciken'),
    sekme('engelli', 'Takılan', 'engel'),
    sekme('kapanan', 'Kapanan'),
    { ara: '?bakis=pano', ad: 'Pano', sozler: 'kanban sütun' },
    { ara: '?bakis=cizelge', ad: 'Çizelge', sozler: 'gantt' },
    { ara: '?bakis=yuk', ad: 'Yük', sozler: 'kapasite saat', acik: yetkili(YETKI.isYonet) },
  ],
  '/istakibi/bekleyenler': [
    { ara: '?bolum=kabul', ad: 'Kabulümü Bekleyen', sozler: 'onay' },
    { ara: '?bolum=atanan', ad: 'Bana Atanan' },
    { ara: '?bolum=test', ad: 'Testimi Bekleyen' },
    { ara: '?bolum=soru', ad: 'Soru Sorulan' },
    { ara: '?bolum=geciken', ad: 'Geciken' },
  ],
  '/istakibi/analiz': [
    sekme('benim', 'Benim', 'analizlerim'),
    sekme('kabul', 'Kabul Bekleyen', 'onay'),
    sekme('bekleyen', 'Analiz Bekleyen'),
    sekme('ertelenen', 'Ertelenen'),
  ],
  '/istatistik/memnuniyet': [sekme('yanitlar', 'Yanıtlar')],
  '/mali/gelir': [
    sekme('alacaklar', 'Alacakların Yaşı', 'borç vade'),
    sekme('gecikenler', 'Gecikenler', 'gecikmiş borç'),
  ],
  '/mali/bankagunsonu': [
    { ara: '?durum=bekleyen', ad: 'İşlenecekler' },
    { ara: '?durum=islenen', ad: 'İşlenenler' },
  ],
  '/mali/efatura': [
    sekme('taslak', 'Taslaklar'),
    sekme('acik', 'Açık', 'ödenmemiş'),
    sekme('gecikmis', 'Gecikmiş', 'vade'),
    { ara: '?bolum=gelen', ad: 'Gelen', sozler: 'gelen faturalar alış' },
  ],
  '/mali/afatura': [
    sekme('taslak', 'Taslaklar'),
    sekme('acik', 'Açık', 'ödenmemiş'),
    sekme('gecikmis', 'Gecikmiş', 'vade'),
  ],
  '/pazarlama/bayi': [
    sekme('aktif', 'Aktif'),
    sekme('biten', 'Sözleşmesi Biten'),
    sekme('pasif', 'Pasif'),
    sekme('harita', 'Harita', 'bölge il'),
  ],
  '/pazarlama/gorusmetakip': [
    sekme('bugun', 'Bugün'),
    sekme('planli', 'Planlı'),
    sekme('sonuc', 'Sonuç Bekleyen'),
    sekme('takip', 'Takip Zamanı Gelen'),
    sekme('yapilan', 'Yapılan'),
    sekme('olmayan', 'Yapılamayan'),
  ],
  '/pazarlama/gorusmetakip/yonlendirme': [
    sekme('bana', 'Kararımı Bekleyen', 'onay'),
    sekme('gonderdigim', 'Gönderdiklerim'),
    sekme('geciken', 'Geciken'),
  ],
  '/pazarlama/tekliftakibi': [
    sekme('acik', 'Açık'),
    sekme('benim', 'Benim', 'tekliflerim'),
    sekme('onay', 'Onay Bekleyen'),
    sekme('onayim', 'Onayımı Bekleyen', '', yetkili(YETKI.iskontoOnay)),
    sekme('musteride', 'Müşteride', 'gönderilen'),
    sekme('dolacak', '7 Günde Dolacak', 'süresi'),
    sekme('kapanan', 'Kapanan', 'kazanılan kaybedilen'),
  ],
  '/pazarlama/tekliftakibi/musterigorusme': [
    sekme('takip', 'Takipte'),
    sekme('geciken', 'Geciken'),
    sekme('benim', 'Takip Ettiklerim'),
  ],
  '/rapor/lisans': [
    sekme('aktif', 'Aktif'),
    sekme('gun60', '60 Gün', 'biten'),
    sekme('gun30', '30 Gün', 'biten'),
    sekme('gun15', '15 Gün', 'biten'),
    sekme('gun7', '7 Gün', 'biten'),
    sekme('dolan', 'Dolan', 'süresi biten'),
    sekme('demo', 'Demo', 'deneme'),
    sekme('askida', 'Askıda'),
    sekme('iptal', 'İptal'),
    sekme('kayip', 'Kayıp', 'yenilemeyen'),
    sekme('bayi', 'Bayi', 'bayilere göre'),
    sekme('il', 'İl', 'illere göre'),
    sekme('urun', 'Ürün', 'ürünlere göre'),
    sekme('kohort', 'Kohort'),
    sekme('radar', 'Yenileme Radarı', 'risk'),
  ],
  '/tanimlar/hakdilimi': [
    sekme('turler', 'İzin Türleri'),
    sekme('yasal', 'Yasal Değerler', 'kanun'),
    sekme('onay', 'Onay Adımları', 'izin onayı'),
  ],
  '/yonetim/kvkk': [
    sekme('musteri', 'Müşteri Aydınlatma Metni'),
    sekme('saklama', 'Saklama Süreleri'),
    sekme('imha', 'İmha Kayıtları'),
    sekme('erisim', 'Erişim Kayıtları', 'kim baktı'),
  ],
  '/yonetim/posta': [sekme('gelen', 'Gelen', 'mail')],
  '/yonetim/yetki': [sekme('kisiler', 'Kişiler', 'kullanıcı yetkileri')],
};
