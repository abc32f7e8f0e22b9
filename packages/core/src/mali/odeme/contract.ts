import { z } from 'zod';
import {
  bayrak,
  ikiOndalik,
  kimlik,
  para,
  surum,
  tamSayi,
  tarih,
  tutar,
  yeniVeyaKimlik,
  zorunluMetin,
  byId,
  byVersion,
} from '../../platform/field/alan.ts';
import {
  bos,
  form,
  kayitYaniti,
  post,
  sayfa,
  under,
  urun,
  yanit,
  yetki,
  fileCall,
} from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
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
  SAGLAYICI_BASLIKLARI,
} from './rules.ts';

/** Card payments of the open rest of an invoice, made on the bank's own page. */

const adlar = <T extends string>(o: Readonly<Record<T, unknown>>) => Object.keys(o) as T[];
const yazan = sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz)));
const ayarlayan = sayfa(SAYFA.fatura, yetki(YETKI.faturaAyarla));
const saglayici = z.enum(SAGLAYICI_ADLARI, { error: 'bilinen bir sağlayıcı değil' });

const kartSozlesmesi = z.strictObject({
  Id: z.int(),
  Surum: z.int(),
  Saglayici: z.enum(SAGLAYICI_ADLARI),
  Gecerlilik: z.string(),
  ValorGun: z.int(),
  /** Commission (`Oran`) by number of instalments, in hundredths of a percent. */
  oranlar: z.array(z.strictObject({ Taksit: z.int(), Oran: z.int() })),
  Yazan: z.string().nullable(),
});
/** A payment link; `Gonderim_Zamani` and `Gonderen` are null until it is mailed. */
const verilenBaglanti = z.strictObject({
  adres: z.string(),
  Gonderim_Zamani: z.string().nullable(),
  Gonderen: z.string().nullable(),
});
/** `Bakiye` true: everything that the customer of this invoice owes. */
const hangisi = z.strictObject({ FaturaId: kimlik, Bakiye: bayrak.default(false) });
export type KartSozlesmeSatiri = z.infer<typeof kartSozlesmesi>;

