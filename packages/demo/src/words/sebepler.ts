import type { DepartmanAdi } from '../plan/kadro.ts';

/** Reasons that people write when a status asks for one. */

export const DEVIR = ['Vardiya devir toplantısı', 'Açık kayıtların devri', 'Günlük kısa değerlendirme'];

export const TOPLANTILAR: Readonly<Record<DepartmanAdi, readonly string[]>> = {
  Destek: [
    'Müşteri ile çevrim içi toplantı',
    'Yazılım ekibiyle hata görüşmesi',
    'Kayıt değerlendirme toplantısı',
    'Yeni çalışana eşlik ediyorum',
  ],
  Satış: ['Haftalık satış toplantısı', 'Teklif değerlendirme toplantısı', 'Şartname inceleme toplantısı'],
  Yazılım: [
    'Sürüm planlama toplantısı',
    'Tasarım gözden geçirme',
    'Hata önceliklendirme toplantısı',
    'Destek ekibi ile toplantı',
  ],
  Eğitim: ['Eğitim takvimi toplantısı', 'İçerik hazırlık toplantısı'],
  Muhasebe: ['Ay sonu kapanış toplantısı', 'Mali müşavir ile görüşme'],
  'İnsan Kaynakları': ['Aday görüşmesi', 'Performans görüşmesi', 'Oryantasyon toplantısı'],
  Kurulum: ['Kurulum planlama toplantısı', 'Saha ekibi toplantısı'],
  Yönetim: ['Yönetim kurulu toplantısı', 'Bütçe görüşmesi', 'Bölüm sorumluları toplantısı', 'İş ortağı ile görüşme'],
};

/** Departments that visit customers, with their purposes. */
export const DIS_GOREVLER: Readonly<Partial<Record<DepartmanAdi, readonly string[]>>> = {
  Satış: [
    'Şehir hastanesine tanıtım ziyareti',
    'Üsküdar’da klinik demosu',
    'İhale dosyası teslimi',
    'Bayi ziyareti, Gebze',
  ],
  Eğitim: ['Hastanede kullanıcı eğitimi', 'Laboratuvar ekibine eğitim', 'Ağız ve diş sağlığı merkezinde eğitim'],
  Kurulum: [
    'Sunucu kurulumu, Çorlu',
    'Hastanede sürüm geçişi',
    'Yazıcı ve barkod kurulumu',
    'Tahlil cihazı bağlantısı',
  ],
};

export const OZEL_ISLER = [
  'Banka işlemi için dışarıdayım',
  'Noterde evrak işi var',
  'Çocuğumu okuldan alıyorum',
  'Kargo teslim alıyorum',
];

export const ERKEN_CIKISLAR = [
  'Doktor randevum var, amirime bildirdim',
  'Çocuğum rahatsızlandı, eve geçiyorum',
  'Şehirler arası otobüse yetişeceğim',
  'Üniversitede sınavım var, izinliyim',
  'Evde su arızası çıktı, çıkmam gerekiyor',
];
