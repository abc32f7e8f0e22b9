/** Audit words of this room. */
export const talep = {
  eylemler: {
    izinIptalIste: 'İzin iptali istendi',
    izinTalepEt: 'İzin istendi',
    izinOnayKuraliKaydet: 'İkinci onay kuralı değişti',
    izinTalepKarar: 'İzin isteğine karar verildi',
    izinTalepVazgec: 'İzin isteğinden vazgeçildi',
    takvimBaglantisi: 'Takvim bağlantısı değişti',
  },
  nesneler: {
    izin_talep: 'İzin isteği',
  },
  kisinin: ['izin_talep'],
  alanlar: { Vekaleten: 'Vekâleten', IkinciOnayGun: 'İkinci onay (günden uzun)' },
  evetHayir: ['Vekaleten'],
  kayitlar: { Tur: 'izinTuru' },
} as const;
