import { z } from 'zod';
import { bayrak, ikiOndalik, kimlik, para, tamSayi, tarih, tutar, yeniVeyaKimlik, zorunluMetin } from '../alan.ts';
import { bos, form, post, sayfa, urun, yanit, yetki } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import {
  BANKADA_BAKILANLAR,
  type BankadaBakilan,
  DENEME_DURUMLARI,
  type DenemeDurumu,
  ODEME_DURUMLARI,
  OLAY_KIMDEN,
  OLAY_TURLERI,
  type OlayKimden,
  type OlayTuru,
  SAGLAYICI_ADLARI,
  type Uyari,
  UYARILAR,
} from './rules.ts';

/** Card payments: what is left of an invoice, paid at the bank's own page. */

const adlar = <T extends string>(o: Readonly<Record<T, unknown>>) => Object.keys(o) as T[];
const yazan = sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz)));
const ayarlayan = sayfa(SAYFA.fatura, yetki(YETKI.faturaAyarla));
const surum = tamSayi(0, 2_147_483_647);
const saglayici = z.enum(SAGLAYICI_ADLARI, { error: 'bilinen bir sağlayıcı değil' });

const kartSozlesmesi = z.strictObject({
  Id: z.int(),
  Surum: z.int(),
  Saglayici: z.enum(SAGLAYICI_ADLARI),
  Gecerlilik: z.string(),
  ValorGun: z.int(),
  /** By the number of instalments, in hundredths of a percent. */
  oranlar: z.array(z.strictObject({ Taksit: z.int(), Oran: z.int() })),
  Yazan: z.string().nullable(),
});
/** A link that was given out. */
const verilenBaglanti = z.strictObject({
  adres: z.string(),
  Gonderim_Zamani: z.string().nullable(),
  Gonderen: z.string().nullable(),
});
/** Of one invoice, or of all that its customer owes. */
const hangisi = z.strictObject({ FaturaId: kimlik, Bakiye: bayrak.default(false) });
export type KartSozlesmeSatiri = z.infer<typeof kartSozlesmesi>;

