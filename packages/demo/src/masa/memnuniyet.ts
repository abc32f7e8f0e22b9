import { type AnketSorusu, anketPuani, csatDegeri, npsDegeri, type SoruYaniti } from '@masabasi/core/masa/anket/rules';
import {
  MEMNUNIYET_HAREKETLERI,
  type MemnuniyetDurumu,
  type MemnuniyetKanali,
} from '@masabasi/core/masa/memnuniyet/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { type EskiHareket, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import { yanitSatirlari } from '@masabasi/server/masa/memnuniyet/kayit';
import type { OrnekOrtami, OrnekParcasi, OrnekPayi } from '../founding/pay.ts';
import { numaraliEkle, topluEkle } from '../founding/yaz.ts';
import { type Zar, zar } from '../plan/zar.ts';
import { memnuniyeti, yanitlari } from './memnuniyet/yanitlar.ts';

/** The demo company's survey requests of two years, with their results. */

/** Tickets asked about in each thousand; more than half are answered, nine thousand in all. */
const SORULAN = 480;
/**
 * Steps of the work: some hundred survey requests in a transaction and, when all are there, a tenth of the sums in
 * each.
 */
const PARCALAR = 80;
const TOPLAM_PARCALARI = 10;
const YANITLAMA = 0.55;
const GUN_MS = 86_400_000;
const DAKIKA_MS = 60_000;
const YIGIN = 1000;
/** Keeps these random numbers apart from those of the other shares. */
const MEMNUNIYET_ZARI = 515_151;
/** Days within which a low score is followed up. */
const IZLEME_GUNU = 12;
const YAPILAN = 'Müşteri arandı, görüşme yeniden incelendi ve eksik kalan ayar tamamlandı.';
const MUSTERIYE = 'Beklettiğimiz için özür diledik; ayarın yapıldığını ve sorunun kalmadığını anlattık.';
const IPTAL_NEDENI = 'Görüşme yanlışlıkla açılmış; müşteriyle konuşulmadı.';

/** An ended event that may be asked about. */
interface Biten {
  readonly nesne: 'gorusme' | 'egitim';
  readonly id: number;
  readonly musteri_id: number;
  readonly proje_id: number;
  readonly zaman: string;
  readonly personel_id: number | null;
  readonly departman_id: number | null;
  readonly izleyen: number | null;
  /** The follow-up person if nobody is assigned. */
  readonly kapatan: number;
  readonly eposta: string | null;
}

const ANKETTEN_SONRA = (nesne: Biten['nesne'], zaman: string) => sql`${sql.raw(zaman)} > (select min(s.zaman)
  from anket_surum s join anket a on a.id = s.anket_id where a.olay = ${nesne})`;
const GORUSMELER = (
  simdi: Date,
) => sql`select 'gorusme' as nesne, g.id, g.musteri_id, g.proje_id, g.kapanis_zamani as zaman,
    g.atanan_id as personel_id
  from gorusme g where g.durum = 'kapandi' and g.kapanis_zamani <= ${simdi} and ${ANKETTEN_SONRA('gorusme', 'g.kapanis_zamani')}
    and not exists (select from memnuniyet n where n.gorusme_id = g.id)`;
const EGITIMLER = sql`select 'egitim', e.id, e.musteri_id, e.proje_id, e.bitis_zamani, e.egitmen_id
  from egitim e where e.durum = 'yapildi' and ${ANKETTEN_SONRA('egitim', 'e.bitis_zamani')}`;

/** Some events that ended after their survey was first published. */
const bitenler = async (db: Db, simdi: Date, hangileri: RawBuilder<unknown>): Promise<Biten[]> =>
  (
    await sql<Biten>`
      select x.*, k.departman_id, nullif(m.eposta, '') as eposta,
        coalesce(nullif(d.sorumlu_id, x.personel_id), nullif(p.sorumlu_id, x.personel_id)) as izleyen,
        (select min(k2.id) from kisi k2 where k2.aktif and k2.id is distinct from x.personel_id) as kapatan
      from (${hangileri}) x
      join musteri m on m.id = x.musteri_id and m.silindi is null
      join proje p on p.id = x.proje_id
      left join kisi k on k.id = x.personel_id
      left join departman d on d.id = k.departman_id
      where x.zaman < ${simdi}::timestamptz - interval '3 hours'
      order by x.nesne, x.zaman, x.id`.execute(db)
  ).rows;

