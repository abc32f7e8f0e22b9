import type { AnketSorusu, SoruYaniti } from '@masabasi/core/masa/anket/rules';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { EN_COK_SAYILAN } from '@masabasi/core/platform/list/liste';
import type { MemnuniyetIzlemesi, MemnuniyetKarti } from '@masabasi/core/masa/memnuniyet/contract';
import type { MemnuniyetListesi } from '@masabasi/core/masa/memnuniyet/liste';
import {
  EN_COK_DENEME,
  MEMNUNIYET_DURUM_ADLARI,
  MEMNUNIYET_HAREKETLERI,
  MEMNUNIYET_SEKMELERI,
  type MemnuniyetHali,
  type MemnuniyetSekmesi,
  type Ulasim,
} from '@masabasi/core/masa/memnuniyet/rules';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { historyLines, musteriye } from '../../platform/hareket/api.ts';
import { type Ben, type UrunKapsami, urunuGorur } from '../../platform/http/access.ts';
import { bosSonda, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { firstWaiting, NO_DUE } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';
import { iceren, kapsam } from '../../musteri/musteri/api.ts';
import type { YarimYanit } from './tablolar.ts';

/** The reader and the time. */
export interface Okuyan {
  readonly ben: Pick<Ben, 'Id' | 'ayricalikli' | 'sorumluOldugu' | 'vekilOldugu'>;
  readonly simdi: Date;
}

/** The survey requests `n` of a person's products and of customers that the person sees. */
const kapsamda = (projelist: UrunKapsami) => sql`n.proje_id = any(${[...projelist]}::int[])
  and exists (select from musteri m where m.id = n.musteri_id and ${kapsam(projelist)})`;

/**
 * True if the person is in charge of the rated person's answers: the privileged, the heads of the rated person's
 * department and their deputies, and the person assigned to a low score. Nobody is in charge of own ratings.
 */
const sorumlu = ({ Id, ayricalikli, sorumluOldugu, vekilOldugu }: Okuyan['ben']) =>
  sql`(n.personel_id is distinct from ${Id} and (${ayricalikli}
    or n.departman_id = any(${[...sorumluOldugu, ...vekilOldugu]}::int[])
    or exists (select from memnuniyet_izleme z where z.memnuniyet_id = n.id and z.sorumlu_id = ${Id})))`;
/** True if the person reads the answers: people in charge, the surveyor, and everybody if no person is rated. */
const okur = (ben: Okuyan['ben']) =>
  sql<boolean>`(n.personel_id is null or n.anketor_id is not distinct from ${ben.Id} or ${sorumlu(ben)})`;

/** Open survey requests. */
export const SORULAN = sql`n.durum in ('bekliyor', 'ulasilamadi')`;
const IZLENEN = sql`exists (select from memnuniyet_izleme z where z.memnuniyet_id = n.id and z.kapanma_zamani is null)`;
/** Survey requests that this person calls now: nobody asks about own work. */
const aranacak = ({
  ben,
  simdi,
}: Okuyan) => sql`${SORULAN} and n.kanal = 'telefon' and n.deneme < ${sql.lit(EN_COK_DENEME)}
  and n.vakit <= ${simdi} and n.son_gecerlilik > ${simdi} and n.personel_id is distinct from ${ben.Id}`;

/**
 * Low scores that wait for this person: own ones, and those of the departments of a head whom the person stands in for.
 */
const bekleyenim = ({ Id, ayricalikli, sorumluOldugu, vekilOldugu }: Okuyan['ben']) =>
  sql`(n.personel_id is distinct from ${Id} and exists (select from memnuniyet_izleme iz
    where iz.memnuniyet_id = n.id and iz.kapanma_zamani is null
      and (iz.sorumlu_id = ${Id} or n.departman_id = any(${[...sorumluOldugu, ...vekilOldugu]}::int[])
        or iz.sorumlu_id is null and ${ayricalikli})))`;

/** Conditions of the list's tabs. */
const sekmeler = (o: Okuyan): Readonly<Record<MemnuniyetSekmesi, RawBuilder<unknown>>> => ({
  aranacak: aranacak(o),
  bekleyen: SORULAN,
  tamamlanan: sql`n.durum = 'tamamlandi'`,
  ilgim: bekleyenim(o.ben),
  dusuk: sql`${IZLENEN} and ${sorumlu(o.ben)}`,
  hepsi: sql`true`,
});

const onay = (kanal: string) => sql`(select o.durum from musteri_onay o where o.musteri_id = m.id and o.kanal = ${kanal}
  order by o.id desc limit 1)`;
/** The ways to reach a customer. */
export const ulasim = (db: Db, musteriId: number): Promise<Ulasim> =>
  read(db)
    .only(sql<Ulasim>`select nullif(m.eposta, '') as "Eposta", coalesce(nullif(m.gsm, ''), nullif(m.telefon, '')) as "Telefon",
      ${onay('E-posta')} as "EpostaOnayi", ${onay('Arama')} as "AramaOnayi"
    from musteri m where m.id = ${musteriId}`);

const DURUM_ADI = sql`(${JSON.stringify(MEMNUNIYET_DURUM_ADLARI)}::jsonb ->> n.durum)`;

const sutunlar = ({ ben }: Okuyan) => sql`n.id as "Id", n.no as "No", n.gorusme_id as "GorusmeId", g.no as "GorusmeNo",
  n.egitim_id as "EgitimId", n.versiyon_id as "VersiyonId", ve.no as "VersiyonNo", n.olay_zamani as "Kapanis", n.musteri_id as "MusteriId", m.gorunen_ad as "Musteri",
  m.telefon as "Telefon", m.gsm as "GSM", n.proje_id as "ProjeId", p.ad as "Proje", n.anket_id as "TurId", t.ad as "Tur", n.personel_id as "PersonelId",
  k.gorunen_ad as "Personel", n.kanal as "Kanal", n.deneme as "DenemeSayi", n.vakit as "Vakit",
  n.son_gecerlilik as "Son_Gecerlilik", case when ${okur(ben)} then n.puan end as "Puan", ${okur(ben)} as "Acik",
  case when iz.memnuniyet_id is not null and ${sorumlu(ben)}
    then case when iz.kapanma_zamani is null then 'acik' else 'kapandi' end end as "Izleme",
  ${DURUM_ADI} as "Durum", n.durum as "DurumAnahtar", n.surum as "Surum"`;
const TABLOLAR = sql`
  join musteri m on m.id = n.musteri_id
  join proje p on p.id = n.proje_id
  join tanim t on t.id = n.anket_id
  left join gorusme g on g.id = n.gorusme_id
  left join versiyon ve on ve.id = n.versiyon_id
  left join kisi k on k.id = n.personel_id
  left join memnuniyet_izleme iz on iz.memnuniyet_id = n.id`;

/** Survey requests by number, by number of their ticket, or by a word in the customer's key. */
function kelimeli(kelime: string): RawBuilder<unknown> {
  const [, harf, no] = /^([ag])0*(\d{1,9})$/.exec(kelime) ?? [];
  if (no !== undefined) return harf === 'a' ? sql`n.id = ${Number(no)}` : sql`n.gorusme_id = ${Number(no)}`;
  return sql`n.musteri_id in (select m.id from musteri m where m.silindi is null and ${iceren(kelime)})`;
}

/** The list of survey requests for a reader with these products. */
export const memnuniyetKaynagi = (o: Okuyan, projelist: UrunKapsami): Kaynak<MemnuniyetListesi> => ({
  takma: 'n',
  kayitlar: sql`memnuniyet`,
  anahtar: sql`n.id`,
  kapsam: kapsamda(projelist),
  kelimeler: (ara) => aramaParcalari(ara).map(kelimeli),
  suzgecler: {
    ProjeId: (proje) => sql`n.proje_id = ${proje}`,
    Durum: (durum) => sql`n.durum = ${durum}`,
    Kanal: (kanal) => sql`n.kanal = ${kanal}`,
    PersonelId: (kisi) => sql`n.personel_id = ${kisi}`,
    Baslangic: (gun) => sql`n.olay_zamani >= ${new Date(istanbulAni(gun))}`,
    Bitis: (gun) => sql`n.olay_zamani < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
    sekme: (sekme) => sekmeler(o)[sekme],
  },
  siralar: {
    No: sira(sql`n.id`),
    Kapanis: sira(sql`n.olay_zamani`),
    Musteri: metinSirasi(sql`(select m.gorunen_ad from musteri m where m.id = n.musteri_id)`),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = n.proje_id)`),
    Personel: bosSonda(metinSirasi(sql`(select k.gorunen_ad from kisi k where k.id = n.personel_id)`)),
    DenemeSayi: sira(sql`n.deneme`),
    Son_Gecerlilik: sira(sql`n.son_gecerlilik`),
    // A score that the person may not read does not influence the order either.
    Puan: bosSonda(sira(sql`case when ${okur(o.ben)} then n.puan end`)),
    Durum: metinSirasi(DURUM_ADI),
  },
  sutunlar: sutunlar(o),
  tablolar: sql`join memnuniyet n on n.id = x.id ${TABLOLAR}`,
});

