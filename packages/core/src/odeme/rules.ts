/** Card payments: who takes them, and what an attempt goes through. */

export const SAGLAYICI_ADLARI = [
  'deneme',
  'nestpay',
  'garanti',
  'akbank',
  'paytr',
  'iyzico',
  'payfor',
  'posnet',
] as const;
export type SaglayiciAdi = (typeof SAGLAYICI_ADLARI)[number];

export const SAGLAYICI_BASLIKLARI: Readonly<Record<SaglayiciAdi, string>> = {
  deneme: 'Deneme Bankası',
  nestpay: 'NestPay',
  garanti: 'Garanti BBVA',
  akbank: 'Akbank',
  paytr: 'PayTR',
  iyzico: 'iyzico',
  payfor: 'QNB PayFor',
  posnet: 'PosNet',
};
