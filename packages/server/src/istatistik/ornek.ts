import {
  anketPuani,
  type AnketSorusu,
  csatDegeri,
  npsDegeri,
  olcegi,
  SORU_TIPLERI,
  sorulanlar,
  type SoruYaniti,
} from '@masabasi/core/anket/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { zar, type Zar } from '../seed/tohum.ts';

/**
 * What the demo company's customers answered in two years: busy months are worse than quiet ones, and one product got better
 * with a version.
 */

/** So many are asked of whom somewhat more than half answer: nine thousand. */
const SORULAN = 16_400;
const YANITLAMA = 0.55;
const MEMNUNIYET_ZARI = 515_151;
const GUN_MS = 86_400_000;
const YIGIN = 1000;
/** Which product got better, and how many days ago its version came out. */
const DUZELEN = { proje: 6, gun: 250 };
/** Low scores are looked after within so many days. */
const IZLEME_GUNU = 12;

const YORUMLAR = {
  iyi: [
    'Çok hızlı yardımcı oldunuz, teşekkürler.',
    'Sorunumuz tek telefonda çözüldü.',
    'Destek ekibi ilgili ve güler yüzlü.',
    'Anlatım açıktı, raporumuzu aldık.',
    'Yazıcı sorunu hemen giderildi.',
  ],
  kotu: [
    'Telefonda çok bekledik.',
    'Program yavaş açılıyor, sorun sürüyor.',
    'Aynı sorunu üçüncü kez anlattık.',
    'Rapor hâlâ yanlış çıkıyor.',
    'Geri aranmadık, bekleme süresi uzun.',
  ],
} as const;

/** What is published, or, where nothing is, a survey of three questions under the first of the list. */
async function anketi(db: Db, simdi: Date): Promise<{ id: number; no: number; sorular: readonly AnketSorusu[] }> {
  const hazir = await db
    .selectFrom('anket_surum')
    .innerJoin('anket', 'anket.id', 'anket_surum.anket_id')
    .select(['anket_surum.anket_id as id', 'anket_surum.no', 'anket_surum.sorular'])
    .where('anket.olay', '=', 'gorusme')
    .orderBy('anket_surum.anket_id')
    .orderBy('anket_surum.no', 'desc')
    .executeTakeFirst();
  if (hazir !== undefined) return hazir;
  const { id } = await db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'memnuniyetTur')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const yeni = [
    ['Aldığınız destekten ne kadar memnunsunuz?', SORU_TIPLERI.puan, true, 2],
    ['Sorununuz ilk görüşmede çözüldü mü?', SORU_TIPLERI.evetHayir, true, 1],
    ['Bizi bir meslektaşınıza önerir misiniz?', SORU_TIPLERI.nps, false, 0],
  ] as const;
  const idler = await db
    .insertInto('tanim')
    .values(yeni.map(([ad], i) => ({ liste: 'memnuniyetSoru', ad, sira: 100 + i, ust_id: id })))
    .returning('id')
    .execute();
  const sorular = yeni.map(([Soru, Tip, Zorunlu, Agirlik], i): AnketSorusu => ({
    Id: idler[i]!.id,
    Soru,
    Tip,
    Zorunlu,
    Agirlik,
    Cevaplar: [],
    KosulSoruId: null,
    KosulCevapId: null,
    KosulEnAz: null,
    KosulEnCok: null,
  }));
  await db
    .insertInto('anket')
    .values({ id, olay: 'gorusme' })
    .onConflict((c) => c.doNothing())
    .execute();
  const zaman = new Date(simdi.getTime() - 731 * GUN_MS);
  await db
    .insertInto('anket_surum')
    .values({ anket_id: id, no: 1, sorular: JSON.stringify(sorular), zaman, kisi_id: null })
    .execute();
  return { id, no: 1, sorular };
}