/** The number of survey requests in each tab of the list; the full tab counts up to the list's limit. */
export async function adetler(db: Db, o: Okuyan, projelist: UrunKapsami): Promise<Record<MemnuniyetSekmesi, number>> {
  const sayilar = Object.entries(sekmeler(o)).map(
    ([ad, kosul]) => sql`(select count(*)::int from (
      select from memnuniyet n where ${kosul} and ${kapsamda(projelist)} limit ${EN_COK_SAYILAN + 1}) a) as ${sql.ref(ad)}`,
  );
  const { rows } = await sql<Record<MemnuniyetSekmesi, number>>`select ${sql.join(sayilar)}`.execute(db);
  return Object.fromEntries(
    Object.keys(MEMNUNIYET_SEKMELERI).map((ad) => [ad, rows[0]![ad as MemnuniyetSekmesi]]),
  ) as Record<MemnuniyetSekmesi, number>;
}

/** The low scores that wait for a person, as in the list's tab. */
export const bekleyenler = (
  db: Db,
  ben: Okuyan['ben'],
  projelist: UrunKapsami,
  enCok: number,
): Promise<BekleyenKayitlar> =>
  firstWaiting<Pick<BekleyenKayit, 'No' | 'Kim'>>(
    db,
    {
      from: sql`memnuniyet n where ${bekleyenim(ben)} and ${kapsamda(projelist)}`,
      id: sql`n.id`,
      due: NO_DUE,
      since: sql`(select iz.zaman from memnuniyet_izleme iz where iz.memnuniyet_id = n.id)`,
      joins: sql`join memnuniyet n on n.id = x.id join musteri m on m.id = n.musteri_id`,
      columns: sql`n.no as "No", m.gorunen_ad as "Kim"`,
    },
    enCok,
    ({ Id, Termin, Zaman, No, Kim }) => ({
      Id,
      Termin,
      Zaman,
      No,
      Kim,
      Konu: 'Düşük anket puanı',
      Eylem: 'ac',
      Yol: kayitYolu(SAYFA.memnuniyet[0], Id),
    }),
  );

