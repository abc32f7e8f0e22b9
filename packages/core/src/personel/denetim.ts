import { KISI_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const personel = {
  eylemler: {
    ...KISI_HAREKETLERI.turler,
    personelDetay: 'Personel kartına bakıldı',
    personelGecmisi: 'Personel kartının geçmişine bakıldı',
    personelKimlikAc: 'Çalışanın maskeli bilgisi açıldı',
  },
  nesneler: {
    kisi: 'Kişi',
  },
  alanlar: {
    ...KISI_HAREKETLERI.alanlar,
    Departmanlar: 'Departmanlar',
  },
  evetHayir: ['Aktif', 'GirisIzni'],
  yollar: { kisi: '/personel/user/detay?id=' },
} as const;
