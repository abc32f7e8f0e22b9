import { YASAL_DEGER_ADLARI } from './yasal.ts';

/** Audit words of this room. */
export const hakedis = {
  eylemler: {
    hakDilimiKaydet: 'İzin hak dilimleri kaydedildi',
    hakDilimiSil: 'İzin hak dilimleri silindi',
    izinTuruKaydet: 'İzin türü kaydedildi',
    yasalDegerKaydet: 'Yasal değer kaydedildi',
    hakDuzeltmeEkle: 'İzin bakiyesi düzeltildi',
  },
  nesneler: {
    hakDilimi: 'İzin hak dilimleri',
    izinTuru: 'İzin türü',
    yasalDeger: 'Yasal değer',
  },
  alanlar: {
    EnAzYil: 'En az yıl',
    Anahtar: 'Yasal değer',
    Deger: 'Değer',
    VarsayilanGun: 'Süre (gün)',
    Yasal: 'Süresini belirleyen yasal değer',
    Ucretli: 'Ücretli',
    BelgeGerekir: 'Belge gerekir',
    PanoGizli: 'Panoda gizli',
    TakvimGunu: 'Takvim günü sayılır',
    GecerliBaslangic: 'Geçerlilik başlangıcı',
    dilimler: 'Dilimler',
  },
  degerler: { Anahtar: YASAL_DEGER_ADLARI, Yasal: YASAL_DEGER_ADLARI },
} as const;
