import { demo as oda, type demo as contract } from '@masabasi/core/musteri/demo/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import type { TestServer } from '../../testing/product.ts';
import type { Ornekler } from '../../testing/access.ts';
import { BOS_DEMO } from '../../testing/walk.ts';
import { sql } from 'kysely';
import { DEMO_ALANLARI } from '@masabasi/core/musteri/demo/alanlar';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  demoListe: { kim: 'sorumlu userId 26' },
  kapananDemolar: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay' },
  demoTakvimi: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay', istek: { Ilk: '2026-11-16', Son: '2026-11-22' } },
  demoDetay: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  demoGerekli: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay' },
  demoKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa: '/tanimlar/musteri/detay', istek: { demo: BOS_DEMO } },
  demoKimlikAc: {
    kim: 'yetki 1006',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Alan: 'TCKimlikNo' },
  },
  demoUstlen: { kim: 'yetki 26', kazancsiz: 'kayit', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  demoAta: {
    kim: 'yetki 26',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, AtananId: 1 },
  },
  demoDurumGuncelle: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, Durum: 'kuruldu' },
  },
  demoSatisGeriAl: {
    kim: 'yetki 1005',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1 },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    GorusmeId: 'gorusme',
    Id: 'demo_istek',
  },
  kayitlar: { demo_istek: DEMO_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': ['demo_istek.acan_id', 'hareket_demo_istek.kisi_id'],
    'about a customer: whom the company has look after it': ['demo_istek.atanan_id'],
  },
  urunSatirlari: {
    async demo_istek({ db, zaman, id, urunId, altinciId }) {
      // It is unassigned and waits for everybody who assigns demos.
      await sql`insert into demo_istek (id, islem_id, tarih, lisans_tur_id, proje_id, ad_soyad, aciklama, demo_durum_id, acan_id)
        select ${id}, min(id), '2026-11-20', min(id), ${urunId}, 'Kanaryademo', 'Kanaryademo',
          min(id) filter (where liste = 'demoDurum'), ${altinciId} from tanim`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, surum, zaman, kisi_id, tur, baslik, yeni)
        values ('demo_istek', ${id}, 1, ${zaman}, ${altinciId}, 'acildi', 'Kanaryademohareketi', '{}')`.execute(db);
      return { sozler: ['Kanaryademo', 'Kanaryademohareketi'] };
    },
  },
  musteriSatirlari: {
    'demo_istek.musteri_id': ({ db, musteriId, kisiId }) =>
      sql`insert into demo_istek (islem_id, tarih, lisans_tur_id, proje_id, musteri_id, demo_durum_id, acan_id)
        select min(t.id), '2026-11-01', min(t.id), 2, ${musteriId}, min(t.id), ${kisiId} from tanim t`.execute(db),
  },
  listeSatirlari: {
    // Demos of prospects and of customers, on three days, assigned to two people and to nobody, each with another end.
    async kapananDemolar({ db, zaman, kisiId, adet, adlar }) {
      await sql`
        insert into demo_istek (islem_id, tarih, lisans_tur_id, proje_id, musteri_id, ad_soyad, demo_durum_id, acan_id, atanan_id,
          kapanis_zamani)
        select t.id, '2026-11-01', t.id, 2, case when i % 4 = 0 then m.id end,
          (string_to_array(${adlar.join(' ')}, ' '))[1 + i % ${sql.lit(adlar.length)}],
          (select id from tanim where liste = 'demoDurum' and anahtar = (array['satis', 'vazgecti', 'iptal'])[1 + i % 3]),
          ${kisiId}, case i % 3 when 0 then ${kisiId}::int when 1 then k.id end, ${zaman}::timestamptz + (i % 3 - 1) * interval '1 day'
        from (select min(id) as id from tanim) t, (select min(musteri_id) as id from musteri_proje where proje_id = 2) m,
          (select min(kisi_id) as id from kisi_proje where proje_id = 2) k,
          generate_series(1, ${adet}::int) i`.execute(db);
      return {};
    },
  },
  anlam: { 'demo_istek.tc_kimlik': null },
};

type Satis = NonNullable<Girdi<typeof oda.demoDurumGuncelle>['satis']>;
interface Hangi {
  readonly Id: number;
  readonly Surum: number;
}
interface SatisOrtami {
  readonly s: TestServer;
  /** Kinds of licence by their key. */
  readonly tur: Readonly<Record<string, number>>;
  /** The seller, unless a test names another one. */
  readonly satan: { readonly Id: number; readonly token: string };
}

/** Common set-up of sales tests: demos on trial, sales, and their answers. */
export function satisAraclari(o: () => SatisOrtami) {
  let no = 0;
  /** A demo on trial, of a person similar to nobody. */
  const denemede = async (alanlar: Partial<Girdi<typeof oda.demoKaydet>['demo']> = {}, kim = o().satan) => {
    const GSM = `0532${String(++no).padStart(7, '0')}`;
    const demo = {
      ...BOS_DEMO,
      LisansTurId: o().tur['demo']!,
      AdSoyad: 'Şule Nur Irmak',
      GSM,
      AtananId: kim.Id,
      ...alanlar,
    };
    let { body } = await o().s.call(oda.demoKaydet, { demo }, kim.token);
    for (const Durum of ['randevulu', 'kuruldu', 'denemede'] as const) {
      if (!body.durum) throw new Error(body.msg);
      const istek = { Id: body.Id, Surum: body.Surum, Durum, RandevuZamani: '2026-11-21T10:00:00Z' };
      let sonraki = await o().s.call(oda.demoDurumGuncelle, istek, kim.token);
      // Another test covers the warning about the appointment.
      if (!sonraki.body.durum && 'uyari' in sonraki.body)
        sonraki = await o().s.call(oda.demoDurumGuncelle, { ...istek, gorulenUyari: sonraki.body.uyari }, kim.token);
      if (!sonraki.body.durum) throw new Error(sonraki.body.msg);
      body = sonraki.body;
    }
    if (!body.durum) throw new Error(body.msg);
    return { Id: body.Id, Surum: body.Surum, GSM };
  };
  const KART = { Tip: 1, Ad: 'Şule Nur', Soyad: 'Irmak', Unvan: '', Eposta: null } as const;
  const satisi = (
    alanlar: { kart?: Satis['kart']; MusteriId?: number; lisans?: Partial<Satis['lisans']> } = {},
  ): Satis => ({
    kart: KART,
    ...alanlar,
    lisans: {
      ProjeId: 2,
      LisansTurId: o().tur['yillik']!,
      KullaniciSayisi: 3,
      BaslamaTarihi: '2026-11-20',
      YillikBedel: 1_200_000,
      ParaBirimi: 'TRY',
      Ay: 12,
      ...alanlar.lisans,
    },
  });
  const sat = ({ Id, Surum }: Hangi, satis: Satis | null, { token } = o().satan, benzerleriGordum = false) =>
    o().s.call(oda.demoDurumGuncelle, { Id, Surum, Durum: 'satis', satis, benzerleriGordum }, token);
  const satilmis = async (d: Hangi, satis = satisi(), kim = o().satan) => {
    const { body } = await sat(d, satis, kim, true);
    if (!body.durum) throw new Error(body.msg);
    return body;
  };
  const geriAl = ({ Id, Surum }: Hangi, { token } = o().satan) => o().s.call(oda.demoSatisGeriAl, { Id, Surum }, token);
  const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
    body.durum ? 'tamam' : status === 200 ? body.msg : status;
  return { denemede, KART, satisi, sat, satilmis, geriAl, mesaj };
}
