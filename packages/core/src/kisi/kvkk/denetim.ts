import { SAKLAMA, SAKLAMA_KONULARI } from './rules.ts';

/** Audit words of this room. */
export const kvkk = {
  eylemler: {
    aydinlatmaKaydet: 'Aydınlatma metni güncellendi',
    erisimAktar: 'Erişim kayıtları dışa aktarıldı',
    erisimKayitlari: 'Erişim kayıtlarına bakıldı',
    saklamaKaydet: 'Saklama süresi değiştirildi',
    verilerimiIndir: 'Verilerini indirdi',
  },
  nesneler: {
    aydinlatma: 'Aydınlatma metni',
    musteriAydinlatma: 'Müşteri aydınlatma metni',
    saklama: 'Saklama süresi',
  },
  alanlar: {
    Ay: 'Ay',
    Bicim: 'Biçim',
  },
  degerler: {
    Bicim: { json: 'JSON', xlsx: 'Excel' },
    konu: Object.fromEntries(SAKLAMA_KONULARI.map((k) => [k, SAKLAMA[k].Ad])),
  },
} as const;
