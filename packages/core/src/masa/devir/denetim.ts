/** Audit words of this room. */
export const devir = {
  eylemler: { izinDevret: 'Görüşmeler izin öncesi devredildi' },
  alanlar: { Devredilen: 'Devredilen', KisiId: 'Kişi no' },
} as const;