export const odeme = {
  prepare: post({
    path: '/mali/payment/prepare',
    effect: 'write',
    degistirir: ['fatura'],
    access: yazan,
    request: z.strictObject({ FaturaId: kimlik, Taksit: tamSayi(1, 12).default(1) }),
    response: yanit({
      orderId: z.string(),
      /** What its result is asked with. */
      ref: z.string(),
      method: z.enum(['GET', 'POST']),
      action: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
    ozet: 'Faturanın kalanı için kartla ödeme açar, açık olanı varsa onu verir; tarayıcının gideceği yeri söyler.',
  }),
  result: post({
    path: '/payment/result',
    effect: 'read',
    konu: [],
    access: form(240, 300),
    request: z.strictObject({ ref: zorunluMetin(43) }),
    response: yanit({
      odemeDurum: z.enum(ODEME_DURUMLARI),
      mesaj: z.string(),
      orderId: z.string(),
      tutar,
      /** What the payer keeps of a payment that was made; null: none was. */
      makbuz: z
        .strictObject({
          Sirket: z.string(),
          /** The numbers of the invoices that it pays. */
          Faturalar: z.array(z.string()),
          Zaman: z.string(),
          /** What was taken; null: nobody knows how much. */
          Tutar: tutar.nullable(),
          Iade: tutar,
          Taksit: z.int(),
          Kart: z.string().nullable(),
          ProvNo: z.string().nullable(),
          /** Of the trial bank: no money was taken. */
          Deneme: z.boolean(),
        })
        .nullable(),
    }),
    ozet: 'Bir ödemenin sonucu: oturum istemez, sonucu yalnızca bankanın söyledikleri belirler. Ödenenin makbuzu da burada.',
  }),
  odemeler: post({
    path: '/mali/payment/odemeler',
    effect: 'read',
    konu: ['fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.maliGor))),
    request: z.strictObject({ FaturaId: kimlik }),
    response: yanit({
      /** Who takes payments; null: nobody was set up. */
      saglayici: z.enum(SAGLAYICI_ADLARI).nullable(),
      /** The company in which taking a payment is practised; null: there is none. */
      alistirma: z.string().nullable(),
      taksitler: z.array(z.int()),
      /** Why this invoice is not paid by card; null: it is. */
      engel: z.string().nullable(),
      /** The page on which the customer pays it, and when it was mailed; null: it was not given out. */
      baglanti: verilenBaglanti.nullable(),
      /** What the customer owes with other invoices, as far as the caller sees it; null: this is the only one. */
      bakiye: z.strictObject({ Adet: z.int(), Toplam: tutar, baglanti: verilenBaglanti.nullable() }).nullable(),
      /** Where a link is mailed to; null: the customer has no mail address. */
      eposta: z.string().nullable(),
      denemelist: z.array(
        z.strictObject({
          Id: z.int(),
          Saglayici: z.enum(SAGLAYICI_ADLARI),
          SiparisNo: z.string(),
          Tutar: tutar,
          Taksit: z.int(),
          DurumAnahtar: z.enum(adlar<DenemeDurumu>(DENEME_DURUMLARI)),
          Alinan: tutar.nullable(),
          Iade: tutar,
          Kart: z.string().nullable(),
          ProvNo: z.string().nullable(),
          HataKodu: z.string().nullable(),
          Mesaj: z.string(),
          Uyari: z.enum(adlar<Uyari>(UYARILAR)).nullable(),
          Acan: z.string().nullable(),
          /** How many invoices it pays together. */
          FaturaSayisi: z.int(),
          Zaman: z.string(),
          Bitis: z.string().nullable(),
          /** What may still be sent back; 0: nothing, or the provider cannot. */
          IadeEdilebilir: tutar,
          /** What only somebody who looks at the bank's own screen can say; null: nothing. */
          Bakilacak: z.enum(adlar<BankadaBakilan>(BANKADA_BAKILANLAR)).nullable(),
        }),
      ),
      olaylist: z.array(
        z.strictObject({
          DenemeId: z.int(),
          Id: z.int(),
          Zaman: z.string(),
          Kimden: z.enum(adlar<OlayKimden>(OLAY_KIMDEN)),
          Tur: z.enum(adlar<OlayTuru>(OLAY_TURLERI)),
          Gecerli: z.boolean().nullable(),
          Aciklama: z.string(),
          Kisi: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Bir faturanın kartla ödeme denemeleri: kim ne söyledi, neye bakıldı, neden sayıldı.',
  }),
  odemeBaglantiVer: post({
    path: '/mali/payment/odemeBaglantiVer',
    effect: 'write',
    degistirir: ['fatura'],
    access: yazan,
    request: hangisi,
    response: yanit({ baglanti: z.string() }),
    ozet: 'Müşterinin faturayı ya da bütün açık bakiyesini ödeyeceği sayfanın adresini verir; açıkken adres aynı kalır.',
  }),
  odemeBaglantiGonder: post({
    path: '/mali/payment/odemeBaglantiGonder',
    effect: 'write',
    degistirir: ['fatura'],
    access: yazan,
    request: hangisi,
    response: yanit({ Alici: z.string() }),
    ozet: 'Verilmiş ödeme bağlantısını müşterinin fatura e-postasına gönderir.',
  }),
  odemeBaglantiKapat: post({
    path: '/mali/payment/odemeBaglantiKapat',
    effect: 'write',
    degistirir: ['fatura'],
    access: yazan,
    request: hangisi,
    response: yanit({}),
    ozet: 'Verilen ödeme bağlantısını kapatır: adresi bilen artık sayfayı açamaz. Yeniden verilirse adres başkadır.',
  }),
  print_odeme: post({
    path: '/mali/payment/print_odeme',
    effect: 'read',
    konu: [],
    agir: true,
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.maliGor))),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ basefile: z.string(), dosyaAdi: z.string() }),
    ozet: 'Bir kartla ödeme denemesinin öyküsü, itiraz dosyası için; PDF, base64.',
  }),
  odemeSinamasi: post({
    path: '/yonetim/odemeSinamasi',
    effect: 'read',
    konu: [],
    agir: true,
    access: sayfa(SAYFA.sistem, yetki(YETKI.sistemGor)),
    request: bos,
    response: yanit({
      /** Who takes payments; null: nobody was set up. */
      saglayici: z.enum(SAGLAYICI_ADLARI).nullable(),
      /** `Tamam` null: the provider cannot be asked. */
      adimlar: z.array(z.strictObject({ Ad: z.string(), Tamam: z.boolean().nullable(), Aciklama: z.string() })),
    }),
    ozet: 'Kartla ödemenin ayarlarını sınar: istek imzalanır, sahte yanıt geri çevrilir, bankaya sorulur; para istenmez.',
  }),
  odemeGeriAl: post({
    path: '/mali/payment/odemeGeriAl',
    effect: 'write',
    degistirir: ['fatura'],
    access: yazan,
    request: z.strictObject({ Id: kimlik, Tutar: para }),
    response: yanit({ Id: z.int() }),
    ozet: 'Alınan paranın tümünü ya da bir kısmını karta geri gönderir; bankaya arkadan sorulur.',
  }),
  odemeBakildi: post({
    path: '/mali/payment/odemeBakildi',
    effect: 'write',
    degistirir: ['fatura'],
    access: yazan,
    request: z.strictObject({ Id: kimlik, Gorunuyor: bayrak }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bankaya sorulup öğrenilemeyeni kapatır: bankanın ekranına bakan, iadenin ya da paranın göründüğünü söyler.',
  }),
  kartSozlesmeleri: post({
    path: '/mali/payment/kartSozlesmeleri',
    effect: 'read',
    konu: ['banka'],
    access: sayfa(SAYFA.fatura, yetki(YETKI.maliGor)),
    request: bos,
    response: yanit({
      /** Who takes payments; null: nobody was set up. */
      saglayici: z.enum(SAGLAYICI_ADLARI).nullable(),
      sozlesmeler: z.array(kartSozlesmesi),
    }),
    ozet: 'Kart sağlayıcılarla sözleşmeler: taksit sayısına göre komisyon ve valör, geçerlilik günleriyle.',
  }),
  kartSozlesmeKaydet: post({
    path: '/mali/payment/kartSozlesmeKaydet',
    effect: 'write',
    degistirir: ['banka'],
    access: ayarlayan,
    request: z.strictObject({
      sozlesme: z.strictObject({
        Id: yeniVeyaKimlik,
        Surum: surum,
        Saglayici: saglayici,
        Gecerlilik: tarih,
        ValorGun: tamSayi(0, 90),
        oranlar: z
          .array(z.strictObject({ Taksit: tamSayi(1, 12), Oran: ikiOndalik(0, 50) }))
          .min(1, { error: 'en az bir oran yazılmalı' })
          .max(12),
      }),
    }),
    response: yanit({ Id: z.int(), Surum: z.int() }),
    ozet: 'Bir sağlayıcının bir günden geçerli sözleşmesini kaydeder (Id 0: yeni).',
  }),
  kartSozlesmeSil: post({
    path: '/mali/payment/kartSozlesmeSil',
    effect: 'write',
    degistirir: ['banka'],
    access: ayarlayan,
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: yanit({}),
    ozet: 'Yanlış yazılan sözleşmeyi siler; önceki geçerli olur. İşlenmiş banka hareketleri değişmez.',
  }),
};
