import type { fatura as contract } from '@masabasi/core/mali/fatura/contract';
import { type Aykirilik, faturaAykiriliklari, type KontrolSecimi } from '@masabasi/core/mali/fatura/kontrol';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { faturaKoku, koktenOku } from './oku.ts';
import { yapiAykiriliklari } from './yapi.ts';

const [sayfa] = SAYFA.fatura;
const YOK = 2_000_000_000;

/** A draft with only its required fields. */
export const BOS_FATURA = {
  Id: 0,
  Surum: 0,
  MusteriId: YOK,
  ProjeId: 2,
  Senaryo: 'TEMELFATURA' as const,
  Tip: 'SATIS' as const,
  Tarih: '2026-10-01',
  Vade: null,
  ParaBirimi: 'TRY',
  Kur: null,
  Aciklama: '',
  Kalemler: [],
} satisfies Girdi<typeof contract.faturaKaydet>['fatura'];

const AYAR = {
  Unvan: 'Masabaşı Yazılım A.Ş.',
  Vkn: '1112223339',
  VergiDairesi: 'Çankaya',
  Adres: 'Cinnah Caddesi 12',
  Ilce: 'Çankaya',
  Il: 'Ankara',
  Telefon: '',
  Eposta: '',
  Iban: '',
  EfaturaSeri: 'MSB',
  EarsivSeri: 'MSA',
  VadeGun: 30,
  YanitGun: 8,
  Surum: 1,
};

export const URN = 'urn:oasis:names:specification:ubl:schema:xsd';
/** First elements of an invoice. */
export const SEMA_BASI = [
  'UBLVersionID',
  'CustomizationID',
  'ProfileID',
  'ID',
  'CopyIndicator',
  'UUID',
  'IssueDate',
  'IssueTime',
];
/**
 * Writes a folder like the official package: the frame of the official schema, in files that include each other as the
 * official ones do, with open content.
 * @param ilk first elements of an invoice
 */
