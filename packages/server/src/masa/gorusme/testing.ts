import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { type gorusme as contract, gorusme as oda } from '@masabasi/core/masa/gorusme/contract';
import type { GorusmeDurumu } from '@masabasi/core/masa/gorusme/rules';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { yetkili } from '@masabasi/core/musteri/yetkili/contract';
import { BOS_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import { GORUSME_ALANLARI } from '@masabasi/core/masa/gorusme/alanlar';
import { sql } from 'kysely';
import { type Db, telAni } from '../../platform/db/connect.ts';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { OGLEN, tamam, type TestServer } from '../../testing/product.ts';
import { BOS_GORUSME, BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

const sayfa = '/islemler/musterigorusme/list';
const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getGorusmeList: { kim: 'oturum', sayfa },
  gorusmeBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  getGorusmeDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  benzerGorusmeler: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  telefonBul: { kim: 'oturum', sayfa, istek: { telefon: '05321112233' } },
  arayanMusteri: { kim: 'oturum', sayfa, istek: { MusteriId: YOK } },
  gorusmeKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { gorusme: BOS_GORUSME } },
  gorusmeUstlen: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  gorusmeAta: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, AtananId: 1 } },
  gorusmeBirlestir: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, HedefId: YOK } },
  gorusmeBirlestirGeriAl: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  gorusmeDurumGuncelle: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Durum: 'islemde' } },
  gorusmeHareketKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { hareket: { GorusmeId: YOK, Tur: 'not', Aciklama: 'Arandı.' } },
  },
  gorusmeAktar: { kim: 'yetki 1003', sayfa, istek: {} },
  takipGuncelle: { kim: 'oturum', kazancsiz: 'kendi', sayfa, istek: { Id: YOK, Hal: 'acik' } },
  anilabilecekler: { kim: 'oturum', sayfa, istek: { Id: YOK } },
};

interface Satir {
  readonly db: Db;
  readonly zaman: string;
  readonly musteriId: number;
  readonly kisiId: number;
}

