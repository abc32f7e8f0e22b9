/** What the audit says was done here, and to what. */
export const devir = {
  eylemler: { izinDevret: 'Görüşmeler izin öncesi devredildi' },
  alanlar: { Devredilen: 'Devredilen', KisiId: 'Kişi no' },
} as const;
