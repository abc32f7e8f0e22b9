import { z } from 'zod';
import { kimlik, metin, para, tamSayi, tarih, tutar, yeniVeyaKimlik, zorunluMetin } from '../alan.ts';
import { aramaUcu } from '../aramaUcu.ts';
import { bos, post, sayfa, urun, yanit, yetki } from '../endpoint.ts';
import { listeUcu } from '../listeUcu.ts';
import { SAYFA } from '../sayfa.ts';
import { YETKI } from '../yetki/rules.ts';
import { FATURA_LISTESI } from './liste.ts';
import { EN_COK_KALEM, FATURA_SENARYOLARI, FATURA_TIPLERI, FATURA_TURLERI } from './rules.ts';
import {
  aykirilik,
  faturaGonderimi,
  faturaKalemi,
  faturaKaniti,
  faturaKarti,
  faturaSatiri,
  faturaTahsilati,
  faturaTarafi,
} from './satirlar.ts';

export type { FaturaKarti, FaturaSatiri, FaturaTarafi } from './satirlar.ts';

const surum = tamSayi(0, 2_147_483_647);
const goren = sayfa(SAYFA.fatura, urun(yetki(YETKI.maliGor)));
const kesen = sayfa(SAYFA.fatura, urun(yetki(YETKI.faturaKes)));
const kod = z.string({ error: 'metin olmalı' }).regex(/^\d{3}$/, { error: 'üç haneli bir kod olmalı' });
const ondalik = z
  .string({ error: 'metin olmalı' })
  .regex(/^\d{1,12}(?:\.\d{1,8})?$/, { error: '1250.5 gibi yazılmış bir sayı olmalı' });
const kalem = z.strictObject({
  Ad: zorunluMetin(300),
  Miktar: ondalik,
  BirimKodu: z.string().regex(/^[A-Z0-9]{2,3}$/, { error: 'bilinen bir birim kodu değil' }),
  BirimFiyat: ondalik,
  IskontoOran: tamSayi(1, 10_000).nullable().default(null),
  IskontoTutar: para.default(0 as z.output<typeof para>),
  KdvOran: tamSayi(0, 100),
  MuafiyetKodu: kod.nullable().default(null),
  TevkifatKodu: kod.nullable().default(null),
});
const form = z.strictObject({
  Id: yeniVeyaKimlik,
  Surum: surum,
  MusteriId: kimlik,
  ProjeId: kimlik,
  Senaryo: z.enum(FATURA_SENARYOLARI, { error: 'bilinen bir senaryo değil' }),
  Tip: z.enum(FATURA_TIPLERI, { error: 'bilinen bir fatura tipi değil' }),
  Tarih: tarih,
  Vade: tarih.nullable(),
  ParaBirimi: z.string().regex(/^[A-Z]{3}$/, { error: 'üç harfli bir para birimi kodu olmalı' }),
  Kur: z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,6})?$/, { error: '41.25 gibi yazılmış bir kur olmalı' })
    .nullable(),
  Aciklama: metin(2000),
  Kalemler: z.array(kalem).max(EN_COK_KALEM, { error: `en fazla ${EN_COK_KALEM} satır olabilir` }),
});
const kayit = yanit({ Id: z.int(), Surum: z.int() });
const dosya = yanit({ basefile: z.string(), dosyaAdi: z.string() });
const ayar = z.strictObject({
  Unvan: metin(200),
  Vkn: z.string().regex(/^(?:\d{10,11})?$/, { error: '10 ya da 11 haneli olmalı' }),
  VergiDairesi: metin(100),
  Adres: metin(300),
  Ilce: metin(60),
  Il: metin(60),
  Telefon: metin(30),
  Eposta: metin(120),
  EfaturaSeri: metin(3),
  EarsivSeri: metin(3),
  VadeGun: tamSayi(0, 365),
});

export const fatura = {
  getFaturaList: listeUcu(FATURA_LISTESI, {
    satir: faturaSatiri,
    ait: { Tur: z.enum(FATURA_TURLERI, { error: 'efatura ya da earsiv olmalı' }) },
    ek: {
      /** What the invoices that were cut and are found come to, a line a currency; returns taken off. */
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
      /** What still stands against cutting it; of what was cut nothing. */
      aykiriliklar: z.array(aykirilik),
      /** What it was held against before it leaves; null: it was cut before proofs were kept, or not cut. */
      kanit: faturaKaniti.nullable(),
      /** Where it is at the integrator; null: it was not sent. */
      gonderim: faturaGonderimi.nullable(),
      /** Whom invoices go to: nobody, one to try against, or the integrator that is named. */
      entegrator: z.enum(['yok', 'deneme', 'gercek']),
      /** Why it cannot be cancelled; null: it can. */
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
    response: yanit({ Odenecek: tutar, aykiriliklar: z.array(aykirilik) }),
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
    degistirir: ['fatura'],
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
    degistirir: ['fatura'],
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
    degistirir: ['fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz))),
    request: z.strictObject({ Id: kimlik, Surum: surum, Tarih: tarih, Tutar: para, Aciklama: metin(300) }),
    response: kayit,
    ozet: 'Faturanın tahsilatını yazar; kalanından çok yazılmaz.',
  }),
  faturaTahsilatGeriAl: post({
    path: '/mali/fatura/faturaTahsilatGeriAl',
    effect: 'write',
    degistirir: ['fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz))),
    request: z.strictObject({ Id: kimlik, Surum: surum, TahsilatId: kimlik }),
    response: kayit,
    ozet: 'Elle yazılmış bir tahsilatı geri alır; satırı kalır.',
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
