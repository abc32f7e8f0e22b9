import type { SablonTuru } from '@masabasi/core/masa/sablon/rules';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** Templates of the demo company's desk: for all tickets, and by subject. */

interface Ornek {
  readonly ad: string;
  readonly kisayol: string;
  readonly metin: string;
  readonly tur?: SablonTuru;
  /** A subject; with its product, if it belongs to one. */
  readonly konu?: string;
  readonly kullanim: number;
}

const SON = '\n\n{{ben.ad}}\n{{ben.unvan}}, {{sirket}}';

const ORTAK: readonly Ornek[] = [
  {
    ad: 'Karşılama',
    kisayol: 'merhaba',
    metin: `Sayın {{yetkili.ad}},\n\n{{gorusme.no}} numaralı görüşmeniz bize ulaştı, incelemeye başladık. Gelişmeleri buradan bildireceğiz.${SON}`,
    tur: 'yanit',
    kullanim: 214,
  },
  {
    ad: 'Çözüldü bilgisi',
    kisayol: 'cozuldu',
    metin: `Sayın {{yetkili.ad}},\n\n"{{gorusme.baslik}}" konusundaki sorununuz giderildi. Denedikten sonra devam ederse bu iletiyi yanıtlamanız yeterlidir.${SON}`,
    tur: 'yanit',
    kullanim: 187,
  },
  {
    ad: 'Ekran görüntüsü isteği',
    kisayol: 'ekran',
    metin: `Sayın {{yetkili.ad}},\n\nSorunu görebilmemiz için hata çıktığı andaki ekranın görüntüsünü ve yaptığınız son işlemi yazar mısınız?${SON}`,
    tur: 'yanit',
    kullanim: 142,
  },
  {
    ad: 'Uzak bağlantı isteği',
    kisayol: 'baglan',
    metin: `Sayın {{yetkili.ad}},\n\nSorunu birlikte görmek için bilgisayarınıza bağlanmamız gerekiyor. Uygun olduğunuz saati yazarsanız sizi arayalım.${SON}`,
    tur: 'yanit',
    kullanim: 96,
  },
  {
    ad: 'Ulaşamadık',
    kisayol: 'ulasamadik',
    metin: `Sayın {{yetkili.ad}},\n\n{{tarih}} günü {{gorusme.no}} numaralı görüşmeniz için aradık, ulaşamadık. Uygun bir zaman yazarsanız yeniden arayalım.${SON}`,
    tur: 'yanit',
    kullanim: 73,
  },
  {
    ad: 'Yazılım ekibinde',
    kisayol: 'yazilim',
    metin: `Sayın {{yetkili.ad}},\n\nBildirdiğiniz durum yazılım ekibimize iletildi. Düzeltme {{urun}} sürümüne alındığında size haber vereceğiz.${SON}`,
    tur: 'yanit',
    kullanim: 58,
  },
  {
    ad: 'Yanıt bekliyoruz',
    kisayol: 'bekliyoruz',
    metin: `Sayın {{yetkili.ad}},\n\n{{gorusme.no}} numaralı görüşmede sizden bilgi bekliyoruz. Üç iş günü içinde yazmazsanız görüşmeyi kapatacağız; sonra da yeniden açılabilir.${SON}`,
    tur: 'yanit',
    kullanim: 41,
  },
  {
    ad: 'Lisans bitişi hatırlatma',
    kisayol: 'lisans',
    metin: `Sayın {{yetkili.ad}},\n\n{{lisans.no}} numaralı {{urun}} lisansınız {{lisans.bitis}} günü sona eriyor. Kesinti yaşamamanız için yenileme teklifini iletelim mi?${SON}`,
    tur: 'yanit',
    kullanim: 36,
  },
  {
    ad: 'Bağlantı notu',
    kisayol: 'baglanti-notu',
    metin: 'Uzak bağlantıyla bakıldı.\nGörülen: \nYapılan: \nDenendi: ',
    tur: 'not',
    kullanim: 88,
  },
  {
    ad: 'Devir notu',
    kisayol: 'devir',
    metin: 'Devir: {{musteri.ad}}, {{gorusme.no}}\nŞimdiye kadar yapılan: \nKalan: \nMüşteriyle konuşulan: ',
    tur: 'not',
    kullanim: 64,
  },
  {
    ad: 'Telefon görüşmesi özeti',
    kisayol: 'telefon',
    metin: '{{tarih}} {{yetkili.ad}} ile telefonda görüşüldü.\nSöylenen: \nKararlaştırılan: ',
    tur: 'hepsi',
    kullanim: 52,
  },
];

