/** Exceptions of the walk over the contract (`contract.test.ts`): single calls and fields. */

/** Calls whose name in the specification also belongs to another room, so one of them has another key. */
export const BASKA_ADLI: Readonly<Record<string, string>> = {
  ziyaretGerekli: 'getGerekliList',
  getZiyaretList: 'getGorusmeList',
  ziyaretKaydet: 'gorusmeKaydet',
};

/** Request fields with whole numbers above and below 0: unsaved records, positions, delays. */
export const EKSI_OLAN =
  /^projetakip\.\w+ (akislar\.0\.(Id|X|Y|Sonraki\.0\.AkisId)|plan\.Bagimliliklar\.0\.Gecikme)$|^anket\.\w+ Sorular\.0\.(Cevaplar\.0\.)?(Id|Kosul(Soru|Cevap)Id)$/;

/** Sums in kuruş. They are 64 bit, with a lower limit of their own. */
export const TUTARLAR: readonly string[] = [
  'aday.adayKaydet aday.Tutar',
  'banka.avansMahsup Tutar',
  'banka.bankaHesapKaydet hesap.AcilisBakiye',
  'banka.eslesmeKaydet Masraf',
  'banka.eslesmeKaydet odenenler.0.Tutar',
  'banka.gunSonuKapat Bakiye',
  'bayi.bayiKosulKaydet kosul.RiskLimiti',
  'demo.demoDurumGuncelle satis.lisans.YillikBedel',
  'egitim.egitimKaydet egitim.Tutar',
  'fatura.faturaHesapla fatura.Kalemler.0.IskontoTutar',
  'fatura.faturaKaydet fatura.Kalemler.0.IskontoTutar',
  'fatura.faturaTahsilatYaz Tutar',
  'lisans.lisansKaydet lisans.YillikBedel',
  'lisans.lisansYenile Tutar',
  'odeme.odemeGeriAl Tutar',
  'teklif.teklifHesapla kalemler.0.IskontoTutar',
  'teklif.teklifKaydet kalemler.0.IskontoTutar',
];
