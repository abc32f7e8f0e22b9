import { GELEN_YANIT_ADLARI } from './gelen.ts';
import { GONDERIM_ADLARI } from './gonderim.ts';
import { FATURA_DURUM_ADLARI, FATURA_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const fatura = {
  eylemler: {
    faturaAyarKaydet: 'Fatura ayarları kaydedildi',
    faturaDurumSorgula: 'Faturanın durumu soruldu',
    faturaGonder: 'Fatura gönderime alındı',
    faturaIade: 'İade faturası açıldı',
    faturaIptal: 'Fatura iptal edildi',
    faturaKaydet: 'Fatura taslağı kaydedildi',
    faturaKes: 'Fatura kesildi',
    faturaLisanstan: 'Lisanstan fatura taslağı açıldı',
    faturaTahsilatGeriAl: 'Tahsilat geri alındı',
    faturaTahsilatYaz: 'Tahsilat yazıldı',
    faturaVazgec: 'Fatura taslağından vazgeçildi',
    faturaXml: 'Faturanın XML’i alındı',
    gelenAl: 'Gelen faturalar istendi',
    gelenOkunamadi: 'Gelen fatura okunamadı',
    gelenXml: 'Gelen faturanın XML’i alındı',
    gelenYanitla: 'Gelen fatura yanıtlandı',
    gelenYukle: 'Gelen fatura yüklendi',
    mukellefListesiYukle: 'Mükellef listesi yüklendi',
    mukellefSorgula: 'Mükellefiyet soruldu',
    print_fatura: 'Fatura görüntülendi',
    print_gelen: 'Gelen fatura görüntülendi',
  },
  nesneler: {
    fatura: 'Fatura',
    fatura_ayari: 'Fatura ayarları',
    gelen_fatura: 'Gelen fatura',
  },
  alanlar: {
    ...FATURA_HAREKETLERI.alanlar,
    EfaturaSeri: 'e-Fatura serisi',
    EarsivSeri: 'e-Arşiv serisi',
    Iban: 'IBAN',
    VadeGun: 'Vade (gün)',
    YanitGun: 'Yanıt süresi (gün)',
    Ettn: 'ETTN',
    Yeni: 'Yeni',
    Okunamayan: 'Okunamayan',
    Disarida: 'Dışarıda verildi',
  },
  paralar: ['Odenecek', 'Tutar'],
  degerler: {
    Durum: { ...GONDERIM_ADLARI, ...FATURA_DURUM_ADLARI },
    DurumAnahtar: FATURA_DURUM_ADLARI,
    Gonderim: GONDERIM_ADLARI,
    Yanit: { ...GELEN_YANIT_ADLARI, KABUL: 'Kabul', RED: 'Ret' },
  },
  yollar: { fatura: '/mali/efatura/' },
} as const;
