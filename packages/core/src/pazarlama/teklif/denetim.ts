import { TEKLIF_DURUM_ADLARI, TEKLIF_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const teklif = {
  eylemler: {
    print_teklif: 'Teklif yazdırıldı',
    teklifAktar: 'Teklifler dışa aktarıldı',
    teklifBaglanti: 'Teklifin bağlantısı verildi',
    teklifDurumGuncelle: 'Teklifin durumu değişti',
    teklifGonder: 'Teklif gönderildi',
    teklifGorusmeKaydet: 'Teklif görüşmesi kaydedildi',
    teklifKaydet: 'Teklif kaydedildi',
    teklifRevize: 'Teklif revize edildi',
    teklifSinirKaydet: 'İskonto sınırı kaydedildi',
    teklifUretim: 'Teklifin lisansı, faturası ve eğitimi değişti',
    teklifGunluk: 'Teklif kendiliğinden değişti',
    teklifYanit: 'Müşteri teklifi yanıtladı',
  },
  nesneler: {
    teklif: 'Teklif',
  },
  alanlar: { ...TEKLIF_HAREKETLERI.alanlar, Oran: 'İskonto sınırı' },
  degerler: { Durum: TEKLIF_DURUM_ADLARI, DurumAnahtar: TEKLIF_DURUM_ADLARI },
  yollar: { teklif: '/pazarlama/tekliftakibi?teklif=' },
} as const;