/** A survey request with all a caller needs; null: this person sees no such request. */
export const kart = (db: Db, id: number, o: Okuyan, projelist: UrunKapsami): Promise<MemnuniyetKarti | null> =>
  read(db).first(sql<MemnuniyetKarti>`${hazir('memnuniyet_kart')}
    select ${sutunlar(o)}, n.eposta as "Eposta",
      n.gonderim_zamani as "Gonderim_Zamani", n.bitis_zamani as "Bitis_Zamani", n.anketor_id as "AnketorId",
      an.gorunen_ad as "Anketor", a.betik as "Betik", a.giris as "Giris", a.esik as "Esik"
    from memnuniyet n ${TABLOLAR} join anket a on a.id = n.anket_id left join kisi an on an.id = n.anketor_id
    where n.id = ${id} and ${kapsamda(projelist)}`);

/** A survey request locked until the transaction ends; null as above. */
export const kilitle = locked('memnuniyet', kart);

/** The next survey request for this person's calls, except the last one; null: none. */
export const sonraki = (db: Db, id: number, o: Okuyan, projelist: UrunKapsami): Promise<number | null> =>
  read(db).firstValue(sql<{ id: number }>`select n.id from memnuniyet n
    where ${aranacak(o)} and n.id <> ${id} and ${kapsamda(projelist)} order by n.vakit, n.id limit 1`);

/** A survey in one of its versions. */
export interface SorulanAnket {
  readonly TurId: number;
  readonly Surum: number;
  readonly sorular: readonly AnketSorusu[];
}
/** The questions of a survey request. */
export const sorulari = (db: Db, id: number): Promise<SorulanAnket> =>
  read(db).only(sql<SorulanAnket>`select s.anket_id as "TurId", s.no as "Surum", s.sorular
    from memnuniyet n join anket_surum s on s.anket_id = n.anket_id and s.no = n.surum_no where n.id = ${id}`);
/** The published questions of a survey; null: it was never published. */
export const yayindaki = (db: Db, turId: number): Promise<SorulanAnket | null> =>
  read(db).first(sql<SorulanAnket>`select s.anket_id as "TurId", s.no as "Surum", s.sorular
    from anket_surum s where s.anket_id = ${turId} order by s.no desc limit 1`);

