import { BASKA_PROGRAM } from '@masabasi/core/musteri/demo/rules';
import type { TanimListeAdi, TanimRengi } from '@masabasi/core/platform/tanim/rules';
import bankalar from '../../platform/db/veri/bankalar.json' with { type: 'json' };
import ulkeler from '../../platform/db/veri/ulkeler.json' with { type: 'json' };

/** First rows of the reference lists in every installation. From then on they belong to the administrator. */
interface TanimTohumu {
  readonly ad: string;
  readonly renk?: TanimRengi;
  readonly kod?: string;
  readonly anahtar?: string;
  /** Only where the specification gives the number. */
  readonly id?: number;
}

const adlar = (...liste: string[]): TanimTohumu[] => liste.map((ad) => ({ ad }));
/** Rows that a flow knows by their key: `anahtar:Ad:renk`. */
const akis = (...liste: string[]): TanimTohumu[] =>
  liste.map((satir) => {
    const [anahtar, ad, renk] = satir.split(':') as [string, string, TanimRengi];
    return { anahtar, ad, renk };
  });

export const TANIM_TOHUMLARI: Partial<Record<TanimListeAdi, readonly TanimTohumu[]>> = {
  cinsiyet: adlar('Kadın', 'Erkek'),
  kanGrubu: adlar('0 Rh+', '0 Rh-', 'A Rh+', 'A Rh-', 'B Rh+', 'B Rh-', 'AB Rh+', 'AB Rh-'),
  ulke: ulkeler.map((u) => ({ ad: u.Ad, kod: u.Kod })),
  bankalar: bankalar.map((b) => ({ ad: b.Ad, kod: b.Kod })),
  ayrilmaNedenleri: [
    ...adlar('Fiyat', 'Memnuniyetsizlik'),
    { ad: 'Başka Programa Geçiş', anahtar: BASKA_PROGRAM },
    ...adlar('Kapanış', 'Emeklilik', 'Tayin'),
  ],
  hesapTur: adlar('Vadesiz', 'POS', 'Kredi Kartı', 'Kasa'),
  lisansTur: akis(
    'demo:Demo:mavi',
    'yillik:Yıllık:yesil',
    'suresiz:Süresiz:yesil',
    'kiralama:Kiralama:gri',
    'bakim:Bakım:gri',
  ),
  sozlesmeler: adlar('Standart Bakım', 'Genişletilmiş Bakım', 'Yerinde Destek'),
  demoDurum: akis(
    'bekliyor:Bekliyor:gri',
    'atandi:Atandı:mavi',
    'randevulu:Randevulu:mavi',
    'kuruldu:Kuruldu:yesil',
    'denemede:Denemede:turuncu',
    'satis:Satışa Döndü:yesil',
    'ulasilamadi:Ulaşılamadı:turuncu',
    'vazgecti:Vazgeçti:kirmizi',
    'iptal:İptal:kirmizi',
  ),
  // The specification gives these six numbers and a colour for each, but no names.
  islemler: [
    { id: 90, ad: 'Yeni Kurulum', renk: 'mavi' },
    { id: 94, ad: 'Yeniden Kurulum', renk: 'turuncu' },
    { id: 91, ad: 'Versiyon Güncelleme', renk: 'yesil' },
    { id: 92, ad: 'Veri Aktarımı', renk: 'gri' },
    { id: 95, ad: 'Süre Uzatma', renk: 'mor' },
    { id: 110, ad: 'Kaldırma', renk: 'kirmizi' },
  ].map((i) => ({ ...i, renk: i.renk as TanimRengi, anahtar: String(i.id) })),
  gorusmeTur: adlar('Telefon', 'Uzak Bağlantı', 'Yerinde', 'E-posta', 'Mesaj', 'Web'),
  baglantiTur: adlar('TeamViewer', 'AnyDesk', 'Alpemix', 'RDP', 'VPN', 'Yerinde'),
  talepTur: adlar('Destek', 'Hata', 'İstek', 'Soru', 'Kurulum', 'Veri Aktarımı', 'Eğitim', 'Şikâyet'),
  durumlar: akis(
    'yeni:Yeni:mavi',
    'atandi:Atandı:mavi',
    'islemde:İşlemde:turuncu',
    'musteri:Müşteri Bekleniyor:gri',
    'yazilim:Yazılım Bekleniyor:gri',
    'cozuldu:Çözüldü:yesil',
    'kapandi:Kapandı:yesil',
    'iptal:İptal:kirmizi',
    'birlesti:Birleştirildi:gri',
  ),
  oncelikler: akis('dusuk:Düşük:gri', 'normal:Normal:mavi', 'yuksek:Yüksek:turuncu', 'kritik:Kritik:kirmizi'),
  aciliyet: akis('dusuk:Düşük:gri', 'normal:Normal:mavi', 'yuksek:Yüksek:turuncu', 'kritik:Kritik:kirmizi'),
  egitimTur: adlar('Uzaktan', 'Yerinde', 'Toplu', 'Video'),
  egitimDurum: akis(
    'talep:Talep:gri',
    'planlandi:Planlandı:mavi',
    'yapildi:Yapıldı:yesil',
    'ertelendi:Ertelendi:turuncu',
    'gelmedi:Gelmedi:turuncu',
    'tekrar:Tekrar Gerekli:turuncu',
    'iptal:İptal:kirmizi',
  ),
  toplantiTur: adlar('Ekip', 'Proje', 'Müşteri', 'Değerlendirme', 'Eğitim', 'Yönetim'),
  toplantiDurum: akis(
    'taslak:Taslak:gri',
    'planlandi:Planlandı:mavi',
    'yapiliyor:Yapılıyor:turuncu',
    'yapildi:Yapıldı:yesil',
    'onayli:Tutanak Onaylı:yesil',
    'iptal:İptal:kirmizi',
  ),
  isTur: adlar('Hata', 'Geliştirme', 'İyileştirme', 'Mevzuat', 'Rapor', 'Altyapı'),
  kabulDurum: akis(
    'bekliyor:Bekliyor:gri',
    'kabul:Kabul:yesil',
    'sartli:Şartlı Kabul:turuncu',
    'revize:Revize:turuncu',
    'ertelendi:Ertelendi:gri',
    'red:Red:kirmizi',
  ),
  analizTur: adlar('İş', 'Teknik', 'Mevzuat', 'Veri', 'Arayüz'),
  surecDurum: akis(
    'analizbekliyor:Analiz Bekliyor:gri',
    'analizde:Analizde:mavi',
    'kabulbekliyor:Kabul Bekliyor:gri',
    'planlandi:Planlandı:mavi',
    'gelistirmede:Geliştirmede:turuncu',
    'testbekliyor:Test Bekliyor:gri',
    'testte:Testte:turuncu',
    'testonayli:Test Onaylı:yesil',
    'testred:Test Red:kirmizi',
    'versiyonda:Versiyona Alındı:mavi',
    'yayinlandi:Yayınlandı:yesil',
    'kapandi:Kapandı:yesil',
    'iptal:İptal:kirmizi',
  ),
  gereksinimKaynak: adlar('Müşteri', 'Web İstek', 'Toplantı', 'Mevzuat', 'Bayi', 'İç', 'Hata Kaydı'),
  testTur: adlar('Birim', 'Fonksiyonel', 'Regresyon', 'Entegrasyon', 'Kabul'),
};