export function semaPaketi(dizin: string, ilk: readonly string[] = SEMA_BASI): string {
  for (const d of ['maindoc', 'common']) mkdirSync(join(dizin, d), { recursive: true });
  const sema = (hedef: string, icerik: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns="${URN}:${hedef}"
      xmlns:cbc="${URN}:CommonBasicComponents-2" targetNamespace="${URN}:${hedef}" elementFormDefault="qualified">${icerik}</xsd:schema>`;
  writeFileSync(
    join(dizin, 'common', 'UBL-CommonBasicComponents-2.1.xsd'),
    sema('CommonBasicComponents-2', ilk.map((e) => `<xsd:element name="${e}" type="xsd:normalizedString"/>`).join('')),
  );
  const sira = ilk.map((e) => `<xsd:element ref="cbc:${e}"/>`).join('');
  writeFileSync(
    join(dizin, 'maindoc', 'UBL-Invoice-2.1.xsd'),
    sema(
      'Invoice-2',
      `<xsd:import namespace="${URN}:CommonBasicComponents-2" schemaLocation="../common/UBL-CommonBasicComponents-2.1.xsd"/>
       <xsd:element name="Invoice"><xsd:complexType><xsd:sequence>
         <xsd:any namespace="${URN}:CommonExtensionComponents-2" processContents="skip" minOccurs="0"/>
         ${sira}<xsd:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/>
       </xsd:sequence></xsd:complexType></xsd:element>`,
    ),
  );
  return dizin;
}

/**
 * All objections to the invoice in a file, its structure and content.
 * @throws XmlHatasi when the file is refused
 */
export function dosyaAykiriliklari(xml: string, secim: KontrolSecimi): Aykirilik[] {
  const kok = faturaKoku(xml);
  return [...yapiAykiriliklari(kok, secim.bugun), ...faturaAykiriliklari(koktenOku(kok), secim)];
}

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  getFaturaList: { kim: 'yetki 1010', sayfa, istek: { Tur: 'earsiv' } },
  faturaBul: { kim: 'yetki 1010', sayfa, istek: { ara: 'kanarya' } },
  getFaturaDetay: { kim: 'yetki 1010', sayfa, istek: { Id: YOK } },
  faturaHesapla: { kim: 'yetki 1010', sayfa, istek: { fatura: BOS_FATURA } },
  faturaKaydet: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { fatura: BOS_FATURA } },
  faturaLisanstan: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { LisansId: YOK } },
  faturaKes: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  faturaVazgec: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  faturaGonder: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  faturaDurumSorgula: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  faturaIptal: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Neden: 'Yanlış müşteri' } },
  faturaIade: { kim: 'yetki 1013', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  faturaTahsilatYaz: {
    kim: 'yetki 1016',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Tarih: '2026-10-01', Tutar: 100, Aciklama: '' },
  },
  faturaTahsilatGeriAl: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, TahsilatId: YOK } },
  getGelenList: { kim: 'yetki 1010', sayfa, istek: {} },
  getGelenDetay: { kim: 'yetki 1010', sayfa, istek: { Id: YOK } },
  gelenYukle: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { Dosya: 'a.xml', Icerik: 'PGEvPg==' } },
  gelenAl: { kim: 'yetki 1011', kazancsiz: 'kural', sayfa },
  gelenYanitla: {
    kim: 'yetki 1011',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Yanit: 'KABUL', Neden: '' },
  },
  gelenXml: { kim: 'yetki 1010', sayfa, istek: { Id: YOK } },
  print_gelen: { kim: 'yetki 1010', sayfa, istek: { Id: YOK } },
  mukellefSorgula: { kim: 'yetki 1011', kazancsiz: 'kayit', sayfa, istek: { MusteriId: YOK } },
  mukellefListesiYukle: { kim: 'yetki 1017', kazancsiz: 'kural', sayfa, istek: { Dosya: 'a.csv', Icerik: 'YWFhYQ==' } },
  print_fatura: { kim: 'yetki 1010', sayfa, istek: { Id: YOK } },
  faturaXml: { kim: 'yetki 1010', sayfa, istek: { Id: YOK } },
  faturaAyari: { kim: 'yetki 1010', sayfa },
  faturaAyarKaydet: { kim: 'yetki 1017', kazancsiz: 'kural', sayfa, istek: { ayar: AYAR } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'fatura',
    MusteriId: 'musteri',
    ProjeId: 'proje',
    LisansId: 'lisans',
    TahsilatId: 'fatura_tahsilat',
    'faturaBul.idler': 'fatura',
    'getGelenDetay.Id': 'gelen_fatura',
    'gelenYanitla.Id': 'gelen_fatura',
    'gelenXml.Id': 'gelen_fatura',
    'print_gelen.Id': 'gelen_fatura',
  },
  disarida: {
    'the company’s own books; the audit says that it was done': [
      'fatura.acan_id',
      'fatura.kesen_id',
      'fatura_tahsilat.yazan_id',
      'fatura_tahsilat.geri_alan_id',
      'hareket_fatura.kisi_id',
      'gelen_fatura.yanitlayan_id',
    ],
  },
  urunSatirlari: {
    async fatura({ db, id, urunId, ortakId, zaman, altinciId }) {
      await sql`insert into fatura (id, tur, musteri_id, proje_id, senaryo, tip, tarih, aciklama, acan_id, acilis_zamani)
        values (${id}, 'earsiv', ${ortakId}, ${urunId}, 'EARSIVFATURA', 'SATIS', ${zaman}::date, 'Kanaryaaciklama',
          ${altinciId}, ${zaman})`.execute(db);
      await sql`insert into fatura_kalem (fatura_id, sira, ad, miktar, birim_kodu, birim_fiyat, kdv_oran)
        values (${id}, 1, 'Kanaryakalem', '1', 'C62', '10', 20)`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik)
        values ('fatura', ${id}, ${zaman}, ${altinciId}, 'acildi', 'Kanaryafaturahareketi')`.execute(db);
      return { sozler: ['Kanaryaaciklama', 'Kanaryakalem', 'Kanaryafaturahareketi'] };
    },
  },
  musteriSatirlari: {
    'fatura.musteri_id': async ({ db, zaman, musteriId, kisiId }) => {
      await sql`insert into musteri_proje (musteri_id, proje_id) values (${musteriId}, 2) on conflict do nothing`.execute(
        db,
      );
      await sql`insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, acan_id, acilis_zamani, durum)
        values ('earsiv', ${musteriId}, 2, 'EARSIVFATURA', 'SATIS', ${zaman}::date, ${kisiId}, ${zaman}, 'vazgecildi')`.execute(
        db,
      );
    },
  },
  listeSatirlari: {
    // Invoices of two products, cut and drafts, some with the same day and amount.
    async fatura({ db, zaman, kisiId, adet }) {
      await sql`
        insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, vade, brut, matrah, odenecek, durum, no, xml,
          xml_ozet, kesme_zamani, kesen_id, acan_id, acilis_zamani)
        select 'earsiv', m.id, mp.proje_id, 'EARSIVFATURA', 'SATIS', ${zaman}::date + (4 - i % 9)::int,
          case when i % 4 > 0 then ${zaman}::date + (4 - i % 9 + i % 5)::int end, i % 7 * 100, i % 7 * 100, i % 7 * 100,
          case when i % 3 = 0 then 'taslak' else 'kesildi' end,
          case when i % 3 > 0 then 'MSA2026' || lpad(i::text, 9, '0') end, case when i % 3 > 0 then '<a/>' end,
          case when i % 3 > 0 then sha256('x') end, case when i % 3 > 0 then ${zaman}::timestamptz end,
          case when i % 3 > 0 then ${kisiId}::int end, ${kisiId}, ${zaman}
        from (select m.id, row_number() over (order by m.id) as i from musteri m) s
          join musteri m on m.id = s.id join lateral (select min(p.proje_id) as proje_id from musteri_proje p where p.musteri_id = m.id) mp on true
        where mp.proje_id is not null and i <= ${adet}::int`.execute(db);
      return { Tur: 'earsiv' };
    },
    async gelenFatura({ db, zaman, adet }) {
      await sql`
        insert into gelen_fatura (ettn, no, gonderen_kimlik, gonderen, tarih, senaryo, tip, para_birimi, matrah, vergi, odenecek,
          xml, xml_ozet, kaynak, gelis_zamani, aykiriliklar, yanit)
        select gen_random_uuid(), 'TED2026' || lpad(i::text, 9, '0'), '1112223339', case when i % 2 = 0 then 'Çınar' else 'Şeker' end,
          ${zaman}::date + (4 - i % 9)::int, 'TICARIFATURA', 'SATIS', 'TRY', i % 7 * 100, 0, i % 7 * 100, '<a/>', sha256('x'), 'dosya',
          ${zaman}::timestamptz - (i % 4) * interval '1 hour', '[]', 'bekliyor'
        from generate_series(1, ${adet}::int) i`.execute(db);
      return {};
    },
  },
  anlam: {
    'fatura.no': null,
    'fatura.iade_id': null,
    'fatura.senaryo': 'EARSIVFATURA',
    'fatura.tur': 'earsiv',
    'fatura.tip': 'SATIS',
    'fatura.durum': 'taslak',
    'fatura.tarih': '2026-11-01',
    'fatura.vade': '2026-12-01',
    'fatura.para_birimi': 'TRY',
    'fatura.kur': null,
    'fatura.brut': 0,
    'fatura.iskonto': 0,
    'fatura.matrah': 0,
    'fatura.kdv': 0,
    'fatura.tevkifat': 0,
    'fatura.odenecek': 0,
    'fatura.xml': null,
    'fatura.xml_ozet': null,
    'fatura.kesme_zamani': null,
    'fatura.kesen_id': null,
    'fatura.iptal_nedeni': null,
    'fatura.iptal_zamani': null,
    'fatura_kalem.miktar': '1',
    'fatura_kalem.birim_kodu': 'C62',
    'fatura_kalem.birim_fiyat': '10',
    'fatura_kalem.kdv_oran': 20,
    'fatura_kalem.muafiyet_kodu': null,
    'fatura_kalem.tevkifat_kodu': null,
    'fatura_kalem.iskonto_oran': null,
    // A draft has no payments.
    'fatura_tahsilat.geri_alma_zamani': '2025-03-04T07:00:00Z',
    'fatura_seri.seri': 'KNR',
    'fatura_seri.yil': 2025,
    'fatura_kanit.xml_ozet': Buffer.alloc(32),
    'fatura_kanit.denetimler': '[{"Denetim": "ozet", "Gecti": true, "Ayrinti": ""}]',
    'fatura_gonderim.durum': 'geriCekildi',
    'fatura_gonderim.kod': null,
    'fatura_gonderim.sonraki': null,
    'fatura_gonderim.ulasma_zamani': null,
    'fatura_gonderim.yanit_zamani': null,
    'efatura_mukellef.kimlik': '1112223339',
    'gelen_fatura.no': 'GIB2025000000001',
    'gelen_fatura.tip': 'SATIS',
    'gelen_fatura.gonderen_kimlik': '1112223339',
    'gelen_fatura.xml_ozet': Buffer.alloc(32),
    'gelen_fatura.yanit_zamani': null,
    'gelen_fatura.yanitlayan_id': null,
    'gelen_fatura.senaryo': 'TICARIFATURA',
    'gelen_fatura.yanit': 'bekliyor',
    'gelen_fatura.sonraki': null,
    'gelen_fatura.aykiriliklar': '[]',
    'gelen_fatura.kaynak': 'dosya',
    'gelen_fatura.para_birimi': 'TRY',
    'fatura_tahsilat.kaynak': 'elle',
  },
};
