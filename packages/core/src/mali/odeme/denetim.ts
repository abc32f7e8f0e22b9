import { SAGLAYICI_BASLIKLARI } from './rules.ts';

/** Audit words of this room. */
export const odeme = {
  eylemler: {
    prepare: 'Kartla ödeme açıldı',
    odemeBaglantiVer: 'Ödeme bağlantısı verildi',
    odemeBaglantiGonder: 'Ödeme bağlantısı postayla gönderildi',
    odemeBaglantiKapat: 'Ödeme bağlantısı kapatıldı',
    print_odeme: 'Kartla ödemenin öyküsü yazdırıldı',
    odemeGeriAl: 'Kartla ödemenin iadesi istendi',
    odemeBakildi: 'Kartla ödemeye bankanın ekranından bakıldı',
    kartSozlesmeKaydet: 'Kart sözleşmesi kaydedildi',
    kartSozlesmeSil: 'Kart sözleşmesi silindi',
  },
  nesneler: { odeme_deneme: 'Kartla ödeme', odeme_sozlesme: 'Kart sözleşmesi' },
  alanlar: {
    Bakiye_Baglantisi: 'Bütün bakiye için',
    Saglayici: 'Kart sağlayıcı',
    Bakilan: 'Bakılan',
    Gorunuyor: 'Bankada görünüyor',
    ValorGun: 'Valör (gün)',
    KomisyonOranlari: 'Komisyon oranları',
  },
  paralar: ['Tutar'],
  degerler: {
    Saglayici: SAGLAYICI_BASLIKLARI,
    Bakilan: { iade: 'İade', ikinciOnay: 'İkinci onay', tutar: 'Alınan tutar' },
  },
} as const;