/** The answers, one row for each question. */
export const yanitlari = (db: Db, id: number): Promise<SoruYaniti[]> =>
  read(db)
    .rows(sql<SoruYaniti>`select soru_id as "SoruId", array_remove(array_agg(cevap_id order by cevap_id), null) as "CevapIdler",
      max(deger)::int as "Deger", coalesce(max(metin), '') as "Metin"
    from memnuniyet_yanit where memnuniyet_id = ${id} group by soru_id order by soru_id`);

/** The ticket, training or version that is asked about; null: none of them, or hidden from this person. */
export const konusu = async (db: Db, n: Pick<MemnuniyetKarti, 'GorusmeId' | 'EgitimId' | 'VersiyonId'>) => {
  const { rows } =
    n.VersiyonId !== null
      ? await sql<{ Baslik: string; Aciklama: string; Cozum: string; Yol: string }>`
          select 'Versiyon: ' || v.no as "Baslik", v.surum_notu as "Aciklama", '' as "Cozum", '/istakibi/versiyonlar/' || v.id as "Yol"
          from versiyon v where v.id = ${n.VersiyonId}`.execute(db)
      : n.GorusmeId === null
        ? await sql<{ Baslik: string; Aciklama: string; Cozum: string; Yol: string }>`
          select 'Eğitim: ' || t.ad as "Baslik", e.aciklama as "Aciklama", '' as "Cozum",
            '/islemler/musterigorusme/egitim' as "Yol"
          from egitim e join tanim t on t.id = e.egitim_tur_id where e.id = ${n.EgitimId}`.execute(db)
        : await sql<{ Baslik: string; Aciklama: string; Cozum: string; Yol: string }>`
          select g.no || ': ' || g.baslik as "Baslik", g.aciklama as "Aciklama", g.cozum as "Cozum",
            '/islemler/musterigorusme/detay?id=' || g.id as "Yol"
          from gorusme g where g.id = ${n.GorusmeId}`.execute(db);
  return rows[0] ?? null;
};

/** The follow-up of a low score; null: none, or hidden from this person. */
export const izlemesi = (db: Db, id: number, ben: Okuyan['ben']): Promise<MemnuniyetIzlemesi | null> =>
  read(db).first(sql<MemnuniyetIzlemesi>`
    select iz.sorumlu_id as "SorumluId", s.gorunen_ad as "Sorumlu", iz.zaman as "Zaman",
      iz.kapanma_zamani as "KapanmaZamani", kp.gorunen_ad as "Kapatan", iz.yapilan as "Yapilan", iz.kanal as "Kanal",
      iz.musteriye as "Musteriye", iz.kapanma_zamani is null as "Kapatilir", iz.surum as "Surum"
    from memnuniyet_izleme iz join memnuniyet n on n.id = iz.memnuniyet_id
      left join kisi s on s.id = iz.sorumlu_id left join kisi kp on kp.id = iz.kapatan_id
    where iz.memnuniyet_id = ${id} and ${sorumlu(ben)}`);

/** History lines of a survey request, newest first. Lines about the follow-up only for readers of the score. */
export const hareketler = (db: Db, id: number, acik: boolean) =>
  historyLines(db, MEMNUNIYET_HAREKETLERI, id)
    .$if(!acik, (sorgu) => sorgu.where('h.tur', 'not in', ['izleme', 'izlendi', 'tesekkur']))
    .select(['h.tur as Tur', musteriye.as('Musteriye')])
    .limit(200)
    .execute();

/** Months that a person's own figures cover. */
const OZET_AYI = 12;
/** Figures of a person's recent ratings. */
export const kendiOzeti = (db: Db, kisi: number, simdi: Date) =>
  read(db).only(sql<{ Yanit: number; Puan: number | null; Csat: number | null }>`
    select count(*)::int as "Yanit", round(avg(n.puan), 1) as "Puan",
      round(100.0 * count(*) filter (where n.csat >= 4) / nullif(count(n.csat), 0)) as "Csat"
    from memnuniyet n where n.personel_id = ${kisi} and n.durum = 'tamamlandi'
      and n.bitis_zamani > ${simdi}::timestamptz - ${OZET_AYI} * interval '1 month'`);

