import { LISANS_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const lisans = {
  eylemler: {
    lisansAktar: 'Lisanslar dışa aktarıldı',
    lisansAnahtari: 'Lisans anahtarına bakıldı',
    lisansDevret: 'Lisans devredildi',
    lisansHalDegistir: 'Lisansın hâli değişti',
    lisansKaydet: 'Lisans kaydedildi',
    lisansYenile: 'Lisans yenilendi',
  },
  nesneler: {
    lisans: 'Lisans',
  },
  alanlar: {
    ...LISANS_HAREKETLERI.alanlar,
    AltLisansTurId: 'Alt lisans türü no',
    BaslamaTarihi: 'Başlama tarihi',
    KullaniciSayisi: 'Kullanıcı sayısı',
    LisansTurId: 'Lisans türü no',
    MusteriyeUyari: 'Müşteriye uyarı',
    OtomatikYenile: 'Kendiliğinden yenilenir',
    ParaBirimi: 'Para birimi',
    SozlesmeId: 'Sözleşme no',
    YenilemeAy: 'Yenileme (ay)',
    YillikBedel: 'Yıllık bedel',
  },
} as const;