interface Kapanan {
  readonly id: number;
  readonly musteri_id: number;
  readonly proje_id: number;
  readonly kisi: number | null;
  readonly departman: number | null;
  readonly sorumlu: number | null;
  readonly kapanis: string;
}
/** Contacts that are over, in an order that has nothing to do with when they came. */
const kapananlar = async (db: Db, simdi: Date, adet: number): Promise<Kapanan[]> =>
  (
    await sql<Kapanan>`
      select g.id, g.musteri_id, g.proje_id, k.id as kisi, k.departman_id as departman, b.sorumlu_id as sorumlu,
        g.kapanis_zamani as kapanis
      from gorusme g left join kisi k on k.id = g.atanan_id left join departman b on b.id = k.departman_id
      where g.durum = 'kapandi' and g.kapanis_zamani < ${new Date(simdi.getTime() - 3 * 3_600_000)}::timestamptz
        and not exists (select from memnuniyet m where m.gorusme_id = g.id)
      order by g.id * 2654435761 % 1000003, g.id limit ${adet}`.execute(db)
  ).rows;

/** How content somebody is, 0 to 1: by the product, by the month (worst around the new year and in September), and by chance. */
function memnuniyet(z: Zar, proje: number, zaman: number, simdi: number): number {
  const ay = new Date(zaman).getUTCMonth();
  const mevsim = 0.07 * Math.cos((2 * Math.PI * (ay - 5.5)) / 12) - (ay === 8 ? 0.05 : 0);
  const eski = proje === DUZELEN.proje && zaman < simdi - DUZELEN.gun * GUN_MS;
  const urun = eski ? -0.24 : (((proje * 37) % 11) - 5) / 100;
  const sans = (z.sayi() + z.sayi() + z.sayi() - 1.5) * 0.42;
  return Math.min(1, Math.max(0, 0.76 + mevsim + urun + sans));
}

const bos = { CevapIdler: [], Deger: null, Metin: '' };
function yaniti(z: Zar, s: AnketSorusu, m: number): SoruYaniti | null {
  if (!s.Zorunlu && z.olasi(0.25)) return null;
  const olcek = olcegi(s.Tip);
  if (s.Tip === SORU_TIPLERI.evetHayir) return { ...bos, SoruId: s.Id, Deger: z.olasi(0.25 + 0.75 * m) ? 1 : 0 };
  if (olcek !== null)
    return { ...bos, SoruId: s.Id, Deger: Math.round(olcek[0] + (olcek[1] - olcek[0]) * Math.min(1, m * 1.08)) };
  if (s.Cevaplar.length === 0) return null;
  // The choice whose worth is nearest to what somebody thinks.
  const uzak = (puan: number | null) => Math.abs((puan ?? 50) - m * 100);
  const enYakin = s.Cevaplar.toSorted((a, b) => uzak(a.Puan) - uzak(b.Puan))[0]!;
  return { ...bos, SoruId: s.Id, CevapIdler: [enYakin.Id] };
}

/** Answers question by question, as far as each leads to the next. */
function yanitlari(z: Zar, sorular: readonly AnketSorusu[], m: number): SoruYaniti[] {
  const verilen: SoruYaniti[] = [];
  for (const s of sorular) {
    if (!sorulanlar(sorular, verilen).some((x) => x.Id === s.Id)) continue;
    const y = yaniti(z, s, m);
    if (y !== null) verilen.push(y);
  }
  return verilen;
}

/** What an answer alone is worth. */
const degeri = (s: AnketSorusu, y: SoruYaniti): number | null =>
  anketPuani([{ ...s, Agirlik: 1, KosulSoruId: null, KosulCevapId: null }], [y]);

