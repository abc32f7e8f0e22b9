import { MENU_TUR_ADLARI, TEMA_ADLARI } from '../oturum/rules.ts';
import { ALAN_ADLARI, KISI_HAREKETLERI } from '../personel/rules.ts';
import { saniyeliZamanYaz, tarihYaz } from '../tarih.ts';

/** The audit in words, wherever it is shown. An action or a thing that is not here is shown by its own name. */

const EYLEMLER = {
  ...KISI_HAREKETLERI.turler,
  aydinlatmaKaydet: 'Aydınlatma metni yenilendi',
  cumartesileriEkle: 'Tatil cumartesileri eklendi',
  demoAta: 'Demo atandı',
  demoDurumGuncelle: 'Demonun durumu değişti',
  demoKaydet: 'Demo kaydedildi',
  demoUstlen: 'Demo üstlenildi',
  departmanKaydet: 'Departman kaydedildi',
  departmanSil: 'Departman silindi',
  digerOturumlariSonlandir: 'Öbür oturumlar kapatıldı',
  duyuruKaydet: 'Duyuru kaydedildi',
  duyuruSil: 'Duyuru silindi',
  erisimAktar: 'Erişim kayıtları dışa aktarıldı',
  erisimKayitlari: 'Erişim kayıtlarına bakıldı',
  girisHatasi: 'Giriş reddedildi',
  hakDilimiKaydet: 'İzin hak dilimleri kaydedildi',
  hakDilimiSil: 'İzin hak dilimleri silindi',
  hakDuzeltmeEkle: 'İzin bakiyesi düzeltildi',
  ikiAdimKuraliSec: 'İki adımlı giriş kuralı değişti',
  izinAktar: 'İzinler dışa aktarıldı',
  izinGecmisi: 'İznin geçmişine bakıldı',
  izinIptalIste: 'İzin iptali istendi',
  izinkaydet: 'İzin kaydedildi',
  izinleriHesapla: 'İzin yeniden hesaplandı',
  izinsil: 'İzin silindi',
  izinTalepEt: 'İzin istendi',
  izinTalepKarar: 'İzin isteğine karar verildi',
  izinTalepVazgec: 'İzin isteğinden vazgeçildi',
  kisiYetkiKaydet: 'Kişinin yetkileri değişti',
  kurtarmaKodlariYenile: 'Kurtarma kodları yenilendi',
  kurtarmaKoduKullan: 'Kurtarma kodu kullanıldı',
  login: 'Giriş yapıldı',
  logout: 'Çıkış yapıldı',
  menuKaydet: 'Menü girdisi kaydedildi',
  menuSil: 'Menü girdisi silindi',
  menuSirala: 'Menü sırası değişti',
  musteriBirlestir: 'Müşteriler birleştirildi',
  musteriBirlestirGeriAl: 'Birleştirme geri alındı',
  musteriAktarimGeriAl: 'Müşteri aktarımının geri alınması istendi',
  musteriAktarimGeriAlindi: 'Müşteri aktarımı geri alındı',
  musteriAktarimYazildi: 'Müşteri aktarımı tamamlandı',
  musteriDisaAktar: 'Müşteriler dışa aktarıldı',
  musteriIceAktar: 'Müşteri aktarımı başlatıldı',
  musteriKaydet: 'Müşteri kaydedildi',
  musteriSil: 'Müşteri silindi',
  lisansAktar: 'Lisanslar dışa aktarıldı',
  lisansAnahtari: 'Lisans anahtarına bakıldı',
  lisansDevret: 'Lisans devredildi',
  lisansHalDegistir: 'Lisansın hâli değişti',
  lisansKaydet: 'Lisans kaydedildi',
  lisansYenile: 'Lisans yenilendi',
  mesaiBaslat: 'Mesai başladı',
  mesaiKapat: 'Mesai kapandı',
  moladetay: 'Mola detayına bakıldı',
  moladurumGuncelle: 'Mola durumu değişti',
  molaDuzeltme: 'Mola kaydı düzeltildi',
  molaDuzeltmeIste: 'Mola düzeltmesi istendi',
  molaDuzeltmeKarar: 'Mola düzeltmesine karar verildi',
  oturumSonlandir: 'Oturum kapatıldı',
  personelDetay: 'Personel kartına bakıldı',
  personelGecmisi: 'Personel kartının geçmişine bakıldı',
  personelizinlist: 'İzinlere bakıldı',
  personelKimlikAc: 'T.C. kimlik numarası açıldı',
  print_izin_talep: 'İzin formu alındı (PDF)',
  rolKaydet: 'Rol kaydedildi',
  rolSil: 'Rol silindi',
  saklamaKaydet: 'Saklama süresi değiştirildi',
  sendMail: 'E-posta yazıldı',
  silinenIzinler: 'Silinen izinlere bakıldı',
  suzgecKaydet: 'Süzgeç kaydedildi',
  suzgecSil: 'Süzgeç silindi',
  suzgecVarsayilanSec: 'Sayfanın ilk süzgeci değişti',
  takvimBaglantisi: 'Takvim bağlantısı değişti',
  projeKaydet: 'Ürün kaydedildi',
  projeKisileriSec: 'Ürünün kimlere verildiği değişti',
  tanimKaldir: 'Tanım satırı kullanımdan kaldırıldı',
  tanimKaydet: 'Tanım satırı kaydedildi',
  tanimSil: 'Tanım satırı silindi',
  tanimSirala: 'Tanım listesi sıralandı',
  tatilKaydet: 'Resmi tatil kaydedildi',
  tatilSil: 'Resmi tatil silindi',
  unutulanOnayla: 'Unutulan mola onaylandı',
  usertemaguncelle: 'Görünüm değiştirildi',
  verilerimiIndir: 'Verilerini indirdi',
} as const;
/** An action that the audit may hold: one with a name. */
export type DenetimEylemi = keyof typeof EYLEMLER;
/** What was done. */
export const EYLEM_ADLARI: Readonly<Record<string, string>> = EYLEMLER;

