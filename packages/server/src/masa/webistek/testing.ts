import { randomBytes } from 'node:crypto';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { type webistek as contract, webistek as oda } from '@masabasi/core/masa/webistek/contract';
import { takipKodu } from '@masabasi/core/masa/webistek/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { tamam, type TestServer } from '../../testing/product.ts';
import { coz } from './soru.ts';

const sayfa = '/islemler/musterigorusme/webistek';
const YOK = 2_000_000_000;
const secilen = { istekler: [{ Id: YOK, Surum: 1 }] };

/** A form that a person outside sends. */
export const BOS_ISTEK = {
  AdSoyad: 'Ece Ar',
  Telefon: '05321112233',
  ProjeId: 2,
  Aciklama: 'Fiş yazdıramıyorum, yardım eder misiniz?',
  Soru: 'AAAA.AAAA',
  Sayac: 0,
};

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  webistekSorusu: { kim: 'herkes' },
  webistekGonder: { kim: 'herkes', kazancsiz: 'kayit', istek: BOS_ISTEK },
  webistekDosyaGonder: { kim: 'herkes', kazancsiz: 'kayit', istek: { TakipKodu: 'ABCD-EFGH-JKLM' } },
  webistekTakip: { kim: 'herkes', istek: { TakipKodu: 'ABCD-EFGH-JKLM' } },
  getWebistekList: { kim: 'oturum', sayfa },
  webistekBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  getWebistekDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  webistekUstlen: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  webistekKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { webistek: { Id: YOK, Surum: 1, MusteriId: null } },
  },
  webistekYanitla: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Metin: 'Düzelttik.' } },
  webistekDurumGuncelle: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Durum: 'spam' } },
  webistekTopluUstlen: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: secilen },
  webistekTopluDurum: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { ...secilen, Durum: 'spam' } },
  webistekAktar: { kim: 'yetki 1003', sayfa, istek: {} },
  webistekDosyaKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { WebistekId: YOK } },
};

interface Satir {
  readonly db: Db;
  readonly zaman: string;
  readonly soz: string;
  readonly sira: number;
  readonly id?: number;
  readonly urunId?: number;
  readonly musteriId?: number;
}

const satirEk = ({ db, zaman, soz, sira, id, urunId = 2, musteriId }: Satir) =>
  sql`insert into webistek (${sql.raw(id === undefined ? '' : 'id,')} takip_kodu, soru_ozeti, ad_soyad, telefon, proje_id, aciklama, durum, musteri_id, zaman)
    overriding system value
    values (${id === undefined ? sql`` : sql`${id}::int,`} translate(lpad(${String(sira)}, 12, 'A'), '01', 'YZ'),
      sha256(${`${soz} ${sira}`}::bytea), ${soz}, '05321112233', ${urunId}, ${soz}, 'yeni', ${musteriId ?? null}, ${zaman})`.execute(
    db,
  );

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  anlam: {
    'webistek.takip_kodu': () => takipKodu(randomBytes(32)),
    'webistek.soru_ozeti': () => randomBytes(32),
    'webistek.red_neden': null,
    'webistek.asil_id': null,
  },
  idler: {
    Id: 'webistek',
    Idler: 'webistek',
    AsilId: 'webistek',
    WebistekId: 'webistek',
    AtananId: 'kisi',
    'webistekBul.idler': 'webistek',
  },
  disarida: {
    'about somebody outside: whom the company has look into it': ['webistek.atanan_id', 'hareket_webistek.kisi_id'],
  },
  urunSatirlari: {
    async webistek({ db, zaman, id, urunId }) {
      await satirEk({ db, zaman, id, urunId, soz: 'Kanaryaistek', sira: id });
      await sql`insert into hareket (nesne, nesne_id, zaman, tur, aciklama)
        values ('webistek', ${id}, ${zaman}, 'geldi', 'Kanaryakaynak')`.execute(db);
      return { sozler: ['Kanaryaistek', 'Kanaryakaynak'] };
    },
  },
  musteriSatirlari: {
    'webistek.musteri_id': ({ db, zaman, musteriId, sira }) =>
      satirEk({ db, zaman, musteriId, soz: `istek ${sira}`, sira: 1000 + sira }),
  },
  listeSatirlari: {
    // Requests of several people, on three days, of two products, in several states.
    async webistek({ db, zaman, kisiId, cinarId, adet, adlar }) {
      await sql`
        insert into webistek (takip_kodu, soru_ozeti, ad_soyad, telefon, proje_id, aciklama, durum, atanan_id, zaman)
        select translate(lpad(i::text, 12, 'B'), '01', 'YZ'), sha256(('liste ' || i)::bytea),
          (string_to_array(${adlar.join(' ')}, ' '))[1 + i % ${sql.lit(adlar.length)}], '0532111' || lpad((i % 9999)::text, 4, '0'),
          case when i % 5 = 0 then 6 else 2 end, 'Fiş yazdıramıyoruz ' || i % 7,
          (array['yeni', 'incelemede', 'yanitlandi'])[1 + i % 3],
          case i % 3 when 1 then ${kisiId}::int when 2 then ${cinarId}::int end,
          ${zaman}::timestamptz + (i % 3 - 1) * interval '1 day' + i * interval '1 minute'
        from generate_series(1, ${adet}::int) i`.execute(db);
      return {};
    },
  },
};

type Form = Omit<Girdi<typeof oda.webistekGonder>, 'Soru' | 'Sayac'>;

/** Leaves a request as a browser does: asks for the task, solves it, sends. */
export async function birak(s: TestServer, o: Partial<Form> = {}) {
  const { Soru } = tamam(await s.call(oda.webistekSorusu, {}));
  const { Soru: _s, Sayac: _c, ...bos } = BOS_ISTEK;
  return s.call(oda.webistekGonder, { ...bos, ...o, Soru, Sayac: coz(Soru) });
}
