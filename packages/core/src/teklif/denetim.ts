import { TEKLIF_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const teklif = {
  eylemler: {
    print_teklif: 'Teklif yazdırıldı',
    teklifBaglanti: 'Teklifin bağlantısı verildi',
    teklifDurumGuncelle: 'Teklifin durumu değişti',
    teklifFaturaTaslagi: 'Teklifin fatura taslağı değişti',
    teklifGonder: 'Teklif gönderildi',
    teklifGorusmeKaydet: 'Teklif görüşmesi kaydedildi',
    teklifKaydet: 'Teklif kaydedildi',
    teklifKurKaydet: 'Döviz kuru kaydedildi',
    teklifRevize: 'Teklif revize edildi',
    teklifSinirKaydet: 'İskonto sınırı kaydedildi',
    teklifYanit: 'Müşteri teklifi yanıtladı',
  },
  nesneler: {
    teklif: 'Teklif',
    kur: 'Döviz kuru',
    teklif_sinir: 'İskonto sınırı',
  },
  kisinin: ['teklif_sinir'],
  alanlar: { ...TEKLIF_HAREKETLERI.alanlar, Kur: 'Kur', Gun: 'Gün', Oran: 'Oran' },
} as const;
