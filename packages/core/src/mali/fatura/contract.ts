import { z } from 'zod';
import { kimlik, metin, para, tamSayi, tarih, tutar, zorunluMetin } from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import { bos, post, sayfa, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { GELEN_DOSYA_SINIRI } from './gelen.ts';
import { ALICI_YANITLARI } from './gonderim.ts';
import { FATURA_LISTESI, GELEN_LISTESI } from './liste.ts';
import { FATURA_TURLERI } from './rules.ts';
import { ayar, form } from './formlar.ts';
import {
  aykirilik,
  faturaGonderimi,
  faturaKalemi,
  faturaKaniti,
  faturaKarti,
  faturaSatiri,
  faturaTahsilati,
  faturaTarafi,
  gelenFatura,
  gelenKalemi,
} from './satirlar.ts';

export type { FaturaKarti, FaturaSatiri, FaturaTarafi, GelenFatura } from './satirlar.ts';

const surum = tamSayi(0, 2_147_483_647);
const goren = sayfa(SAYFA.fatura, urun(yetki(YETKI.maliGor)));
const kesen = sayfa(SAYFA.fatura, urun(yetki(YETKI.faturaKes)));
const gelenGoren = sayfa(SAYFA.fatura, yetki(YETKI.maliGor));
const gelenIsleyen = sayfa(SAYFA.fatura, yetki(YETKI.faturaKes));
const base64 = z
  .string({ error: 'metin olmalı' })
  .min(4, { error: 'dosya boş' })
  .max(Math.ceil(GELEN_DOSYA_SINIRI / 3) * 4, { error: 'dosya en çok 4 MB olabilir' })
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'base64 olmalı' });
const kayit = yanit({ Id: z.int(), Surum: z.int() });
const dosya = yanit({ basefile: z.string(), dosyaAdi: z.string() });
export const fatura = {
  getFaturaList: listeUcu(FATURA_LISTESI, {
    satir: faturaSatiri,
    ait: { Tur: z.enum(FATURA_TURLERI, { error: 'efatura ya da earsiv olmalı' }) },
    ek: {
      /** Totals of the issued invoices in the list, one row per currency, less the returns. */
      ozet: z.array(
        z.strictObject({ ParaBirimi: z.string(), Adet: z.int(), Odenecek: tutar, Kalan: tutar, Gecikmis: tutar }),
      ),
    },
    path: '/mali/fatura/getFaturaList',
    konu: ['fatura', 'musteriler', 'proje'],
    access: goren,
    ozet: 'Kesilen ve hazırlanan e-Fatura ya da e-Arşiv faturaları: süzgeçler ve toplamlar; kişinin ürünleriyle sınırlı.',
  }),
  faturaBul: aramaUcu({
    path: '/mali/fatura/faturaBul',
    access: goren,
    ozet: 'Numarasıyla ya da müşterisiyle bulunan faturalar.',
  }),
  getFaturaDetay: post({
    path: '/mali/fatura/getFaturaDetay',
    effect: 'read',
    konu: ['fatura', 'musteriler', 'proje'],
    access: goren,
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      fatura: faturaKarti,
      kalemler: z.array(faturaKalemi),
      satici: faturaTarafi,
      alici: faturaTarafi,
      tahsilatlar: z.array(faturaTahsilati),
      iadeler: z.array(z.strictObject({ Id: z.int(), No: z.string().nullable(), Odenecek: tutar })),
      /** Rules that a draft still violates. Empty for an issued invoice. */
      aykiriliklar: z.array(aykirilik),
      /** Warnings before issuing. They do not block it. */
      uyarilar: z.array(z.string()),
      /** Proof of the checks before sending. Null: not issued, or issued before proofs were stored. */
      kanit: faturaKaniti.nullable(),
      /** State at the integrator. Null: not sent. */
      gonderim: faturaGonderimi.nullable(),
      /** Recipient of invoices: none, a test integrator, or the named integrator. */
      entegrator: z.enum(['yok', 'deneme', 'gercek']),
      /** Reason to refuse a cancellation. Null: it can be cancelled. */
      iptalEngeli: z.string().nullable(),
      hareketlist: z.array(
        z.strictObject({
          Id: z.int(),
          Zaman: z.string(),
          Baslik: z.string(),
          Aciklama: z.string(),
          Kisi: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Bir fatura: satırları, tarafları, denetimi, tahsilatı ve geçmişi.',
  }),
  faturaHesapla: post({
    path: '/mali/fatura/faturaHesapla',
    effect: 'read',
    konu: [],
    access: goren,
    request: z.strictObject({ fatura: form }),
    response: yanit({ Odenecek: tutar, aykiriliklar: z.array(aykirilik), uyarilar: z.array(z.string()) }),
    govdeSiniri: 256 * 1024,
    ozet: 'Yazılmakta olan faturanın toplamı ve kesilmesine engel olanlar.',
  }),
  faturaKaydet: post({
    path: '/mali/fatura/faturaKaydet',
    effect: 'write',
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ fatura: form }),
    response: kayit,
    govdeSiniri: 256 * 1024,
    ozet: 'Fatura taslağı açar (Id 0) ya da değiştirir; kesilmiş fatura değişmez.',
  }),
  faturaLisanstan: post({
    path: '/mali/fatura/faturaLisanstan',
    effect: 'write',
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ LisansId: kimlik }),
    response: yanit({ Id: z.int(), Tur: z.enum(FATURA_TURLERI) }),
    ozet: 'Lisansın döneminden fatura taslağı açar; açık taslağı varsa onu verir.',
  }),
  faturaKes: post({
    path: '/mali/fatura/faturaKes',
    effect: 'write',
    degistirir: ['fatura', 'defter'],
    access: kesen,
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: yanit({ Id: z.int(), Surum: z.int(), No: z.string() }),
    ozet: 'Taslağı denetler, numara verir ve XML’iyle birlikte saklar; bundan sonra değişmez.',
  }),
  faturaVazgec: post({
    path: '/mali/fatura/faturaVazgec',
    effect: 'write',
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: kayit,
    ozet: 'Kesilmemiş taslaktan vazgeçer.',
  }),
  faturaGonder: post({
    path: '/mali/fatura/faturaGonder',
    effect: 'write',
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: kayit,
    ozet: 'Kesilmiş ve kanıtı tam faturayı entegratöre gönderilmek üzere sıraya alır; yolda olan bir daha alınmaz.',
  }),
  faturaDurumSorgula: post({
    path: '/mali/fatura/faturaDurumSorgula',
    effect: 'write',
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ Id: kimlik }),
    response: yanit({ Id: z.int() }),
    ozet: 'Yoldaki faturanın durumunu entegratöre hemen sordurur.',
  }),
  faturaIptal: post({
    path: '/mali/fatura/faturaIptal',
    effect: 'write',
    degistirir: ['fatura', 'defter'],
    access: kesen,
    request: z.strictObject({ Id: kimlik, Surum: surum, Neden: metin(500) }),
    response: kayit,
    ozet: 'Kesilmiş faturayı süresi içinde nedeniyle iptal eder; numarası bir daha verilmez.',
  }),
  faturaIade: post({
    path: '/mali/fatura/faturaIade',
    effect: 'write',
    degistirir: ['fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.faturaIade))),
    request: z.strictObject({ Id: kimlik, Surum: surum }),
    response: kayit,
    ozet: 'Kesilmiş faturanın satırlarıyla iade faturası taslağı açar.',
  }),
  faturaTahsilatYaz: post({
    path: '/mali/fatura/faturaTahsilatYaz',
    effect: 'write',
    degistirir: ['fatura', 'defter'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz))),
    request: z.strictObject({ Id: kimlik, Surum: surum, Tarih: tarih, Tutar: para, Aciklama: metin(300) }),
    response: kayit,
    ozet: 'Faturanın tahsilatını yazar; kalanından çok yazılmaz.',
  }),
  faturaTahsilatGeriAl: post({
    path: '/mali/fatura/faturaTahsilatGeriAl',
    effect: 'write',
    degistirir: ['fatura', 'defter'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz))),
    request: z.strictObject({ Id: kimlik, Surum: surum, TahsilatId: kimlik }),
    response: kayit,
    ozet: 'Elle yazılmış bir tahsilatı geri alır; satırı kalır.',
  }),
  getGelenList: listeUcu(GELEN_LISTESI, {
    satir: gelenFatura,
    path: '/mali/fatura/getGelenList',
    konu: ['fatura'],
    access: gelenGoren,
    ek: {
      /** There is an integrator to fetch invoices from. */
      alinir: z.boolean(),
      /** Recently fetched invoices that could not be stored, the newest first. */
      alinamayanlar: z.array(z.strictObject({ Ettn: z.string(), Neden: z.string(), Zaman: z.string() })),
    },
    ozet: 'Başkalarının gönderdiği faturalar: gönderen, tutar, yanıt ve son günü.',
  }),
  getGelenDetay: post({
    path: '/mali/fatura/getGelenDetay',
    effect: 'read',
    konu: ['fatura'],
    access: gelenGoren,
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      gelen: gelenFatura.extend({
        YanitNedeni: z.string(),
        /** Reason why the integrator refused the last answer. Empty: it accepted the answer, or there was none. */
        YanitHatasi: z.string(),
        Yanitlayan: z.string().nullable(),
        YanitZamani: z.string().nullable(),
      }),
      aykiriliklar: z.array(aykirilik),
      satici: faturaTarafi,
      notlar: z.array(z.string()),
      kalemler: z.array(gelenKalemi),
      yanitlanir: z.boolean(),
      /**
       * The answer goes through the integrator, which knows only invoices that it delivered. Other answers are given
       * elsewhere and only recorded here.
       */
      gonderilir: z.boolean(),
    }),
    ozet: 'Gelen bir fatura: göndereni, satırları, kurallara uymayanları ve yanıtı.',
  }),
  gelenYukle: post({
    path: '/mali/fatura/gelenYukle',
    effect: 'write',
    degistirir: ['fatura'],
    access: gelenIsleyen,
    request: z.strictObject({ Dosya: zorunluMetin(200), Icerik: base64 }),
    response: yanit({ Yeni: z.int(), Eski: z.int(), okunamayan: z.array(z.string()) }),
    govdeSiniri: 2 * GELEN_DOSYA_SINIRI,
    ozet: 'Elden gelen faturaları (XML ya da XML’lerin ZIP’i, base64) okur ve saklar; aynı fatura bir kez yazılır.',
  }),
  gelenAl: post({
    path: '/mali/fatura/gelenAl',
    effect: 'write',
    degistirir: ['fatura'],
    access: gelenIsleyen,
    request: bos,
    response: yanit({}),
    ozet: 'Gelen faturaları entegratörden hemen aldırır.',
  }),
  gelenYanitla: post({
    path: '/mali/fatura/gelenYanitla',
    effect: 'write',
    degistirir: ['fatura'],
    access: gelenIsleyen,
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      Yanit: z.enum(ALICI_YANITLARI, { error: 'KABUL ya da RED olmalı' }),
      Neden: metin(500),
      /** The answer was given elsewhere and is only recorded. */
      Disarida: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
    }),
    response: kayit,
    ozet: 'Gelen ticari faturayı süresi içinde kabul eder ya da nedeniyle reddeder; yanıt entegratörle gider ya da dışarıda verilen yanıt yazılır.',
  }),
  print_gelen: post({
    path: '/mali/fatura/print_gelen',
    effect: 'read',
    konu: [],
    agir: true,
    access: gelenGoren,
    request: z.strictObject({ Id: kimlik }),
    response: dosya,
    ozet: 'Gelen faturanın okunan PDF görüntüsü (base64).',
  }),
  gelenXml: post({
    path: '/mali/fatura/gelenXml',
    effect: 'read',
    konu: [],
    access: gelenGoren,
    request: z.strictObject({ Id: kimlik }),
    response: dosya,
    ozet: 'Gelen faturanın geldiği hâliyle XML’i (base64).',
  }),
  mukellefSorgula: post({
    path: '/mali/fatura/mukellefSorgula',
    effect: 'write',
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ MusteriId: kimlik }),
    response: yanit({}),
    ozet: 'Müşterinin e-Fatura mükellefi olup olmadığını entegratöre sordurur.',
  }),
  mukellefListesiYukle: post({
    path: '/mali/fatura/mukellefListesiYukle',
    effect: 'write',
    degistirir: ['fatura'],
    access: sayfa(SAYFA.fatura, yetki(YETKI.faturaAyarla)),
    request: z.strictObject({ Dosya: zorunluMetin(200), Icerik: base64 }),
    response: yanit({ Yazilan: z.int(), Atlanan: z.int() }),
    govdeSiniri: 2 * GELEN_DOSYA_SINIRI,
    ozet: 'Mükellef listesini (XML, CSV ya da ZIP’i, base64) okur; e-Fatura mı e-Arşiv mi kesileceğini bu liste belirler.',
  }),
  print_fatura: post({
    path: '/mali/fatura/print_fatura',
    effect: 'read',
    konu: [],
    agir: true,
    access: goren,
    request: z.strictObject({ Id: kimlik }),
    response: dosya,
    ozet: 'Faturanın PDF görüntüsü (base64): karekodu ve yazıyla tutarıyla; taslakta üzerinde taslak yazar.',
  }),
  faturaXml: post({
    path: '/mali/fatura/faturaXml',
    effect: 'read',
    konu: [],
    access: goren,
    request: z.strictObject({ Id: kimlik }),
    response: dosya,
    ozet: 'Kesilmiş faturanın saklanan UBL-TR XML’i (base64).',
  }),
  faturaAyari: post({
    path: '/mali/fatura/faturaAyari',
    effect: 'read',
    konu: ['fatura'],
    access: sayfa(SAYFA.fatura, yetki(YETKI.maliGor)),
    request: bos,
    response: yanit({ ayar: ayar.extend({ Surum: z.int() }) }),
    ozet: 'Faturada satıcı olarak yazılanlar, seriler ve vade.',
  }),
  faturaAyarKaydet: post({
    path: '/mali/fatura/faturaAyarKaydet',
    effect: 'write',
    degistirir: ['fatura'],
    access: sayfa(SAYFA.fatura, yetki(YETKI.faturaAyarla)),
    request: z.strictObject({ ayar: ayar.extend({ Surum: surum }) }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Satıcı bilgilerini, serileri ve vadeyi kaydeder; kesilmiş faturalar olduğu gibi kalır.',
  }),
};