const KONULU: readonly Ornek[] = [
  {
    ad: 'Kurulum öncesi gerekenler',
    kisayol: 'kurulum',
    metin: `Sayın {{yetkili.ad}},\n\n{{urun}} kurulumu için bilgisayarın yönetici parolası, yazıcıların adları ve sabit bir IP adresi gerekir. Hazır olunca yazarsanız kurulum gününü verelim.${SON}`,
    konu: 'İlk Kurulum',
    kullanim: 22,
  },
  {
    ad: 'Güncelleme adımları',
    kisayol: 'guncelleme',
    metin: `Sayın {{yetkili.ad}},\n\n1. Bütün bilgisayarlarda programı kapatınız.\n2. Sunucuda Yardım → Güncelle deyiniz.\n3. Bitince istemcileri sırayla açınız.\n\nTakılırsa ekranın görüntüsünü gönderiniz.${SON}`,
    konu: 'Sürüm Güncelleme',
    kullanim: 47,
  },
  {
    ad: 'Sunucu taşıma planı',
    kisayol: 'tasima',
    metin: `Sayın {{yetkili.ad}},\n\nTaşıma mesai dışında yapılır, yaklaşık iki saat sürer. Öncesinde tam yedek alınır; eski sunucu bir hafta olduğu gibi durur. Size uyan akşamı yazınız.${SON}`,
    konu: 'Sunucu Taşıma',
    kullanim: 9,
  },
  {
    ad: 'Parola sıfırlandı',
    kisayol: 'parola',
    metin: `Sayın {{yetkili.ad}},\n\nParolanız sıfırlandı; yenisi telefonla bildirilecek. İlk girişte değiştirmeniz istenir. Güvenliğiniz için parolayı e-posta ile göndermiyoruz.${SON}`,
    konu: 'Parola Sıfırlama',
    kullanim: 61,
  },
  {
    ad: 'Yetki için yazılı onay',
    kisayol: 'yetki',
    metin: `Sayın {{yetkili.ad}},\n\nYetki değişikliği için kurum yöneticisinin yazılı onayı gerekiyor. Kullanıcı adını ve istenen yetkileri bu iletiye yanıt olarak yazmanız yeterlidir.${SON}`,
    konu: 'Yetki Tanımı',
    kullanim: 18,
  },
  {
    ad: 'Randevu saatleri çakışıyor',
    kisayol: 'randevu',
    metin: `Sayın {{yetkili.ad}},\n\nPoliklinik çalışma saatlerindeki çakışma düzeltildi. Önceden verilmiş randevular değişmedi; çakışanları Randevu → Çakışanlar listesinde görebilirsiniz.${SON}`,
    konu: 'Randevu',
    kullanim: 27,
  },
  {
    ad: 'Provizyon: kurum servisi yanıt vermiyor',
    kisayol: 'provizyon',
    metin: `Sayın {{yetkili.ad}},\n\nKurumun provizyon servisinde genel bir yavaşlık var; programınızda bir sorun görünmüyor. Servis düzelince bekleyen kayıtlar kendiliğinden gönderilir.${SON}`,
    konu: 'Provizyon',
    kullanim: 84,
  },
  {
    ad: 'Yatış kaydı düzeltildi',
    kisayol: 'yatis',
    metin: `Sayın {{yetkili.ad}},\n\nTaburcu saati ileri tarihli kaydedilmiş, düzeltildi. Hasta yatanlar listesinden düştü.${SON}`,
    konu: 'Yatış İşlemleri',
    kullanim: 7,
  },
  {
    ad: 'Kurum faturası: dönem kontrolü',
    kisayol: 'fatura',
    metin: `Sayın {{yetkili.ad}},\n\nFaturayı göndermeden önce Faturalama → Dönem Kontrolü’nü çalıştırınız; tutmayan kalemleri listeler. Listeyi bize iletirseniz birlikte bakalım.${SON}`,
    konu: 'Kurum Faturası',
    kullanim: 33,
  },
  {
    ad: 'Kesinti itirazı süresi',
    kisayol: 'kesinti',
    metin: `Sayın {{yetkili.ad}},\n\nKesinti listesi dosyaya aktarıldı. İtirazın süresi içinde yapılması kurumunuzun sorumluluğundadır; listeyi ayrıca iletiyoruz.${SON}`,
    konu: 'Kesinti İtirazı',
    kullanim: 5,
  },
  {
    ad: 'e-Reçete: imza kartı kontrolü',
    kisayol: 'recete',
    metin: `Sayın {{yetkili.ad}},\n\nKart okuyucunun ışığı yanıyor mu bakınız, kartı çıkarıp takınız, sonra Ayarlar → e-İmza → Dene deyiniz. Hata sürerse çıkan iletiyi aynen yazınız.${SON}`,
    konu: 'Reçete',
    kullanim: 71,
  },
  {
    ad: 'Rapor yazdırma: kâğıt boyutu',
    kisayol: 'rapor',
    metin: `Sayın {{yetkili.ad}},\n\nYazıcı ayarında kâğıt boyutunu A4, kenar boşluğunu "dar" yapınız. Raporun altı kesilmeden çıkacaktır.${SON}`,
    konu: 'Rapor',
    kullanim: 29,
  },
  {
    ad: 'Otoanalizör: bağlantı kontrolü',
    kisayol: 'cihaz',
    metin: `Sayın {{yetkili.ad}},\n\nCihazın ağ kablosunu ve Cihaz Bağlantısı ekranındaki kapı numarasını kontrol ediniz. Değişmişse yeni numarayı yazınız, uzaktan tanımlayalım.${SON}`,
    konu: 'Otoanalizör',
    kullanim: 24,
  },
  {
    ad: 'Barkod etiketi boş çıkıyor',
    kisayol: 'barkod',
    metin: `Sayın {{yetkili.ad}},\n\nEtiket boyutu yazıcıda 50×25 mm olmalı. Rulo değiştiyse yazıcıyı kapatıp açarak kalibre ediniz.${SON}`,
    konu: 'Barkod Yazıcı',
    kullanim: 16,
  },
];