type Anket = Awaited<ReturnType<typeof anketi>>;
function sorulus({ id, no, sorular }: Anket, g: Kapanan, simdi: number) {
  const z = zar(MEMNUNIYET_ZARI, g.id);
  const gonderim = Date.parse(g.kapanis) + 3_600_000;
  const m = memnuniyet(z, g.proje_id, gonderim, simdi);
  const bitis = gonderim + z.arasi(10, 5 * 24 * 60) * 60_000;
  const tamam = z.olasi(YANITLAMA) && bitis < simdi;
  const surer = gonderim + 14 * GUN_MS > simdi;
  const verilen = tamam ? yanitlari(z, sorular, m) : [];
  const yorumlu = tamam && z.olasi(0.18);
  const satir = {
    anket_id: id,
    surum_no: no,
    musteri_id: g.musteri_id,
    proje_id: g.proje_id,
    gorusme_id: g.id,
    egitim_id: null,
    olay_zamani: g.kapanis,
    personel_id: g.kisi,
    departman_id: g.departman,
    anketor_id: null,
    kanal: z.biri(['eposta', 'eposta', 'eposta', 'baglanti', 'telefon'] as const),
    token_ozeti: null,
    durum: tamam ? ('tamamlandi' as const) : surer ? ('bekliyor' as const) : ('suresi_doldu' as const),
    vakit: new Date(gonderim),
    gonderim_zamani: new Date(gonderim),
    son_gecerlilik: new Date(gonderim + 14 * GUN_MS),
    yarim: null,
    bitis_zamani: tamam ? new Date(bitis) : null,
    puan: anketPuani(sorular, verilen),
    nps: npsDegeri(sorular, verilen),
    csat: csatDegeri(sorular, verilen),
    yorum: yorumlu ? z.biri(m > 0.6 ? YORUMLAR.iyi : YORUMLAR.kotu) : '',
  };
  return { satir, verilen, sorumlu: g.sorumlu, bitis };
}

async function yazYigin(db: Db, { sorular }: Anket, bunlar: readonly ReturnType<typeof sorulus>[], simdi: number) {
  const soru = new Map(sorular.map((s) => [s.Id, s]));
  const eklenen = await db
    .insertInto('memnuniyet')
    .values(bunlar.map((b) => b.satir))
    .returning('id')
    .execute();
  const yanitlar = bunlar.flatMap((b, i) =>
    b.verilen.flatMap((y): Insertable<Database['memnuniyet_yanit']>[] => {
      const ortak = { memnuniyet_id: eklenen[i]!.id, soru_id: y.SoruId, metin: null };
      const puan = degeri(soru.get(y.SoruId)!, y);
      // Of several choices of a question the first says what they are worth.
      return y.Deger === null
        ? y.CevapIdler.map((cevap_id, n) => ({ ...ortak, cevap_id, deger: null, puan: n === 0 ? puan : null }))
        : [{ ...ortak, cevap_id: null, deger: y.Deger, puan }];
    }),
  );
  if (yanitlar.length > 0) await db.insertInto('memnuniyet_yanit').values(yanitlar).execute();
  const dusukler = bunlar.flatMap((b, i) => {
    if (b.satir.puan === null || b.satir.puan >= 50) return [];
    const kapanma = b.bitis + IZLEME_GUNU * GUN_MS;
    const kapandi = b.sorumlu !== null && kapanma < simdi;
    return [
      {
        memnuniyet_id: eklenen[i]!.id,
        sorumlu_id: b.sorumlu,
        zaman: new Date(b.bitis),
        kapanma_zamani: kapandi ? new Date(kapanma) : null,
        kapatan_id: kapandi ? b.sorumlu : null,
        yapilan: kapandi ? 'Müşteri arandı, sorun birlikte giderildi.' : '',
        kanal: kapandi ? ('telefon' as const) : null,
        musteriye: kapandi ? 'Telefonda söylendi: sorununuz giderildi, özür dileriz.' : '',
      },
    ];
  });
  if (dusukler.length > 0) await db.insertInto('memnuniyet_izleme').values(dusukler).execute();
}

async function yaz({ db, simdi, tam }: OrnekOrtami): Promise<void> {
  const an = simdi.getTime();
  const anket = await anketi(db, simdi);
  const bunlar = (await kapananlar(db, simdi, tam ? SORULAN : SORULAN / 8)).map((g) => sorulus(anket, g, an));
  for (let i = 0; i < bunlar.length; i += YIGIN) await yazYigin(db, anket, bunlar.slice(i, i + YIGIN), an);
  await sql`select memnuniyet_toplam_sikistir()`.execute(db);
}

export const ornek: readonly OrnekPayi[] = [
  {
    ad: 'memnuniyetGecmisi',
    sonra: ['gorusme', 'departman sorumluları'],
    buyuyen: ['memnuniyet', 'memnuniyet_yanit', 'memnuniyet_izleme'],
    yaz,
  },
];