const EN_COK_TESEKKUR = 5;
/** Words of content customers of the person's products, newest first, without their names. */
export const tesekkurler = (db: Db, kisi: number, enAz: number, simdi: Date) =>
  read(db).rows(sql<{ Zaman: string; Proje: string; Yorum: string }>`
    select n.bitis_zamani as "Zaman", p.ad as "Proje", n.yorum as "Yorum"
    from memnuniyet n join proje p on p.id = n.proje_id
    where n.personel_id = ${kisi} and n.durum = 'tamamlandi' and n.puan >= ${enAz} and n.yorum <> ''
      and ${urunuGorur(sql`${kisi}::int`, sql`n.proje_id`)}
      and n.bitis_zamani > ${simdi}::timestamptz - ${OZET_AYI} * interval '1 month'
    order by n.bitis_zamani desc, n.id desc limit ${sql.lit(EN_COK_TESEKKUR)}`);

/** A survey request for its state machine, with the fields needed to ask. */
export interface SorulanHal extends MemnuniyetHali, Pick<SorulanAnket, 'sorular'> {
  readonly Id: number;
  readonly No: string;
  readonly musteri_id: number;
  readonly proje_id: number;
  readonly departman_id: number | null;
  readonly gorusme_id: number | null;
  readonly egitim_id: number | null;
  readonly versiyon_id: number | null;
  readonly olay_zamani: string;
  /** Time at which the customer was first asked; null: never yet. */
  readonly soruldu: string | null;
  readonly son_gecerlilik: string;
  readonly yarim: YarimYanit | null;
  readonly esik: number;
  readonly giris: string;
  readonly tesekkur: string;
  readonly Musteri: string;
  readonly Proje: string;
  readonly GorusmeNo: string | null;
  readonly VersiyonNo: string | null;
}
const hali = (db: Db, kosul: RawBuilder<unknown>, kilit: RawBuilder<unknown>): Promise<SorulanHal | null> =>
  read(db).first(sql<SorulanHal>`
    select n.id as "Id", n.no as "No", n.durum as "DurumAnahtar", n.personel_id as "PersonelId", n.musteri_id, n.proje_id,
      n.departman_id, n.gorusme_id, n.egitim_id, n.versiyon_id, n.olay_zamani, n.soruldu, n.son_gecerlilik, n.yarim, s.sorular, a.esik,
      a.giris, a.tesekkur, (select ve.no from versiyon ve where ve.id = n.versiyon_id) as "VersiyonNo",
      m.gorunen_ad as "Musteri", p.ad as "Proje", g.no as "GorusmeNo"
    from memnuniyet n join anket a on a.id = n.anket_id
      join anket_surum s on s.anket_id = n.anket_id and s.no = n.surum_no
      join musteri m on m.id = n.musteri_id join proje p on p.id = n.proje_id left join gorusme g on g.id = n.gorusme_id
    where ${kosul} ${kilit}`);
/** One survey request, locked until the transaction ends. */
export const halKilitle = (db: Db, id: number) => hali(db, sql`n.id = ${id}`, sql`for no key update of n`);
/** The survey request with this digest of its secret; locked if it will be changed. */
export const ozetle = (db: Db, ozet: Buffer, kilitli: boolean) =>
  hali(db, sql`n.token_ozeti = ${ozet}`, kilitli ? sql`for no key update of n` : sql``);

/**
 * The person to follow up a low score: the head of the rated person's department, else the person in charge of the
 * product; null: nobody.
 */
export const izleyecek = (
  db: Db,
  n: Pick<SorulanHal, 'departman_id' | 'proje_id' | 'PersonelId'>,
): Promise<number | null> =>
  read(db).firstValue(sql<{ id: number }>`
    select k.id from (
      select d.sorumlu_id as id, 1 as yer from departman d where d.id = ${n.departman_id} and d.silindi is null
      union all select p.sorumlu_id, 2 from proje p where p.id = ${n.proje_id}) x
    join kisi k on k.id = x.id and k.aktif
    where k.id is distinct from ${n.PersonelId} order by x.yer limit 1`);

/** The last score of each of these customers, among the scores that this person may read. */
export const sonPuanlar = (db: Db, musteriler: readonly number[], ben: Okuyan['ben'], projelist: UrunKapsami) =>
  read(db).rows(sql<{ MusteriId: number; Id: number; Puan: number; Gun: string }>`
    select distinct on (n.musteri_id) n.musteri_id as "MusteriId", n.id as "Id", n.puan::float8 as "Puan",
      (n.bitis_zamani at time zone 'Europe/Istanbul')::date as "Gun"
    from memnuniyet n where n.musteri_id = any(${[...musteriler]}::int[]) and n.durum = 'tamamlandi' and n.puan is not null
      and ${kapsamda(projelist)} and ${okur(ben)} order by n.musteri_id, n.bitis_zamani desc, n.id desc`);
