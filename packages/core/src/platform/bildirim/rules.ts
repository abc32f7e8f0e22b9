/** Notification settings of one kind: off, in the product, or in the product and by mail. */
export const BILDIRIM_HALLERI = ['kapali', 'acik', 'posta'] as const;
export type BildirimHali = (typeof BILDIRIM_HALLERI)[number];

export const BILDIRIM_HALI_ADLARI: Readonly<Record<BildirimHali, string>> = {
  kapali: 'Kapalı',
  acik: 'Açık',
  posta: 'Açık ve e-posta ile',
};

/** Notifications read in one page. */
export const BILDIRIM_SAYFASI = 50;
