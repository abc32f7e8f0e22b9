import { FATURA_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
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
  },
} as const;