const NESNELER = {
  aydinlatma: 'Aydınlatma metni',
  demo_istek: 'Demo',
  denetim: 'Denetim kayıtları',
  departman: 'Departman',
  duyuru: 'Duyuru',
  hakDilimi: 'İzin hak dilimleri',
  izin: 'İzin',
  izin_talep: 'İzin isteği',
  kisi: 'Kişi',
  kurulum: 'Kurulum',
  lisans: 'Lisans',
  menu: 'Menü',
  mesai: 'Mesai',
  mola: 'Mola',
  mola_duzeltme: 'Mola düzeltmesi',
  oturum: 'Oturum',
  posta: 'E-posta',
  rol: 'Rol',
  saklama: 'Saklama süresi',
  musteri: 'Müşteri',
  musteri_aktarim: 'Müşteri aktarımı',
  proje: 'Ürün',
  suzgec: 'Süzgeç',
  tanim: 'Tanım satırı',
  tatil: 'Tatil',
} as const;
/** A thing that the audit may speak of: one with a name. */
export type DenetimNesnesi = keyof typeof NESNELER;
/** What it was done to. */
export const NESNE_ADLARI: Readonly<Record<string, string>> = NESNELER;

/** The fields of what it keeps of before and after; those of a person's card have their names there. */
export const DENETIM_ALANLARI: Readonly<Record<string, string>> = {
  ...ALAN_ADLARI,
  Aciklama: 'Açıklama',
  Adet: 'Adet',
  Adim: 'Adım',
  AltLisansTurId: 'Alt lisans türü no',
  AnketTurId: 'Anket türü no',
  AtananId: 'Atanan no',
  Ay: 'Ay',
  BaslamaTarihi: 'Başlama tarihi',
  Baslama_Zamani: 'Başlama zamanı',
  Baslangic: 'Başlangıç',
  BayiId: 'Bayi no',
  Baslik: 'Başlık',
  Bicim: 'Biçim',
  Bitis: 'Bitiş',
  BitisTarihi: 'Bitiş tarihi',
  Bitis_Zamani: 'Bitiş zamanı',
  CreateDateTime: 'Yazıldığı zaman',
  DarkTheme: 'Koyu görünüm',
  DepartmanId: 'Departman no',
  Departmanlar: 'Departmanlar',
  DigerLimit: 'Diğer mola sınırı',
  Dosya: 'Dosya',
  Durum: 'Durum',
  DurumId: 'Durum no',
  Duzenleyen: 'Düzenleyen',
  EditDateTime: 'Düzenlendiği zaman',
  EditUserId: 'Düzenleyen no',
  EkipId: 'Ekip no',
  ElleDuzeltildi: 'Elle düzeltildi',
  EnAzYil: 'En az yıl',
  GecerliBaslangic: 'Geçerlilik başlangıcı',
  Goster: 'Panoda görünür',
  Gun: 'Gün',
  GunSayi: 'Gün sayısı',
  HesaplananGun: 'Hesaplanan gün',
  HesaplananSaat: 'Hesaplanan saat',
  Id: 'No',
  IlId: 'İl no',
  IseBaslamaTarihi: 'İşe başlama tarihi',
  IzinId: 'İzin no',
  Izin_Baslama_Saati: 'İzin başlama saati',
  Izin_Bitis_Saati: 'İzin bitiş saati',
  Kalan: 'Kalan',
  Kimlik: 'Kimlik no',
  Kod: 'Kod',
  KullanilanGun: 'Kullanılan gün',
  KullanilanSaat: 'Kullanılan saat',
  KullaniciSayisi: 'Kullanıcı sayısı',
  LisansTurId: 'Lisans türü no',
  Liste: 'Liste',
  MenuTur: 'Menü türü',
  Menuler: 'Menüler',
  Metin: 'Metin',
  Mukerrer: 'Aynı olanlar',
  MusteriId: 'Müşteri no',
  MusteriNo: 'Müşteri no',
  MusteriyeUyari: 'Müşteriye uyarı',
  Notlar: 'Notlar',
  Onay: 'Onay',
  Onemli: 'Önemli',
  OtomatikYenile: 'Kendiliğinden yenilenir',
  ParaBirimi: 'Para birimi',
  Paylasilan: 'Paylaşılan',
  ProjeId: 'Ürün no',
  Renk: 'Renk',
  Resmi_Gun_Sayisi: 'Resmî tatil günü',
  Roller: 'Roller',
  Sayfa: 'Sayfa',
  Sebep: 'Sebep',
  Sira: 'Sıra',
  SorumluId: 'Sorumlu no',
  SozlesmeId: 'Sözleşme no',
  Surum: 'Sürüm',
  Tarih: 'Tarih',
  Tatil_Gunleri: 'Hafta tatili',
  Tema: 'Renk düzeni',
  Tur: 'Tür no',
  Tutar: 'Tutar',
  UserId: 'Kişi no',
  UstId: 'Üst no',
  VardiyaDakika: 'Vardiya (dakika)',
  Yazan: 'Yazan',
  YemekLimit: 'Yemek molası sınırı',
  YenilemeAy: 'Yenileme (ay)',
  Yetkiler: 'Yetkiler',
  Yil: 'Yıl',
  YillikBedel: 'Yıllık bedel',
  Zorunlu: 'Zorunlu',
  ad: 'Ad',
  alinan: 'Alınan',
  atlanan: 'Atlanan',
  baslama: 'Başlama',
  baslangic: 'Başlangıç',
  baslik: 'Başlık',
  bitis: 'Bitiş',
  departmanlar: 'Departmanlar',
  dilimler: 'Dilimler',
  durum: 'Durum',
  gun: 'Gün',
  gun_sayi: 'Gün sayısı',
  ilk: 'İlk gün',
  islem: 'İşlem',
  izinTur: 'İzin türü',
  izinler: 'İzinler',
  kalanlar: 'Kalanlar',
  kisiler: 'Kişiler',
  konu: 'Konu',
  mobil: 'Telefondan',
  sebep: 'Sebep',
  son: 'Son gün',
  tarih: 'Tarih',
  toplu: 'Toplu',
  tur: 'Tür no',
};

