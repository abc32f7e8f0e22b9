import { KISI_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
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
