import { z } from 'zod';
import { ikiOndalik, kimlik, metin, tamSayi, tarih, tutar, zorunluMetin } from '../../platform/field/alan.ts';
import { bos, post, sayfa, signedIn, under, urun, yanit, yetki, fileCall } from '../../platform/call/endpoint.ts';
import { RADAR_UFUKLARI } from '../../musteri/lisans/radar.ts';
import { radarMusterisi } from '../../musteri/lisans/satirlar.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { GELIR_TUTARLARI, KOVALAR } from './rules.ts';
import {
  alacakYasi,
  cariBakiyesi,
  cariSatiri,
  faizOrani,
  gecikenAlacak,
  gelirAyi,
  gelirBirimi,
  gelirKirilimi,
  gelirSatiri,
  gelirTahmini,
} from './satirlar.ts';

export type GelirBirimi = z.infer<typeof gelirBirimi>;
export type GelirAyi = z.infer<typeof gelirAyi>;
export type GelirKirilimi = z.infer<typeof gelirKirilimi>;
export type GelirTahmini = z.infer<typeof gelirTahmini>;
export type AlacakYasi = z.infer<typeof alacakYasi>;
export type GelirSatiri = z.infer<typeof gelirSatiri>;
export type GecikenAlacak = z.infer<typeof gecikenAlacak>;
export type CariSatiri = z.infer<typeof cariSatiri>;
export type CariBakiyesi = z.infer<typeof cariBakiyesi>;
export type FaizOraniSatiri = z.infer<typeof faizOrani>;

const goren = sayfa(SAYFA.gelir, urun(yetki(YETKI.maliGor)));
const tahsilEden = sayfa(SAYFA.gelir, urun(yetki(YETKI.tahsilatYaz)));
const ayarlayan = sayfa(SAYFA.gelir, yetki(YETKI.faturaAyarla));
const urunu = { ProjeId: kimlik.nullable().default(null) };
const donem = { Baslangic: tarih, Bitis: tarih };
const birim = z
  .string({ error: 'metin olmalı' })
  .regex(/^[A-Z]{3}$/, { error: 'üç harfli bir para birimi kodu olmalı' });
/** A customer's account is shown on the customer's card and on the income page. */
const cariGoren = sayfa([...SAYFA.musteri, ...SAYFA.gelir], urun(yetki(YETKI.maliGor)));
const cariIstegi = z.strictObject({
  MusteriId: kimlik,
  Birim: birim.default('TRY'),
  Baslangic: tarih.nullable().default(null),
  Bitis: tarih.nullable().default(null),
});
/** Maximum number of reminders in one request. */
const EN_COK_HATIRLATMA = 200;

