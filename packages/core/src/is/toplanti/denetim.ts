import { DAVET_DURUMLARI, KARAR_DURUMLARI, TOPLANTI_DURUM_ADLARI, TOPLANTI_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const toplanti = {
  eylemler: {
    getSeeLink: 'Toplantı belgesi için adres alındı',
    print_toplanti: 'Toplantı tutanağı yazdırıldı',
    toplantiDavetYaniti: 'Davet yanıtlandı',
    toplantiDurumGuncelle: 'Toplantının durumu değişti',
    toplantiEkYaz: 'Tutanağa ek yazıldı',
    toplantiKararKapat: 'Toplantı kararı kapandı',
    toplantiKararKaydet: 'Toplantı kararları yazıldı',
    toplantiKatilimciKaydet: 'Toplantı katılımcısı yazıldı',
    toplantiKaydet: 'Toplantı kaydedildi',
    toplantiOdaKaydet: 'Toplantı odası kaydedildi',
    toplantiTercihKaydet: 'Toplantı tercihi değişti',
    toplantiYanitla: 'Davet yanıtlandı',
  },
  nesneler: { toplanti: 'Toplantı', toplantiOdasi: 'Toplantı odası' },
  alanlar: {
    ...TOPLANTI_HAREKETLERI.alanlar,
    Yanit: 'Yanıt',
    Yol: 'Nereden',
    Ad: 'Ad',
    Kapasite: 'Kaç kişilik',
    Erisim: 'Nasıl ulaşılır',
    DosyaId: 'Dosya no',
    durumuDegistir: 'Durumu değişsin',
    seri: 'Seride değişen',
  },
  degerler: {
    Durum: { ...KARAR_DURUMLARI, ...TOPLANTI_DURUM_ADLARI },
    DurumAnahtar: TOPLANTI_DURUM_ADLARI,
    Yanit: DAVET_DURUMLARI,
    Yol: { uygulama: 'Uygulama', baglanti: 'Bağlantı', eposta: 'E-posta', elle: 'Elle' },
    tur: { tutanak: 'Tutanak', dosya: 'Dosya', oda: 'Toplantı odası' },
  },
  yollar: { toplanti: '/islemler/toplanti?gorunum=liste&toplanti=' },
} as const;