interface Surum {
  readonly id: number;
  readonly no: number;
  readonly esik: number;
  readonly gecerlilik_gun: number;
  readonly bekleme_dk: number;
  readonly zaman: string;
  readonly sorular: readonly AnketSorusu[];
}
/** The versions of the survey about this kind of event, newest first. */
const surumleri = async (db: Db, olay: Biten['nesne']): Promise<Surum[]> =>
  (
    await sql<Surum>`select a.id, s.no, a.esik, a.gecerlilik_gun, a.bekleme_dk, s.zaman, s.sorular
      from anket a join anket_surum s on s.anket_id = a.id
      where a.id = (select min(b.id) from anket b join anket_surum on anket_id = b.id where b.olay = ${olay})
      order by s.no desc`.execute(db)
  ).rows;

/** Callers of each department's customers. */
async function arayanlar(db: Db): Promise<Map<number, number[]>> {
  const kisiler = await db
    .selectFrom('kisi')
    .select(['id', 'departman_id'])
    .where('aktif', '=', true)
    .where('departman_id', 'is not', null)
    .orderBy('id')
    .execute();
  return new Map([...Map.groupBy(kisiler, (k) => k.departman_id)].map(([d, bunlar]) => [d, bunlar.map((k) => k.id)]));
}

interface Sonuc {
  readonly durum: MemnuniyetDurumu;
  readonly deneme: number;
}
/** The result of a survey request that nobody answered. */
function cevapsiz(z: Zar, kanal: MemnuniyetKanali, surer: boolean): Sonuc {
  if (z.olasi(0.06)) return { durum: 'reddetti', deneme: 0 };
  if (z.olasi(0.03)) return { durum: 'iptal', deneme: 0 };
  if (kanal !== 'telefon') return { durum: surer ? 'bekliyor' : 'suresi_doldu', deneme: 0 };
  const deneme = surer ? z.arasi(0, 2) : z.arasi(1, 3);
  return { durum: !surer ? 'suresi_doldu' : deneme > 0 ? 'ulasilamadi' : 'bekliyor', deneme };
}

/** True if the customer was contacted: not called yet counts as not asked. */
const soruldu = (kanal: MemnuniyetKanali, { durum, deneme }: Sonuc): boolean =>
  kanal !== 'telefon' || deneme > 0 || durum === 'tamamlandi' || durum === 'reddetti';

/** One survey request with its answers. */
function sorulus(b: Biten, s: Surum, arayan: readonly number[], simdi: number) {
  const z = zar(MEMNUNIYET_ZARI, b.nesne === 'gorusme' ? 1 : 2, b.id);
  const vakit = ms(b.zaman) + s.bekleme_dk * DAKIKA_MS;
  const m = memnuniyeti(z, b.proje_id, vakit, simdi);
  const son = vakit + s.gecerlilik_gun * GUN_MS;
  const arayabilen = arayan.filter((id) => id !== b.personel_id);
  const yazilir = z.biri(['eposta', 'eposta', 'eposta', 'baglanti', 'telefon'] as const);
  const kanal = b.eposta === null && yazilir === 'eposta' ? ('telefon' as const) : yazilir;
  const bitis = vakit + z.arasi(10, 5 * 24 * 60) * DAKIKA_MS;
  const yanitladi = z.olasi(YANITLAMA) && bitis < simdi && (kanal !== 'telefon' || arayabilen.length > 0);
  const sonuc: Sonuc = yanitladi ? { durum: 'tamamlandi', deneme: 0 } : cevapsiz(z, kanal, son > simdi);
  const verilen: SoruYaniti[] = yanitladi ? yanitlari(z, s.sorular, m) : [];
  return {
    b,
    s,
    verilen,
    satir: {
      ...sonuc,
      anket_id: s.id,
      surum_no: s.no,
      musteri_id: b.musteri_id,
      proje_id: b.proje_id,
      gorusme_id: b.nesne === 'gorusme' ? b.id : null,
      egitim_id: b.nesne === 'egitim' ? b.id : null,
      olay_zamani: b.zaman,
      personel_id: b.personel_id,
      departman_id: b.departman_id,
      anketor_id: yanitladi && kanal === 'telefon' ? z.biri(arayabilen) : null,
      kanal,
      eposta: kanal === 'eposta' ? b.eposta! : '',
      token_ozeti: null,
      vakit: new Date(vakit),
      gonderim_zamani: kanal === 'telefon' ? null : new Date(vakit),
      soruldu: soruldu(kanal, sonuc) ? new Date(vakit) : null,
      son_gecerlilik: new Date(son),
      yarim: null,
      bitis_zamani: yanitladi ? new Date(bitis) : null,
      puan: anketPuani(s.sorular, verilen),
      nps: npsDegeri(s.sorular, verilen),
      csat: csatDegeri(s.sorular, verilen),
      yorum: verilen.flatMap((y) => (y.Metin === '' ? [] : [y.Metin])).join('\n\n'),
    },
  };
}
type Sorulus = ReturnType<typeof sorulus> & { readonly id: number };