export const gelir = under('/mali/gelir', {
  getGelir: post({
    konu: ['fatura', 'lisans'],
    access: goren,
    request: z.strictObject({ ...donem, ...urunu }),
    response: yanit({
      birimler: z.array(gelirBirimi),
      aylar: z.array(gelirAyi),
      kirilimlar: z.strictObject({
        proje: z.array(gelirKirilimi),
        bayi: z.array(gelirKirilimi),
        il: z.array(gelirKirilimi),
      }),
      /** The next twelve months, as far as a forecast is possible. */
      tahmin: z.array(gelirTahmini),
      tahminTemeli: z.strictObject({ Biten: z.int(), Yenilenen: z.int() }),
    }),
    ozet: 'Bir dönemin geliri: kesilen, tahsil edilen, açık ve gecikmiş; aya, ürüne, bayiye ve ile göre; yenilemelerden tahmin.',
  }),
  gelirSatirlari: post({
    konu: ['fatura', 'musteriler'],
    access: goren,
    request: z.strictObject({
      Ne: z.enum(GELIR_TUTARLARI, { error: 'bilinen bir tutar değil' }),
      Baslangic: tarih.nullable().default(null),
      Bitis: tarih.nullable().default(null),
      ...urunu,
      Birim: birim,
      /** 0: customers without a dealer. */
      BayiId: tamSayi(0, 2_147_483_647).nullable().default(null),
      IlId: tamSayi(0, 2_147_483_647).nullable().default(null),
      MusteriId: kimlik.nullable().default(null),
      Kova: z.enum(KOVALAR, { error: 'bilinen bir yaş değil' }).nullable().default(null),
    }),
    response: yanit({ satirlar: z.array(gelirSatiri), Adet: z.int(), Toplam: tutar }),
    ozet: 'Bir toplamı oluşturan faturalar ya da tahsilatlar; en çok 500 satır, toplamı ve adediyle.',
  }),
  musteriCari: post({
    konu: ['fatura', 'banka', 'defter', 'musteriler'],
    access: cariGoren,
    request: cariIstegi,
    response: yanit({
      /** The caller sees all products in the customer's invoices. Otherwise the account is not shown. */
      Tam: z.boolean(),
      bakiyeler: z.array(cariBakiyesi),
      /** The debt before the first line. */
      Devir: tutar,
      satirlar: z.array(cariSatiri),
    }),
    ozet: 'Müşterinin cari hesabı defterden: bakiyesi, gecikmiş tutarı ve bir dönemin hareketleri; en çok son 1000 satır.',
  }),
  print_cari: fileCall({
    access: cariGoren,
    request: cariIstegi,
    ozet: 'Müşterinin bir döneminin cari ekstresi (PDF, base64).',
  }),
  cariAktar: fileCall({
    access: cariGoren,
    request: cariIstegi,
    ozet: 'Müşterinin bir döneminin cari ekstresi (Excel, base64).',
    denetim: 'Cari ekstre alındı',
  }),
  alacakYaslari: post({
    konu: ['fatura', 'musteriler'],
    access: goren,
    request: z.strictObject(urunu),
    response: yanit({
      musteriler: z.array(alacakYasi),
      toplamlar: z.array(alacakYasi.omit({ MusteriId: true, Musteri: true })),
    }),
    ozet: 'Açık alacaklar, müşteriye ve gecikmenin yaşına göre; en çok borcu olan 500 müşteri, hepsinin toplamıyla.',
  }),
  gecikenler: post({
    konu: ['banka', 'fatura', 'gelir', 'musteriler'],
    access: goren,
    request: z.strictObject(urunu),
    response: yanit({ alacaklar: z.array(gecikenAlacak), Adet: z.int() }),
    ozet: 'Vadesi geçen faturalar: gecikme, faiz, son hatırlatma, ödeme sözü; en eski 300’ü.',
  }),
  hatirlatmaGonder: post({
    degistirir: ['gelir', 'posta'],
    access: tahsilEden,
    request: z.strictObject({
      FaturaIdler: z
        .array(kimlik)
        .min(1, { error: 'en az bir fatura seçilmeli' })
        .max(EN_COK_HATIRLATMA, { error: `en fazla ${EN_COK_HATIRLATMA} fatura seçilebilir` }),
    }),
    response: yanit({ Gonderilen: z.int(), Atlanan: z.int() }),
    ozet: 'Seçilen faturalardan sırası gelenlerin hatırlatmasını müşteri başına bir e-postayla gönderir.',
    denetim: 'Ödeme hatırlatması gönderildi',
  }),
  sozKaydet: post({
    degistirir: ['gelir'],
    access: tahsilEden,
    request: z.strictObject({ FaturaId: kimlik, SozGunu: tarih, Notu: metin(300).default('') }),
    response: yanit({}),
    ozet: 'Müşterinin ödemeye söz verdiği günü yazar; o güne kadar hatırlatma gitmez.',
    denetim: 'Ödeme sözü yazıldı',
  }),
  hatirlatmaDurdur: post({
    degistirir: ['gelir'],
    access: tahsilEden,
    request: z.strictObject({
      MusteriId: kimlik,
      Durdur: z.boolean({ error: 'evet ya da hayır olmalı' }),
      Neden: metin(300).default(''),
    }),
    response: yanit({}),
    ozet: 'Müşteriye hatırlatma gönderilmesini nedeniyle durdurur ya da yeniden başlatır.',
    denetim: 'Ödeme hatırlatmaları durduruldu ya da başlatıldı',
  }),
  faizOranlari: post({
    konu: ['gelir'],
    access: sayfa(SAYFA.gelir, yetki(YETKI.maliGor)),
    request: bos,
    response: yanit({ oranlar: z.array(faizOrani) }),
    ozet: 'Gecikme faizi oranları, geçerlilik günleriyle.',
  }),
  faizOraniKaydet: post({
    degistirir: ['gelir'],
    access: ayarlayan,
    request: z.strictObject({ Gecerlilik: tarih, Oran: ikiOndalik(0, 200), Aciklama: zorunluMetin(200) }),
    response: yanit({}),
    ozet: 'Bir günden geçerli yıllık gecikme faizi oranını yazar; o günün oranı varsa değiştirir.',
    denetim: 'Gecikme faizi oranı yazıldı',
  }),
  faizOraniSil: post({
    degistirir: ['gelir'],
    access: ayarlayan,
    request: z.strictObject({ Gecerlilik: tarih }),
    response: yanit({}),
    ozet: 'Yanlış yazılan oranı siler; önceki oran geçerli olur.',
    denetim: 'Gecikme faizi oranı silindi',
  }),
  /** In this room, because the radar reads rooms that know licences. */
  lisansRadari: post({
    path: '/rapor/lisans/lisansRadari',
    konu: ['lisans', 'musteriler', 'fatura', 'gorusme', 'memnuniyet', 'teklif', 'versiyon', 'ziyaret'],
    agir: true,
    access: sayfa(SAYFA.lisans, urun(signedIn)),
    request: z.strictObject({
      Gun: z.literal(RADAR_UFUKLARI, { error: 'bilinen bir gün sayısı değil' }).default(90),
      ProjeId: kimlik.nullable().default(null),
    }),
    response: yanit({
      /** Customers whose licences end soon, and the number of them with a finding. */
      Adet: z.int(),
      Riskli: z.int(),
      musteriler: z.array(radarMusterisi),
    }),
    ozet: 'Lisansı yakında biten müşteriler, devam etmeme riskiyle: her nedeni kanıtının adresiyle; en çok 200.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const gelirSozleri = {
  nesneler: { faiz_orani: 'Gecikme faizi oranı' },
  alanlar: {
    Birim: 'Para birimi',
    Gecerlilik: 'Geçerlilik',
    FaizOrani: 'Faiz oranı (yüzde biri)',
    Seviye: 'Seviye',
    SozGunu: 'Söz günü',
    Durdur: 'Durduruldu',
    Neden: 'Neden',
  },
} as const;