export const odeme = under('/mali/payment', {
  prepare: post({
    degistirir: ['fatura'],
    access: yazan,
    request: z.strictObject({ FaturaId: kimlik, Taksit: tamSayi(1, 12).default(1) }),
    response: yanit({
      orderId: z.string(),
      /** Key with which the client asks for the result. */
      ref: z.string(),
      method: z.enum(['GET', 'POST']),
      action: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
    ozet: 'Faturanın kalanı için kartla ödeme açar, açık olanı varsa onu verir; tarayıcının gideceği yeri söyler.',
    denetim: 'Kartla ödeme açıldı',
  }),
  result: post({
    path: '/payment/result',
    konu: [],
    access: form(240, 300),
    request: z.strictObject({ ref: zorunluMetin(43) }),
    response: yanit({
      odemeDurum: z.enum(ODEME_DURUMLARI),
      mesaj: z.string(),
      orderId: z.string(),
      tutar,
      /** Receipt for the payer; null: the payment was not made. */
      makbuz: z
        .strictObject({
          Sirket: z.string(),
          /** Numbers of the paid invoices. */
          Faturalar: z.array(z.string()),
          Zaman: z.string(),
          /** Amount taken; null: the amount is unknown. */
          Tutar: tutar.nullable(),
          Iade: tutar,
          Taksit: z.int(),
          Kart: z.string().nullable(),
          ProvNo: z.string().nullable(),
          /** Payment at the trial bank: no money was taken. */
          Deneme: z.boolean(),
        })
        .nullable(),
    }),
    ozet: 'Bir ödemenin sonucu: oturum istemez, sonucu yalnızca bankanın söyledikleri belirler. Ödenenin makbuzu da burada.',
  }),
  odemeler: post({
    konu: ['fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.maliGor))),
    request: z.strictObject({ FaturaId: kimlik }),
    response: yanit({
      /** Payment provider; null: none is set up. */
      saglayici: z.enum(SAGLAYICI_ADLARI).nullable(),
      /** Company in which card payment can be practised; null: there is none. */
      alistirma: z.string().nullable(),
      taksitler: z.array(z.int()),
      /** Reason why this invoice cannot be paid by card; null: it can be paid. */
      engel: z.string().nullable(),
      /** Payment link of this invoice; null: none was given out. */
      baglanti: verilenBaglanti.nullable(),
      /** All that the customer owes and the caller may see; null: only this invoice is open. */
      bakiye: z.strictObject({ Adet: z.int(), Toplam: tutar, baglanti: verilenBaglanti.nullable() }).nullable(),
      /** Address to which a link is mailed; null: the customer has no mail address. */
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
          /** Number of invoices that this attempt pays together. */
          FaturaSayisi: z.int(),
          Zaman: z.string(),
          Bitis: z.string().nullable(),
          /** Amount that can still be refunded; 0: nothing is left, or the provider cannot refund. */
          IadeEdilebilir: tutar,
          /** Question that only a look at the bank's own screen can answer; null: there is none. */
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
    degistirir: ['fatura'],
    access: yazan,
    request: hangisi,
    response: yanit({ baglanti: z.string() }),
    ozet: 'Müşterinin faturayı ya da bütün açık bakiyesini ödeyeceği sayfanın adresini verir; açıkken adres aynı kalır.',
    denetim: 'Ödeme bağlantısı verildi',
  }),
  odemeBaglantiGonder: post({
    degistirir: ['fatura'],
    access: yazan,
    request: hangisi,
    response: yanit({ Alici: z.string() }),
    ozet: 'Verilmiş ödeme bağlantısını müşterinin fatura e-postasına gönderir.',
    denetim: 'Ödeme bağlantısı e-postayla gönderildi',
  }),
  odemeBaglantiKapat: post({
    degistirir: ['fatura'],
    access: yazan,
    request: hangisi,
    response: yanit({}),
    ozet: 'Verilen ödeme bağlantısını kapatır: adresi bilen artık sayfayı açamaz. Yeniden verilirse adres başkadır.',
    denetim: 'Ödeme bağlantısı kapatıldı',
  }),
  print_odeme: fileCall({
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.maliGor))),
    request: byId,
    ozet: 'Bir kartla ödeme denemesinin öyküsü, itiraz dosyası için; PDF, base64.',
    denetim: 'Kartla ödemenin öyküsü yazdırıldı',
  }),
  odemeSinamasi: post({
    path: '/yonetim/odemeSinamasi',
    konu: [],
    agir: true,
    access: sayfa(SAYFA.sistem, yetki(YETKI.sistemGor)),
    request: bos,
    response: yanit({
      /** Payment provider; null: none is set up. */
      saglayici: z.enum(SAGLAYICI_ADLARI).nullable(),
      /** `Tamam` null: the provider cannot be asked. */
      adimlar: z.array(z.strictObject({ Ad: z.string(), Tamam: z.boolean().nullable(), Aciklama: z.string() })),
    }),
    ozet: 'Kartla ödemenin ayarlarını sınar: istek imzalanır, sahte yanıt geri çevrilir, bankaya sorulur; para istenmez.',
  }),
  odemeGeriAl: post({
    degistirir: ['fatura'],
    access: yazan,
    request: z.strictObject({ Id: kimlik, Tutar: para }),
    response: yanit({ Id: z.int() }),
    ozet: 'Alınan paranın tümünü ya da bir kısmını karta geri gönderir; bankaya arkadan sorulur.',
    denetim: 'Kartla ödemenin iadesi istendi',
  }),
  odemeBakildi: post({
    degistirir: ['fatura'],
    access: yazan,
    request: z.strictObject({ Id: kimlik, Gorunuyor: bayrak }),
    response: yanit({ Id: z.int() }),
    ozet: 'Bankaya sorulup öğrenilemeyeni kapatır: bankanın ekranına bakan, iadenin ya da paranın göründüğünü söyler.',
    denetim: 'Kartla ödemeye bankanın ekranından bakıldı',
  }),
  kartSozlesmeleri: post({
    konu: ['banka'],
    access: sayfa(SAYFA.fatura, yetki(YETKI.maliGor)),
    request: bos,
    response: yanit({
      /** Payment provider; null: none is set up. */
      saglayici: z.enum(SAGLAYICI_ADLARI).nullable(),
      sozlesmeler: z.array(kartSozlesmesi),
    }),
    ozet: 'Kart sağlayıcılarla sözleşmeler: taksit sayısına göre komisyon ve valör, geçerlilik günleriyle.',
  }),
  kartSozlesmeKaydet: post({
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
    response: kayitYaniti,
    ozet: 'Bir sağlayıcının bir günden geçerli sözleşmesini kaydeder (Id 0: yeni).',
    denetim: 'Kart sözleşmesi kaydedildi',
  }),
  kartSozlesmeSil: post({
    degistirir: ['banka'],
    access: ayarlayan,
    request: byVersion,
    response: yanit({}),
    ozet: 'Yanlış yazılan sözleşmeyi siler; önceki geçerli olur. İşlenmiş banka hareketleri değişmez.',
    denetim: 'Kart sözleşmesi silindi',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const odemeSozleri = {
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
