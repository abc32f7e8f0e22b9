import { TATIL_GUNLERI } from './rules.ts';

/** Audit words of this room. */
export const izin = {
  eylemler: {
    izinAktar: 'İzinler dışa aktarıldı',
    izinGecmisi: 'İznin geçmişine bakıldı',
    izinSirketAktar: 'Ayın izinleri ve bakiyeler dışa aktarıldı',
    izinSilGeriAl: 'Silinen izin geri alındı',
    izinTopluGeriAl: 'Toplu izin geri alındı',
    izinkaydet: 'İzin kaydedildi',
    izinsil: 'İzin silindi',
    personelizinlist: 'İzinlere bakıldı',
    print_izin_talep: 'İzin formu alındı (PDF)',
    silinenIzinler: 'Silinen izinlere bakıldı',
  },
  nesneler: {
    izin: 'İzin',
  },
  kisinin: ['izin'],
  alanlar: {
    EditUserId: 'Düzenleyen no',
    ElleDuzeltildi: 'Elle düzeltildi',
    HesaplananGun: 'Hesaplanan gün',
    HesaplananSaat: 'Hesaplanan saat',
    IseBaslamaTarihi: 'İşe başlama tarihi',
    IzinId: 'İzin no',
    Izin_Baslama_Saati: 'İzin başlama saati',
    Izin_Bitis_Saati: 'İzin bitiş saati',
    KullanilanGun: 'Kullanılan gün',
    KullanilanSaat: 'Kullanılan saat',
    Resmi_Gun_Sayisi: 'Resmî tatil günü',
    Tatil_Gunleri: 'Hafta tatili',
    Yil: 'Yıl',
    atlanan: 'Atlanan',
    izinTur: 'İzin türü',
    izinler: 'İzinler',
    toplu: 'Toplu',
  },
  evetHayir: ['ElleDuzeltildi'],
  kayitlar: { Tur: 'izinTuru' },
  degerler: { Tatil_Gunleri: Object.fromEntries(TATIL_GUNLERI.map((t) => [t.Id, t.Ad])) },
} as const;