/** A ticket of a customer about a product, assigned to a person. */
const satirEk = ({ db, zaman, musteriId, kisiId }: Satir, o: { readonly id?: number; urunId?: number; soz: string }) =>
  sql`insert into gorusme (${sql.raw(o.id === undefined ? '' : 'id,')} musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon,
      baslik, aciklama, durum, acan_id, atanan_id, baslama_zamani, son_hareket)
    overriding system value
    select ${o.id === undefined ? sql`` : sql`${o.id}::int,`} ${musteriId}::int, ${o.urunId ?? 2}::int, min(id), min(id), min(id), 1, ${o.soz},
      ${o.soz}, 'atandi', ${kisiId}::int, ${kisiId}::int, ${zaman}::timestamptz, ${zaman}::timestamptz from tanim`.execute(
    db,
  );

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'gorusme',
    'gorusmeBul.idler': 'gorusme',
    GorusmeId: 'gorusme',
    HedefId: 'gorusme',
    Idler: 'gorusme',
    AtananId: 'kisi',
    GorusmeTurId: 'tanim',
    TalepTurId: 'tanim',
    KonuId: 'tanim',
    OncelikId: 'tanim',
    AciliyetId: 'tanim',
    BayiId: 'tanim',
    IlId: 'il',
    IlceId: 'ilce',
    LisansId: 'lisans',
    MusteriPersonelId: 'musteri_yetkili',
    WebistekId: 'webistek',
    AyrilanId: 'gorusme',
  },
  kayitlar: { gorusme: GORUSME_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': [
      'gorusme.acan_id',
      'gorusme.birlestiren_id',
      'gorusme.duzenleyen_id',
      'hareket_gorusme.kisi_id',
    ],
    'about a customer: whom the company has look after it': ['gorusme.atanan_id'],
  },
  urunSatirlari: {
    async gorusme({ db, zaman, id, urunId, ortakId, altinciId }) {
      await satirEk({ db, zaman, musteriId: ortakId, kisiId: altinciId }, { id, urunId, soz: 'Kanaryagorusme' });
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, aciklama)
        values ('gorusme', ${id}, ${zaman}, ${altinciId}, 'not', 'Kanaryanotu')`.execute(db);
      return { sozler: ['Kanaryagorusme', 'Kanaryanotu'] };
    },
  },
  musteriSatirlari: {
    'gorusme.musteri_id': ({ db, zaman, musteriId, kisiId, sira }) =>
      satirEk({ db, zaman, musteriId, kisiId }, { soz: `görüşme ${sira}` }),
  },
  listeSatirlari: {
    // Tickets of many customers, on three days, assigned to two people and to nobody, in several states.
    async gorusme({ db, zaman, kisiId, cinarId, adet, adlar }) {
      await sql`
        insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, durum, acan_id, atanan_id,
          baslama_zamani, son_hareket, sla_bitis)
        select m.id, case when i % 5 = 0 then 6 else 2 end, t.id, t.id, o.id, 1, (string_to_array(${adlar.join(' ')}, ' '))[1 + i % ${sql.lit(adlar.length)}],
          (array['yeni', 'atandi', 'islemde'])[1 + i % 3], ${kisiId},
          case i % 3 when 1 then ${kisiId}::int when 2 then ${cinarId}::int end,
          ${zaman}::timestamptz + (i % 3 - 1) * interval '1 day', ${zaman}::timestamptz + i * interval '1 minute',
          case when i % 4 > 0 then ${zaman}::timestamptz + (i % 5 - 2) * interval '1 hour' end
        from (select min(id) as id from tanim) t,
          generate_series(1, ${adet}::int) i
          join lateral (select id from tanim where liste = 'oncelikler' order by id offset i % 4 limit 1) o on true
          join lateral (select musteri_id as id from musteri_proje where proje_id = 2 order by musteri_id
            offset i % (select count(*) from musteri_proje where proje_id = 2) limit 1) m on true`.execute(db);
      return {};
    },
  },
};

type Form = Girdi<typeof oda.gorusmeKaydet>['gorusme'];
type Ek = Omit<Girdi<typeof oda.gorusmeKaydet>, 'gorusme'>;
interface Kisi {
  readonly Id: number;
  readonly token: string;
}

/** Common set-up of the desk's tests: people of two products, customers, and functions for tickets. */
export async function masaKur(s: TestServer) {
  const bolumId = await s.departman('Destek');
  const kisi = async (ad: string, projeler: number[], yetkiler: number[] = []): Promise<Kisi> => {
    const Id = await s.kisi(ad, { departmanId: bolumId, ad, yetkiler, projeler });
    return { Id, token: await oturumVer(s, Id) };
  };
  /** A head of the desk's people. */
  const sorumlu = async (ad: string, projeler = [2]): Promise<Kisi> => {
    const bas = await kisi(ad, projeler);
    await s.sorumluYap(bolumId, bas.Id);
    return bas;
  };
  const konuAc = async (ad: string, proje_id: number | null = null) =>
    (
      await s.db
        .insertInto('tanim')
        .values({ liste: 'konular', ad, renk: null, kod: null, anahtar: null, proje_id, ust_id: null })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  /** Assigns tickets. The others work with product 2, too, except the last one. */
  const dagitan = await kisi('dağıtan', [2], [YETKI.gorusmeDagit, YETKI.lisanssizDestek, YETKI.lisansYonet]);
  const ayse = await kisi('Ayşe', [2], [YETKI.musteriDisaAktar, YETKI.musteriSil]);
  const can = await kisi('Can', [2, 6]);
  const altinci = await kisi('altıncı', [6]);
  const tanim: Record<string, Record<string, number>> = {};
  for (const t of await s.db.selectFrom('tanim').select(['id', 'liste', 'ad', 'anahtar']).execute())
    (tanim[t.liste] ??= {})[t.anahtar ?? t.ad] = t.id;
  const konuId = await konuAc('Reçete');
  const an = () => telAni(s.saat.simdi);

  let sira = 0;
  const musteriAc = async (o: Partial<typeof BOS_MUSTERI> = {}) => {
    const GSM = `0532${String(++sira).padStart(7, '0')}`;
    const { Id } = tamam(
      await s.call(
        musteri.musteriKaydet,
        {
          musteri: { ...BOS_MUSTERI, Soyad: `Kişi${'abcdefghij'[sira % 10]}`, GSM, ProjeIdler: [2], ...o },
          benzerleriGordum: true,
        },
        dagitan.token,
      ),
    );
    return { Id, GSM };
  };
  const yetkiliAc = async (MusteriId: number, o: Partial<typeof BOS_YETKILI>) =>
    tamam(
      await s.call(
        yetkili.musteriPersonelKaydet,
        { personel: { ...BOS_YETKILI, Id: 0, Surum: 0, MusteriId, ...o } },
        ayse.token,
      ),
    );
  /** A yearly licence of a customer, valid this year by default. */
  const lisansAc = async (MusteriId: number, o: Partial<typeof BOS_LISANS> = {}) =>
    tamam(
      await s.call(
        lisans.lisansKaydet,
        {
          lisans: {
            ...BOS_LISANS,
            MusteriId,
            LisansTurId: tanim['lisansTur']!['yillik']!,
            BaslamaTarihi: '2026-01-01',
            BitisTarihi: '2026-12-31',
            ...o,
          },
        },
        dagitan.token,
      ),
    ).Id;
  const formu = (o: Partial<Form> = {}): Form => ({
    ...BOS_GORUSME,
    GorusmeTurId: tanim['gorusmeTur']!['Telefon']!,
    OncelikId: tanim['oncelikler']!['normal']!,
    KonuId: konuId,
    ...o,
  });
  const kaydet = (o: Partial<Form>, ek: Ek = {}, kim = ayse) =>
    s.call(oda.gorusmeKaydet, { gorusme: formu(o), ...ek }, kim.token);
  const ac = async (o: Partial<Form> = {}, ek: Ek = {}, kim = ayse) => {
    const MusteriId = o.MusteriId ?? (await musteriAc()).Id;
    const body = tamam(await kaydet({ ...o, MusteriId }, ek, kim));
    return { Id: body.Id, No: body.No, Surum: body.Surum, MusteriId };
  };
  const detay = async (Id: number, kim = ayse) => tamam(await s.call(oda.getGorusmeDetay, { Id }, kim.token));
  const durumYaz = async (Id: number, o: Omit<Girdi<typeof oda.gorusmeDurumGuncelle>, 'Id' | 'Surum'>, kim = ayse) =>
    s.call(oda.gorusmeDurumGuncelle, { Id, Surum: (await detay(Id)).gorusme.Surum, ...o }, kim.token);
  const SEBEP = 'Ekran görüntüsü bekleniyor';
  const gecerli = (Durum: GorusmeDurumu) => ({ Durum, Aciklama: SEBEP, Cozum: 'Servis yeniden başlatıldı' });
  const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
    body.durum ? 'tamam' : status === 200 ? body.msg : status;
  const liste = async (o: Girdi<typeof oda.getGorusmeList> = {}, kim = ayse) =>
    tamam(await s.call(oda.getGorusmeList, o, kim.token));
  /** Sets the clock to this many minutes after noon of a Friday; everybody stays signed in. */
  const dk = async (n: number) => {
    s.saat.simdi = new Date(Date.parse(OGLEN) + n * 60_000);
    await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
  };

  return {
    dagitan,
    ayse,
    can,
    altinci,
    tanim,
    kisi,
    sorumlu,
    konuAc,
    musteriAc,
    yetkiliAc,
    lisansAc,
    kaydet,
    ac,
    detay,
    durumYaz,
    gecerli,
    mesaj,
    liste,
    dk,
    an,
  };
}
