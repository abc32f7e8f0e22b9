import { z } from 'zod';
import { baslikliHareket } from '../../platform/hareket/contract.ts';
import { kimlik, metin, para, surum, tarih, tutar, zorunluMetin, byId, byVersion } from '../../platform/field/alan.ts';
import { aramaUcu } from '../../platform/search/aramaUcu.ts';
import {
  bos,
  kayitYaniti,
  post,
  sayfa,
  under,
  urun,
  yanit,
  yetki,
  fileAnswer,
  fileCall,
} from '../../platform/call/endpoint.ts';
import { listeUcu } from '../../platform/list/listeUcu.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { GELEN_DOSYA_SINIRI, GELEN_YANIT_ADLARI } from './gelen.ts';
import { ALICI_YANITLARI, GONDERIM_ADLARI } from './gonderim.ts';
import { FATURA_LISTESI, GELEN_LISTESI } from './liste.ts';
import { FATURA_TURLERI, FATURA_DURUM_ADLARI, FATURA_HAREKETLERI } from './rules.ts';
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

const goren = sayfa(SAYFA.fatura, urun(yetki(YETKI.maliGor)));
const kesen = sayfa(SAYFA.fatura, urun(yetki(YETKI.faturaKes)));
const gelenGoren = sayfa(SAYFA.fatura, yetki(YETKI.maliGor));
const gelenIsleyen = sayfa(SAYFA.fatura, yetki(YETKI.faturaKes));
const base64 = z
  .string({ error: 'metin olmalı' })
  .min(4, { error: 'dosya boş' })
  .max(Math.ceil(GELEN_DOSYA_SINIRI / 3) * 4, { error: 'dosya en çok 4 MB olabilir' })
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'base64 olmalı' });
export const fatura = under('/mali/fatura', {
  getFaturaList: listeUcu(FATURA_LISTESI, {
    satir: faturaSatiri,
    ait: { Tur: z.enum(FATURA_TURLERI, { error: 'efatura ya da earsiv olmalı' }) },
    ek: {
      /** Totals of the issued invoices in the list, one row per currency, less the returns. */
      ozet: z.array(
        z.strictObject({ ParaBirimi: z.string(), Adet: z.int(), Odenecek: tutar, Kalan: tutar, Gecikmis: tutar }),
      ),
    },
    konu: ['fatura', 'musteriler', 'proje'],
    access: goren,
    ozet: 'Kesilen ve hazırlanan e-Fatura ya da e-Arşiv faturaları: süzgeçler ve toplamlar; kişinin ürünleriyle sınırlı.',
  }),
  faturaBul: aramaUcu({
    access: goren,
    ozet: 'Numarasıyla ya da müşterisiyle bulunan faturalar.',
  }),
  getFaturaDetay: post({
    konu: ['fatura', 'musteriler', 'proje'],
    access: goren,
    request: byId,
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
      hareketlist: z.array(baslikliHareket),
    }),
    ozet: 'Bir fatura: satırları, tarafları, denetimi, tahsilatı ve geçmişi.',
  }),
  faturaHesapla: post({
    konu: [],
    access: goren,
    request: z.strictObject({ fatura: form }),
    response: yanit({ Odenecek: tutar, aykiriliklar: z.array(aykirilik), uyarilar: z.array(z.string()) }),
    govdeSiniri: 256 * 1024,
    ozet: 'Yazılmakta olan faturanın toplamı ve kesilmesine engel olanlar.',
  }),
  faturaKaydet: post({
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ fatura: form }),
    response: kayitYaniti,
    govdeSiniri: 256 * 1024,
    ozet: 'Fatura taslağı açar (Id 0) ya da değiştirir; kesilmiş fatura değişmez.',
    denetim: 'Fatura taslağı kaydedildi',
  }),
  faturaLisanstan: post({
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ LisansId: kimlik }),
    response: yanit({ Id: z.int(), Tur: z.enum(FATURA_TURLERI) }),
    ozet: 'Lisansın döneminden fatura taslağı açar; açık taslağı varsa onu verir.',
    denetim: 'Lisanstan fatura taslağı açıldı',
  }),
  faturaKes: post({
    degistirir: ['fatura', 'defter'],
    access: kesen,
    request: byVersion,
    response: yanit({ Id: z.int(), Surum: z.int(), No: z.string() }),
    ozet: 'Taslağı denetler, numara verir ve XML’iyle birlikte saklar; bundan sonra değişmez.',
    denetim: 'Fatura kesildi',
  }),
  faturaVazgec: post({
    degistirir: ['fatura'],
    access: kesen,
    request: byVersion,
    response: kayitYaniti,
    ozet: 'Kesilmemiş taslaktan vazgeçer.',
    denetim: 'Fatura taslağından vazgeçildi',
  }),
  faturaGonder: post({
    degistirir: ['fatura'],
    access: kesen,
    request: byVersion,
    response: kayitYaniti,
    ozet: 'Kesilmiş ve kanıtı tam faturayı entegratöre gönderilmek üzere sıraya alır; yolda olan bir daha alınmaz.',
    denetim: 'Fatura gönderime alındı',
  }),
  faturaDurumSorgula: post({
    degistirir: ['fatura'],
    access: kesen,
    request: byId,
    response: yanit({ Id: z.int() }),
    ozet: 'Yoldaki faturanın durumunu entegratöre hemen sordurur.',
    denetim: 'Faturanın durumu soruldu',
  }),
  faturaIptal: post({
    degistirir: ['fatura', 'defter'],
    access: kesen,
    request: byVersion.extend({ Neden: metin(500) }),
    response: kayitYaniti,
    ozet: 'Kesilmiş faturayı süresi içinde nedeniyle iptal eder; numarası bir daha verilmez.',
    denetim: 'Fatura iptal edildi',
  }),
  faturaIade: post({
    degistirir: ['fatura'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.faturaIade))),
    request: byVersion,
    response: kayitYaniti,
    ozet: 'Kesilmiş faturanın satırlarıyla iade faturası taslağı açar.',
    denetim: 'İade faturası açıldı',
  }),
  faturaTahsilatYaz: post({
    degistirir: ['fatura', 'defter'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz))),
    request: byVersion.extend({ Tarih: tarih, Tutar: para, Aciklama: metin(300) }),
    response: kayitYaniti,
    ozet: 'Faturanın tahsilatını yazar; kalanından çok yazılmaz.',
    denetim: 'Tahsilat yazıldı',
  }),
  faturaTahsilatGeriAl: post({
    degistirir: ['fatura', 'defter'],
    access: sayfa(SAYFA.fatura, urun(yetki(YETKI.tahsilatYaz))),
    request: byVersion.extend({ TahsilatId: kimlik }),
    response: kayitYaniti,
    ozet: 'Elle yazılmış bir tahsilatı geri alır; satırı kalır.',
    denetim: 'Tahsilat geri alındı',
  }),
  getGelenList: listeUcu(GELEN_LISTESI, {
    satir: gelenFatura,
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
    konu: ['fatura'],
    access: gelenGoren,
    request: byId,
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
    degistirir: ['fatura'],
    access: gelenIsleyen,
    request: z.strictObject({ Dosya: zorunluMetin(200), Icerik: base64 }),
    response: yanit({ Yeni: z.int(), Eski: z.int(), okunamayan: z.array(z.string()) }),
    govdeSiniri: 2 * GELEN_DOSYA_SINIRI,
    ozet: 'Elden gelen faturaları (XML ya da XML’lerin ZIP’i, base64) okur ve saklar; aynı fatura bir kez yazılır.',
    denetim: 'Gelen fatura yüklendi',
  }),
  gelenAl: post({
    degistirir: ['fatura'],
    access: gelenIsleyen,
    request: bos,
    response: yanit({}),
    ozet: 'Gelen faturaları entegratörden hemen aldırır.',
    denetim: 'Gelen faturalar istendi',
  }),
  gelenYanitla: post({
    degistirir: ['fatura'],
    access: gelenIsleyen,
    request: byVersion.extend({
      Yanit: z.enum(ALICI_YANITLARI, { error: 'KABUL ya da RED olmalı' }),
      Neden: metin(500),
      /** The answer was given elsewhere and is only recorded. */
      Disarida: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
    }),
    response: kayitYaniti,
    ozet: 'Gelen ticari faturayı süresi içinde kabul eder ya da nedeniyle reddeder; yanıt entegratörle gider ya da dışarıda verilen yanıt yazılır.',
    denetim: 'Gelen fatura yanıtlandı',
  }),
  print_gelen: fileCall({
    access: gelenGoren,
    request: byId,
    ozet: 'Gelen faturanın okunan PDF görüntüsü (base64).',
    denetim: 'Gelen fatura görüntülendi',
  }),
  gelenXml: post({
    konu: [],
    access: gelenGoren,
    request: byId,
    response: fileAnswer,
    ozet: 'Gelen faturanın geldiği hâliyle XML’i (base64).',
    denetim: 'Gelen faturanın XML’i alındı',
  }),
  mukellefSorgula: post({
    degistirir: ['fatura'],
    access: kesen,
    request: z.strictObject({ MusteriId: kimlik }),
    response: yanit({}),
    ozet: 'Müşterinin e-Fatura mükellefi olup olmadığını entegratöre sordurur.',
    denetim: 'Mükellefiyet soruldu',
  }),
  mukellefListesiYukle: post({
    degistirir: ['fatura'],
    access: sayfa(SAYFA.fatura, yetki(YETKI.faturaAyarla)),
    request: z.strictObject({ Dosya: zorunluMetin(200), Icerik: base64 }),
    response: yanit({ Yazilan: z.int(), Atlanan: z.int() }),
    govdeSiniri: 2 * GELEN_DOSYA_SINIRI,
    ozet: 'Mükellef listesini (XML, CSV ya da ZIP’i, base64) okur; e-Fatura mı e-Arşiv mi kesileceğini bu liste belirler.',
    denetim: 'Mükellef listesi yüklendi',
  }),
  print_fatura: fileCall({
    access: goren,
    request: byId,
    ozet: 'Faturanın PDF görüntüsü (base64): karekodu ve yazıyla tutarıyla; taslakta üzerinde taslak yazar.',
    denetim: 'Fatura görüntülendi',
  }),
  faturaXml: post({
    konu: [],
    access: goren,
    request: byId,
    response: fileAnswer,
    ozet: 'Kesilmiş faturanın saklanan UBL-TR XML’i (base64).',
    denetim: 'Faturanın XML’i alındı',
  }),
  faturaAyari: post({
    konu: ['fatura'],
    access: sayfa(SAYFA.fatura, yetki(YETKI.maliGor)),
    request: bos,
    response: yanit({ ayar: ayar.extend({ Surum: z.int() }) }),
    ozet: 'Faturada satıcı olarak yazılanlar, seriler ve vade.',
  }),
  faturaAyarKaydet: post({
    degistirir: ['fatura'],
    access: sayfa(SAYFA.fatura, yetki(YETKI.faturaAyarla)),
    request: z.strictObject({ ayar: ayar.extend({ Surum: surum }) }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Satıcı bilgilerini, serileri ve vadeyi kaydeder; kesilmiş faturalar olduğu gibi kalır.',
    denetim: 'Fatura ayarları kaydedildi',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const faturaSozleri = {
  eylemler: {
    gelenOkunamadi: 'Gelen fatura okunamadı',
  },
  nesneler: {
    fatura: 'Fatura',
    fatura_ayari: 'Fatura ayarları',
    gelen_fatura: 'Gelen fatura',
  },
  alanlar: {
    ...FATURA_HAREKETLERI.alanlar,
    EfaturaSeri: 'e-Fatura serisi',
    EarsivSeri: 'e-Arşiv serisi',
    Iban: 'IBAN',
    VadeGun: 'Vade (gün)',
    YanitGun: 'Yanıt süresi (gün)',
    Ettn: 'ETTN',
    Yeni: 'Yeni',
    Okunamayan: 'Okunamayan',
    Disarida: 'Dışarıda verildi',
    Yazilan: 'Yazılan',
  },
  paralar: ['Odenecek', 'Tutar'],
  degerler: {
    Durum: { ...GONDERIM_ADLARI, ...FATURA_DURUM_ADLARI },
    DurumAnahtar: FATURA_DURUM_ADLARI,
    Gonderim: GONDERIM_ADLARI,
    Yanit: { ...GELEN_YANIT_ADLARI, KABUL: 'Kabul', RED: 'Ret' },
  },
  yollar: { fatura: '/mali/efatura/' },
} as const;
