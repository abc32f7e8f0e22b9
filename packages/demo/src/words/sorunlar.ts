/** Problems and solutions in the demo company, by subject. */

export type Sorun = readonly [soylenen: string, cozum: string];

export const SORUNLAR: Readonly<Record<string, readonly Sorun[]>> = {
  'İlk Kurulum': [
    [
      'Yeni sekreter bilgisayarına program kurulacak.\nWindows yeni, yazıcı ağdan görünüyor.',
      'Uzak bağlantıyla kuruldu, yazıcı tanıtıldı, deneme çıktısı alındı.',
    ],
    ['Kurulumdan sonra program açılmıyor, beyaz ekranda kalıyor.', 'Güvenlik duvarına kural eklendi, açılış denendi.'],
  ],
  'Sürüm Güncelleme': [
    ['Güncelleme yüzde 60’ta duruyor, ilerlemiyor.', 'Disk dolmuş; eski yedekler taşındı, güncelleme tamamlandı.'],
    ['Güncellemeden sonra raporların yazı tipi değişti.', 'Rapor şablonları yeni sürüme göre kaydedildi.'],
  ],
  'Sunucu Taşıma': [
    [
      'Sunucu hafta sonu yeni bilgisayara taşınacak, yardım istiyorlar.',
      'Yedek alındı, veriler yeni sunucuya açıldı, istemciler yönlendirildi.',
    ],
  ],
  'Parola Sıfırlama': [
    ['Doktor hanım parolasını unutmuş, muayeneye giremiyor.', 'Parola sıfırlandı, ilk girişte değiştirtildi.'],
    ['Hesap üç kez yanlış girince kilitlendi.', 'Kilit kaldırıldı, doğru kullanıcı adı hatırlatıldı.'],
  ],
  'Yetki Tanımı': [
    ['Yeni muhasebeci faturaları göremiyor.', 'Muhasebe rolü verildi, yeniden giriş yaptırıldı.'],
    ['Stajyerin hasta silme yetkisi olmasın istiyorlar.', 'Stajyer rolü açıldı, silme yetkisi alındı.'],
  ],
  Randevu: [
    [
      'Randevu ekranında aynı saate iki hasta düşüyor.',
      'Poliklinik çalışma saatleri düzeltildi, çakışma denetimi açıldı.',
    ],
    ['Randevu mesajları hastalara gitmiyor.', 'Mesaj paketinin bitişi uzatıldı, bekleyen mesajlar gönderildi.'],
  ],
  Provizyon: [
    [
      'Provizyon alırken sistem yanıt vermiyor hatası geliyor.',
      'Kurumun servisi yavaşmış; zaman aşımı uzatıldı, alındı.',
    ],
    ['Provizyon numarası kayda yazılmıyor.', 'Kullanıcının tesis kodu düzeltildi, numara yazılıyor.'],
  ],
  'Yatış İşlemleri': [['Taburcu edilen hasta yatanlarda görünüyor.', 'Taburcu saati ileri tarihliymiş, düzeltildi.']],
  'Kurum Faturası': [
    [
      'Kurum faturası gönderilirken kalem toplamı tutmuyor.',
      'Yuvarlama kuruşu olan kalem düzeltildi, fatura gönderildi.',
    ],
    ['Geçen ayın faturası iki kez oluşmuş.', 'Mükerrer fatura iptal edildi, dönem kapatıldı.'],
  ],
  'Kesinti İtirazı': [['Kesinti listesini dosyaya aktaramıyorlar.', 'Dosya yolu kısaltıldı, aktarım yapıldı.']],
  Reçete: [
    ['e-Reçete gönderilemiyor, imza bulunamadı diyor.', 'Kart okuyucunun sürücüsü güncellendi, imza denendi.'],
    ['Reçetede ilaç adı çıkmıyor, barkodla da bulunmuyor.', 'İlaç listesi güncellendi, ilaç bulundu.'],
  ],
  Rapor: [
    ['Rapor yazdırınca alt kısmı kesiliyor.', 'Kâğıt boyutu A4 yapıldı, kenar boşlukları düzeltildi.'],
    ['İlaç raporu sisteme kaydedilmiyor.', 'Rapor süresi alanı boşmuş; doldurulunca kaydedildi.'],
  ],
  Şablonlar: [['Muayene şablonuna yeni alan eklenecek.', 'Alan eklendi, hekimle birlikte denendi.']],
  Otoanalizör: [
    ['Otoanalizörden sonuç gelmiyor, kablosu takılı.', 'Bağlantı kapısı değişmiş; yeni kapı tanımlandı, sonuç alındı.'],
    ['Sonuçlar iki kez geliyor.', 'Cihaz ayarında tekrar gönderim kapatıldı.'],
  ],
  'Barkod Yazıcı': [['Barkod etiketleri boş çıkıyor.', 'Etiket boyutu ve yazıcı sürücüsü düzeltildi.']],
  Onay: [['Uzman onayladığı sonucu geri alamıyor.', 'Onay geri alma yetkisi verildi.']],
  'Dış Laboratuvar': [['Dış laboratuvara giden istekler görünmüyor.', 'Gönderim tanımı düzeltildi, istekler gitti.']],
  'Karekod Okuma': [['Karekod okuyucu karakterleri yanlış okuyor.', 'Klavye düzeni Türkçe Q yapıldı.']],
  'Stok Sayımı': [
    ['Sayım fişi kaydedilince miktar iki katına çıkıyor.', 'Fişin iki kez onaylandığı görüldü, biri iptal edildi.'],
  ],
};
/** For a subject without problems of its own. */
export const GENEL: readonly Sorun[] = [
  ['Program çok yavaşladı, ekranlar geç açılıyor.', 'Sunucu yeniden başlatıldı, yedekleme saati geceye alındı.'],
  ['Nasıl yapıldığını sordu, ekran başında anlatıldı.', 'Adım adım birlikte yapıldı, kılavuz sayfası gönderildi.'],
];

export const NOTLAR: readonly string[] = [
  'Arandı, poliklinikteymiş; öğleden sonra yeniden aranacak.',
  'Uzak bağlantı için bilgi işlemin gelmesi bekleniyor.',
  'Ekran görüntüsü istendi.',
  'Yazılım ekibine soruldu, kayıtlar gönderildi.',
];
export const YANITLAR: readonly string[] = [
  'Sorununuzu aldık, üzerinde çalışıyoruz.',
  'Bilgisayarınız açık olursa öğleden sonra bağlanacağız.',
  'Hatanın nedeni bulundu, düzeltince sizi arayacağız.',
];
export const BEKLENEN: Readonly<Record<'musteri' | 'yazilim', readonly string[]>> = {
  musteri: [
    'Ekran görüntüsü bekleniyor.',
    'Bilgi işlemin geri araması bekleniyor.',
    'Kart okuyucunun takılması bekleniyor.',
  ],
  yazilim: ['Düzeltmenin sonraki sürümde çıkması bekleniyor.', 'Hata kaydı yazılım ekibinde.'],
};