async function yaz({ db, simdi }: OrnekOrtami): Promise<void> {
  const konular = await db
    .selectFrom('tanim')
    .select(['id', 'ad', 'proje_id'])
    .where('liste', '=', 'konular')
    .where('ust_id', 'is not', null)
    .execute();
  const satirlar = [...ORTAK, ...KONULU].map(({ ad, kisayol, metin, tur = 'yanit', konu, kullanim }, i) => {
    const k = konu === undefined ? undefined : konular.find((x) => x.ad === konu);
    return { ad, kisayol, metin, tur, kullanim, sira: i + 1, konu_id: k?.id ?? null, proje_id: k?.proje_id ?? null };
  });
  const kisisel = await db
    .selectFrom('kisi')
    .select('id')
    .where('kullanici_anahtari', '=', 'yonetici')
    .executeTakeFirstOrThrow();
  const eklenen = await db
    .insertInto('sablon')
    .values([
      ...satirlar,
      {
        ad: 'Kısa teşekkür',
        kisayol: 'tesekkur',
        metin: 'Bilgi için teşekkür ederiz, iyi çalışmalar.\n{{ben.ad}}',
        tur: 'yanit',
        kullanim: 12,
        sira: 1,
        konu_id: null,
        proje_id: null,
        sahip_id: kisisel.id,
      },
    ])
    .returning('id')
    .execute();
  await db
    .insertInto('hareket')
    .values(
      eklenen.map(({ id }) => ({
        nesne: 'sablon',
        nesne_id: id,
        zaman: simdi,
        kisi_id: kisisel.id,
        tur: 'sablonEklendi',
        baslik: '',
        aciklama: '',
        gorunurluk: 'ic' as const,
      })),
    )
    .execute();
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'sablon', sonra: ['tanim', 'personel'], yaz }];
