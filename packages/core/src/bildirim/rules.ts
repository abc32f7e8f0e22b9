/** How somebody is told of a kind of thing: not at all, in the product, in the product and by mail. */
export const BILDIRIM_HALLERI = ['kapali', 'acik', 'posta'] as const;
export type BildirimHali = (typeof BILDIRIM_HALLERI)[number];

export const BILDIRIM_HALI_ADLARI: Readonly<Record<BildirimHali, string>> = {
  kapali: 'Kapalı',
  acik: 'Açık',
  posta: 'Açık ve e-posta ile',
};

/** How many of the newest are read at once. */
export const BILDIRIM_SAYFASI = 50;
