import { z } from 'zod';
import { kimlik, para, tamSayi, tutar, zorunluMetin } from '../alan.ts';
import { bos, form, post, sayfa, urun, yanit, yetki } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import {
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

const adlar = <T extends string>(o: Readonly<Record<T, string>>) => Object.keys(o) as T[];
const yazan = sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz)));

export const odeme = {
  prepare: post({
    path: '/mali/payment/prepare',
    effect: 'write',
    degistirir: ['fatura'],
    access: yazan,
    request: z.strictObject({ FaturaId: kimlik, Taksit: tamSayi(1, 12).default(1) }),
    response: yanit({
      orderId: z.string(),
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
    }),
    ozet: 'Bir ödemenin sonucu: oturum istemez, sonucu yalnızca bankanın söyledikleri belirler.',
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
      taksitler: z.array(z.int()),
      /** Why this invoice is not paid by card; null: it is. */
      engel: z.string().nullable(),
      /** The page on which the customer pays it; null: it was not given out. */
      baglanti: z.string().nullable(),
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
          Zaman: z.string(),
          Bitis: z.string().nullable(),
          /** What may still be sent back; 0: nothing, or the provider cannot. */
          IadeEdilebilir: tutar,
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
    request: z.strictObject({ FaturaId: kimlik }),
    response: yanit({ baglanti: z.string() }),
    ozet: 'Müşterinin faturayı ödeyeceği sayfanın adresini verir; aynı faturaya aynı adres.',
  }),
  odemeBaglantiKapat: post({
    path: '/mali/payment/odemeBaglantiKapat',
    effect: 'write',
    degistirir: ['fatura'],
    access: yazan,
    request: z.strictObject({ FaturaId: kimlik }),
    response: yanit({}),
    ozet: 'Verilen ödeme bağlantısını kapatır: adresi bilen artık sayfayı açamaz. Yeniden verilirse adres aynıdır.',
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
};
