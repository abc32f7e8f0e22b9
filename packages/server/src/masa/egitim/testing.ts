import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { EGITIM_ALANLARI } from '@masabasi/core/masa/egitim/alanlar';
import { egitim as oda, type egitim as contract } from '@masabasi/core/masa/egitim/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import type { TestServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumlu } from '../../testing/walk.ts';

const sayfa = '/islemler/musterigorusme/egitim';
const YOK = 2_000_000_000;

/** An empty training with its product only. */
export const BOS_EGITIM = {
  ...bosKayit(EGITIM_ALANLARI),
  Id: 0,
  Surum: 0,
  MusteriId: YOK,
  LisansId: null,
  ProjeId: 2,
  EgitimTurId: 1,
  Planlanan_Baslama: null,
  Planlanan_Bitis: null,
  Konular: [],
};

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getEgitimList: { kim: 'oturum', sayfa },
  egitimBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  getEgitimDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  egitimTakvimi: { kim: 'oturum', sayfa, istek: { ilk: '2026-11-16', son: '2026-11-22' } },
  egitimGerekli: { kim: 'oturum', sayfa },
  egitimKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { egitim: BOS_EGITIM, katilimcilar: [] } },
  egitimDurumGuncelle: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Durum: 'gelmedi' },
  },
  egitimDurumGeriAl: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  egitimAktar: { kim: 'yetki 1003', sayfa },
  print_egitim_sertifika: { kim: 'oturum', sayfa, istek: { Id: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    GorusmeId: 'gorusme',
    Id: 'egitim',
    'egitimBul.idler': 'egitim',
    EgitimTurId: 'tanim',
    EgitmenId: 'kisi',
    KatilimciId: 'egitim_katilimci',
    LisansId: 'lisans',
    MusteriPersonelId: 'musteri_yetkili',
  },
  kayitlar: { egitim: EGITIM_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': ['egitim.acan_id', 'hareket_egitim.kisi_id'],
  },
  urunSatirlari: {
    async egitim({ db, zaman, id, urunId, musteriId, altinciId }) {
      await sql`insert into egitim (id, musteri_id, proje_id, egitim_tur_id, durum, planlanan_baslama, planlanan_bitis,
          egitmen_id, yer, acan_id)
        select ${id}, ${musteriId}, ${urunId}, min(id) filter (where liste = 'egitimTur'), 'planlandi', ${zaman}::timestamptz,
          ${zaman}::timestamptz + interval '1 hour', ${altinciId}::int, 'Kanaryaegitim', ${altinciId} from tanim`.execute(
        db,
      );
      await sql`insert into egitim_katilimci (egitim_id, ad) values (${id}, 'Kanaryakatilimci')`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, surum, zaman, kisi_id, tur, baslik, yeni)
        values ('egitim', ${id}, 1, ${zaman}, ${altinciId}, 'acildi', 'Kanaryaegitimhareketi', '{}')`.execute(db);
      return { sozler: ['Kanaryaegitim', 'Kanaryakatilimci', 'Kanaryaegitimhareketi'] };
    },
  },
  musteriSatirlari: {
    'egitim.musteri_id': ({ db, musteriId, kisiId }) =>
      sql`insert into egitim (musteri_id, proje_id, egitim_tur_id, acan_id)
        select ${musteriId}, 2, min(t.id), ${kisiId} from tanim t where t.liste = 'egitimTur'`.execute(db),
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const urun = soz('Eğitim ürünü');
    await sql`
      with m as (insert into musteri (tip, ad, soyad, durum, yazma_zamani)
          values (1, 'Eğitilen', 'Müşteri', 'Aktif', ${zaman}) returning id),
        p as (insert into proje (ad) values (${urun}) returning id)
      insert into egitim (musteri_id, proje_id, egitim_tur_id, egitmen_id, planlanan_baslama, planlanan_bitis, acan_id)
      select m.id, p.id, (select min(id) from tanim where liste = 'egitimTur'), ${kisiId}, ${zaman}::timestamptz,
        ${zaman}::timestamptz + interval '1 hour', ${digerId} from m, p`.execute(db);
    return { egitim: [urun] };
  },
  listeSatirlari: {
    // Trainings of customers with a product, in every state, on some days and without a day, by two trainers and by
    // nobody.
    async egitim({ db, zaman, kisiId, cinarId }) {
      await sql`
        insert into egitim (musteri_id, proje_id, egitim_tur_id, durum, planlanan_baslama, planlanan_bitis, baslama_zamani,
          bitis_zamani, egitmen_id, acan_id)
        select m.id, m.proje_id, m.tur, m.durum, case when m.planli then m.zaman end,
          case when m.planli then m.zaman + interval '1 hour' end,
          case when m.durum = 'yapildi' then m.zaman end, case when m.durum = 'yapildi' then m.zaman + interval '1 hour' end,
          case when m.planli then case m.n % 2 when 0 then ${kisiId}::int else ${cinarId}::int end end, ${kisiId}
        from (select mu.id, mp.proje_id, x.n, (array['talep', 'planlandi', 'yapildi', 'gelmedi', 'iptal'])[1 + x.n % 5] as durum,
            x.n % 5 > 0 as planli, ${zaman}::timestamptz + (x.n - 20) * interval '2 hours' as zaman,
            (select id from tanim where liste = 'egitimTur' order by id offset x.n % 3 limit 1) as tur
          from (select id, row_number() over (order by id)::int as n from musteri) x
          join musteri mu on mu.id = x.id
          join lateral (select min(proje_id) as proje_id from musteri_proje where musteri_id = mu.id) mp
            on mp.proje_id is not null) m`.execute(db);
      return {};
    },
  },
  anlam: {
    'egitim.planlanan_baslama': null,
    'egitim.planlanan_bitis': null,
    'egitim.baslama_zamani': null,
    'egitim.bitis_zamani': null,
    'egitim.link': null,
    'egitim.konular': '[]',
    'egitim.tutar': 0,
    'egitim.onceki_id': null,
    'egitim_katilimci.sertifika_no': null,
    'egitim_katilimci.puan': null,
  },
};

export type YazilanEgitim = Girdi<typeof oda.egitimKaydet>['egitim'];
type Egitim = YazilanEgitim;
type Kisi = Girdi<typeof oda.egitimKaydet>['katilimcilar'][number];
export const ECE: Kisi = { KatilimciId: 0, MusteriPersonelId: null, Ad: 'Ece Ar' };
export const ALI: Kisi = { KatilimciId: 0, MusteriPersonelId: null, Ad: 'Ali Öz' };

/** The answer of a call as one word: done, its error sentence, or its status. */
export const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;

const basari = <B extends { durum: boolean }>({ body }: { readonly body: B }): Extract<B, { durum: true }> => {
  if (!body.durum) throw new Error(JSON.stringify(body));
  return body as Extract<B, { durum: true }>;
};

/**
 * Common set-up of training tests: two people of product 2, one of product 6, a customer, and functions for trainings.
 */
export async function egitimAraclari(s: TestServer) {
  const departmanId = await s.departman('Kurulum');
  const ac = (ad: string, projeler: number[], yetkiler: number[] = []) =>
    oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
  const planlayan = await ac('Planlayan', [2], [YETKI.musteriDisaAktar, YETKI.musteriSil]);
  const egitmen = await ac('Eğitmen', [2]);
  const altinci = await ac('Altıncı', [6], [YETKI.musteriDisaAktar]);
  const turler = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'egitimTur').orderBy('id').execute();
  const egitimTurId = turler[0]!.id;
  /** Sets the clock, with everybody still signed in. */
  async function vakit(an: string | Date) {
    s.saat.simdi = new Date(an);
    await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
  }

  async function yeniMusteri(Ad: string, Soyad: string): Promise<number> {
    const istek = { musteri: { ...BOS_MUSTERI, Ad, Soyad, ProjeIdler: [2] }, benzerleriGordum: true };
    const cevap = basari(await s.call(musteri.musteriKaydet, istek, planlayan.token));
    return cevap.Id;
  }
  /** Two hours on a day, from an hour in Istanbul. */
  const saatinde = (gun: string, saat = 10): Pick<Egitim, 'Planlanan_Baslama' | 'Planlanan_Bitis'> => ({
    Planlanan_Baslama: new Date(Date.parse(`${gun}T00:00:00+03:00`) + saat * 3_600_000).toISOString(),
    Planlanan_Bitis: new Date(Date.parse(`${gun}T00:00:00+03:00`) + (saat + 2) * 3_600_000).toISOString(),
  });
  let gunNo = 0;
  /** A working day without another training. */
  const yeniGun = () =>
    new Date(Date.UTC(2027, 1, 1) + Math.floor(gunNo / 5) * 604_800_000 + (gunNo++ % 5) * 86_400_000)
      .toISOString()
      .slice(0, 10);
  const kaydet = (o: Partial<Egitim>, katilimcilar: Kisi[] = [ECE], kim = planlayan, uyarilariGordum = false) =>
    s.call(
      oda.egitimKaydet,
      {
        egitim: { ...BOS_EGITIM, EgitimTurId: egitimTurId, MusteriId: musteriId, ...o },
        katilimcilar,
        uyarilariGordum,
      },
      kim.token,
    );
  const kaydedilen = async (o: Partial<Egitim>, katilimcilar?: Kisi[], kim = planlayan, goruldu = false) => {
    const { body } = await kaydet(o, katilimcilar, kim, goruldu);
    if (!body.durum) throw new Error(body.msg);
    return { Id: body.Id, Surum: body.Surum };
  };
  const planli = (gun = yeniGun(), katilimcilar?: Kisi[]) =>
    kaydedilen({ EgitmenId: egitmen.Id, ...saatinde(gun) }, katilimcilar);
  const detay = async (Id: number, { token } = planlayan) => basari(await s.call(oda.getEgitimDetay, { Id }, token));
  const durumYaz = async (
    Id: number,
    o: Omit<Girdi<typeof oda.egitimDurumGuncelle>, 'Id' | 'Surum'>,
    kim = planlayan,
  ) => s.call(oda.egitimDurumGuncelle, { Id, Surum: (await detay(Id)).egitim.Surum, ...o }, kim.token);
  /** A training that was given on its day, to the first participant. */
  async function yapilan(katilimcilar = [ECE, ALI]) {
    const gun = yeniGun();
    const { Id } = await planli(gun, katilimcilar);
    const { Planlanan_Baslama: Baslama_Zamani, Planlanan_Bitis: Bitis_Zamani } = saatinde(gun);
    await vakit(Bitis_Zamani!);
    const kisiler = (await detay(Id)).katilimcilar;
    const cevap = await durumYaz(Id, {
      Durum: 'yapildi',
      Baslama_Zamani,
      Bitis_Zamani,
      katilimcilar: kisiler.map((k, i) => ({ KatilimciId: k.KatilimciId, Katildi: i === 0, Puan: i === 0 ? 85 : 10 })),
      Konular: [{ Metin: 'Randevu defteri', Tamam: true }],
    });
    basari(cevap);
    return Id;
  }

  const musteriId = await yeniMusteri('Deniz', 'Ilgaz');
  return {
    planlayan,
    egitmen,
    altinci,
    musteriId,
    vakit,
    yeniMusteri,
    saatinde,
    yeniGun,
    kaydet,
    kaydedilen,
    planli,
    detay,
    durumYaz,
    yapilan,
  };
}