const EVET_HAYIR = { 0: 'hayır', 1: 'evet' };
/** What the values of a field stand for. */
const DEGER_ADLARI: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Aktif: EVET_HAYIR,
  DarkTheme: EVET_HAYIR,
  ElleDuzeltildi: EVET_HAYIR,
  GirisIzni: EVET_HAYIR,
  Goster: EVET_HAYIR,
  MenuTur: MENU_TUR_ADLARI,
  Onay: EVET_HAYIR,
  Onemli: EVET_HAYIR,
  Paylasilan: EVET_HAYIR,
  Tema: TEMA_ADLARI,
  Zorunlu: EVET_HAYIR,
};

const AN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const GUN = /^\d{4}-\d{2}-\d{2}$/;

const alanlar = (o: object): string =>
  Object.entries(o)
    .map(([ad, deger]) => `${DENETIM_ALANLARI[ad] ?? ad}: ${DEGER_ADLARI[ad]?.[String(deger)] ?? degerYaz(deger)}`)
    .join(' · ');

function degerYaz(deger: unknown): string {
  if (deger === null || deger === undefined || deger === '') return '–';
  if (typeof deger === 'boolean') return deger ? 'evet' : 'hayır';
  if (typeof deger === 'string') {
    if (GUN.test(deger)) return tarihYaz(deger);
    return AN.test(deger) ? saniyeliZamanYaz(deger) : deger;
  }
  if (Array.isArray(deger)) return deger.length === 0 ? '–' : deger.map(degerYaz).join(', ');
  return typeof deger === 'object' ? `(${alanlar(deger)})` : JSON.stringify(deger).replace('.', ',');
}

const nesne = (v: unknown): v is object => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Of what was before, only what is otherwise afterwards; null when nothing is. Both parsed from the stored JSON. */
export function degisenler(eski: unknown, yeni: unknown): unknown {
  const ayni = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (!nesne(eski) || !nesne(yeni)) return ayni(eski, yeni) ? null : eski;
  const sonra = new Map<string, unknown>(Object.entries(yeni));
  const kalan = Object.entries(eski).filter(([ad, deger]) => !ayni(deger, sonra.get(ad)));
  return kalan.length === 0 ? null : Object.fromEntries(kalan);
}

/**
 * What an audit entry keeps of before or after, in words on one line: fields by their Turkish names, dates as people
 * write them, instants in Istanbul's time.
 * @param deger the stored JSON, parsed
 */
export const degisimYaz = (deger: unknown): string => (nesne(deger) ? alanlar(deger) : degerYaz(deger));