/** Low scores, followed up within some days. */
const izlemeleri = (hepsi: readonly Sorulus[], simdi: number) =>
  hepsi.flatMap(({ id, b, s, satir: { puan, bitis_zamani } }) => {
    if (puan === null || puan >= s.esik) return [];
    const kapanma = bitis_zamani!.getTime() + (1 + (b.id % IZLEME_GUNU)) * GUN_MS;
    const kapandi = kapanma < simdi;
    return [
      {
        memnuniyet_id: id,
        sorumlu_id: b.izleyen,
        zaman: bitis_zamani!,
        kapanma_zamani: kapandi ? new Date(kapanma) : null,
        kapatan_id: kapandi ? (b.izleyen ?? b.kapatan) : null,
        yapilan: kapandi ? YAPILAN : '',
        kanal: kapandi ? ('telefon' as const) : null,
        musteriye: kapandi ? MUSTERIYE : '',
      },
    ];
  });

type Satir = EskiHareket<typeof MEMNUNIYET_HAREKETLERI>;
function hareketleri({ id, satir: n }: Sorulus): Satir[] {
  const satirlar: Satir[] = [
    { id, tur: 'istendi', zaman: new Date(n.olay_zamani), kisi: null, yeni: { Kanal: n.kanal } },
  ];
  if (n.gonderim_zamani !== null) satirlar.push({ id, tur: 'gonderildi', zaman: n.vakit, kisi: null });
  for (let i = 1; i <= n.deneme; i++) {
    const baslik = `Ulaşılamadı (${i}. deneme)`;
    satirlar.push({ id, tur: 'arandi', baslik, zaman: n.vakit, kisi: null, yeni: { Deneme: i } });
  }
  if (n.bitis_zamani !== null)
    satirlar.push({ id, tur: 'tamamlandi', zaman: n.bitis_zamani, kisi: n.anketor_id, yeni: { Puan: n.puan } });
  const son = { id, tur: 'durum' as const, kisi: null };
  if (n.durum === 'iptal') satirlar.push({ ...son, baslik: 'İptal edildi', aciklama: IPTAL_NEDENI, zaman: n.vakit });
  if (n.durum === 'reddetti') satirlar.push({ ...son, baslik: 'Müşteri yanıtlamak istemedi', zaman: n.vakit });
  if (n.durum === 'suresi_doldu') satirlar.push({ ...son, baslik: 'Süresi doldu', zaman: n.son_gecerlilik });
  return satirlar;
}
/** History lines of low scores, after the rest of their history. */
const izlemeHareketleri = (i: ReturnType<typeof izlemeleri>[number]): Satir[] => {
  const id = i.memnuniyet_id;
  const alindi: Satir = { id, tur: 'izleme', zaman: i.zaman, kisi: null, yeni: { SorumluId: i.sorumlu_id } };
  if (i.kapanma_zamani === null) return [alindi];
  const kapandi = { id, zaman: i.kapanma_zamani, kisi: i.kapatan_id };
  const baslik = 'Müşteriye telefonda söylendi';
  return [
    alindi,
    { ...kapandi, tur: 'izlendi', aciklama: i.yapilan },
    { ...kapandi, tur: 'tesekkur', baslik, aciklama: i.musteriye, gorunurluk: 'musteri' },
  ];
};

async function yiginYaz(db: Db, bunlar: readonly ReturnType<typeof sorulus>[], simdi: number): Promise<void> {
  const idler = await numaraliEkle(
    db,
    'memnuniyet',
    bunlar.map((b) => b.satir),
  );
  const hepsi = bunlar.map((b, i): Sorulus => ({ ...b, id: idler[i]! }));
  const yanitlar = hepsi.flatMap(({ id, s, verilen }) => {
    const soru = new Map(s.sorular.map((x) => [x.Id, x]));
    return verilen.flatMap((y) => yanitSatirlari(id, soru.get(y.SoruId)!, y));
  });
  await topluEkle(db, 'memnuniyet_yanit', yanitlar);
  const izlenen = izlemeleri(hepsi, simdi);
  await topluEkle(db, 'memnuniyet_izleme', izlenen);
  const satirlar = [...hepsi.flatMap(hareketleri), ...izlenen.flatMap(izlemeHareketleri)];
  await hareketleriYaz(db, MEMNUNIYET_HAREKETLERI, satirlar);
}

async function sorulanlariYaz(db: Db, simdi: Date, hangileri: RawBuilder<unknown>): Promise<void> {
  const an = simdi.getTime();
  const surumler = { gorusme: await surumleri(db, 'gorusme'), egitim: await surumleri(db, 'egitim') };
  const arayan = await arayanlar(db);
  // The newest version of that time.
  const hepsi = (await bitenler(db, simdi, hangileri)).map((b) => {
    const surum = surumler[b.nesne].find((s) => ms(s.zaman) <= ms(b.zaman))!;
    return sorulus(b, surum, arayan.get(b.departman_id ?? 0) ?? [], an);
  });
  for (let i = 0; i < hepsi.length; i += YIGIN) await yiginYaz(db, hepsi.slice(i, i + YIGIN), an);
}

async function yaz({ db, simdi }: OrnekOrtami): Promise<void> {
  await sorulanlariYaz(db, simdi, sql`${GORUSMELER(simdi)} union all ${EGITIMLER}`);
  await sql`select memnuniyet_toplam_sikistir(gun) from memnuniyet_toplam_parcalari() gun`.execute(db);
}

/** Reserves numbers for later calls, which are asked about later. */
const ayir = async ({ db }: OrnekOrtami) =>
  (
    await sql<{ ilk: number; son: number }>`select (ayrilan ->> 'kopya')::int as ilk,
      (select last_value from gorusme_id_seq) as son from ornek_coklar where pay = 'gorusme'`.execute(db)
  ).rows[0]!;

async function cokYaz({ db, simdi, parca, ayrilan }: OrnekParcasi): Promise<void> {
  if (parca >= PARCALAR) {
    await sql`select memnuniyet_toplam_sikistir(gun) from memnuniyet_toplam_parcalari() with ordinality p (gun, n)
      where n % ${TOPLAM_PARCALARI}::int = ${parca - PARCALAR}`.execute(db);
    return;
  }
  const ilk = ayrilan['ilk']!;
  const adet = ayrilan['son']! - ilk + 1;
  const sinir = (n: number) => ilk + Math.floor((adet * n) / PARCALAR);
  // In an order independent of their arrival.
  await sorulanlariYaz(
    db,
    simdi,
    sql`${GORUSMELER(simdi)} and g.id >= ${sinir(parca)} and g.id < ${sinir(parca + 1)}
      and g.id * 2654435761 % 1000003 % 1000 < ${sql.lit(SORULAN)}`,
  );
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'memnuniyet',
    sonra: ['anket', 'gorusme', 'egitim', 'departman sorumluları', 'proje kartları'],
    buyuyen: ['memnuniyet', 'memnuniyet_yanit', 'memnuniyet_izleme', 'hareket_memnuniyet'],
    yaz,
    coklar: { baslik: 'memnuniyet yanıtları', sira: 3, parcalar: PARCALAR + TOPLAM_PARCALARI, ayir, yaz: cokYaz },
  },
];
