import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { DOSYA_UYARILARI, gonderilmezUyari } from '@masabasi/core/platform/dosya/uyarilar';
import { IMZA_BAYTI, isaretliKonu, type KonuNesnesi } from '@masabasi/core/masa/gelenposta/rules';
import type { SatirPostasi } from '@masabasi/core/platform/posta/contract';
import { ekHatasi, gitmemeNedeni, postaHali } from '@masabasi/core/platform/posta/rules';
import { takipKodu } from '@masabasi/core/masa/webistek/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';
import { isEkle } from '../db/kuyruk.ts';
import { type Cagri, icerikOku, type DosyaYeri, eklenecekler } from '../dosya/api.ts';
import type { KisiId } from '../http/access.ts';

export interface YeniPosta {
  readonly alici: string;
  readonly konu: string;
  readonly metin: string;
  readonly simdi: Date;
  /** Record of the mail: an answer is filed there. */
  readonly konusu?: PostaKonusu & { readonly no: string };
  /** Belongs to the last history line that the transaction wrote for this record. */
  readonly satirla?: true;
  /** Files of that record to attach. */
  readonly ekler?: readonly Ek[];
  /** Automatic mail, which machines should not answer. */
  readonly otomatik?: true;
  /** Invitation for calendar programs. */
  readonly takvim?: { readonly metot: 'REQUEST' | 'CANCEL'; readonly icerik: string };
}

export interface PostaKonusu {
  readonly nesne: KonuNesnesi;
  readonly id: number;
}

/** Name of the queue job that sends a mail. */
export const POSTA_ISI = 'posta';

const imza = async (db: Db, soz: string): Promise<string> => {
  const { anahtar } = await db.selectFrom('posta_anahtari').select('anahtar').executeTakeFirstOrThrow();
  return takipKodu(createHmac('sha256', anahtar).update(soz).digest()).slice(0, IMZA_BAYTI);
};
/** Secret code for a text, used in mailed addresses. The same text always gives the same code. */
export async function gizliKod(db: Db, soz: string): Promise<string> {
  const { anahtar } = await db.selectFrom('posta_anahtari').select('anahtar').executeTakeFirstOrThrow();
  return createHmac('sha256', anahtar).update(`adres:${soz}`).digest('base64url');
}
/** Signature in the subject of mails about a record. */
export const konuImzasi = (db: Db, { nesne, id }: PostaKonusu): Promise<string> => imza(db, `${nesne}:${id}`);
/** Signature in the headers of all our mails. */
export const kurulumImzasi = (db: Db): Promise<string> => imza(db, 'kurulum');

/** The last incoming mail about a record, to which an answer refers. */
export const sonGelen = (db: Db, { nesne, id }: PostaKonusu) =>
  db
    .selectFrom('gelen_posta')
    .select(['ileti', 'konu'])
    .where('nesne', '=', nesne)
    .where('nesne_id', '=', id)
    .where('ileti', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Subject of a mail. For a mail about a record it carries the signature that files the answer. */
async function konusu(db: Db, { konu, konusu: k }: YeniPosta): Promise<string> {
  if (k === undefined) return konu;
  const gelen = await sonGelen(db, k);
  return isaretliKonu(gelen?.konu ?? konu, k.no, await konuImzasi(db, k), gelen !== undefined);
}

/** The record is locked, so its last line is the newly written one. */
const sonSatir = ({ nesne, id }: PostaKonusu) =>
  sql<number>`(select max(id) from hareket where nesne = ${nesne} and nesne_id = ${id})`;

/** Puts a mail into the outbox. It leaves after the commit, if SMTP is configured. */
export async function postaYaz(db: Db, p: YeniPosta): Promise<void> {
  const { Id } = await db
    .insertInto('posta')
    .values({
      alici: p.alici,
      konu: await konusu(db, p),
      metin: p.metin,
      zaman: p.simdi,
      nesne: p.konusu?.nesne ?? null,
      nesne_id: p.konusu?.id ?? null,
      otomatik: p.otomatik ?? false,
      takvim: p.takvim?.icerik ?? null,
      takvim_metodu: p.takvim?.metot ?? null,
      hareket_id: p.satirla && p.konusu ? sonSatir(p.konusu) : null,
    })
    .returning('id as Id')
    .executeTakeFirstOrThrow();
  await ekleriYaz(db, Id, p.ekler ?? []);
  await isEkle(db, { tur: POSTA_ISI, anahtar: String(Id), veri: { Id }, vakit: p.simdi });
}

/** People with ids from a request, and the addresses of their records. */
export const alicilar = (db: Db, idler: readonly number[]) =>
  db
    .selectFrom('kisi')
    .select(['id', 'gorunen_ad as ad', 'eposta', 'aktif'])
    .where('id', 'in', idler)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .orderBy(sql`soyad collate "tr-TR-x-icu"`)
    .execute();

/** Waits for the person's other sends to commit, so that they are counted. */
export const gonderenKilitle = (db: Db, kisiId: KisiId) =>
  db.selectFrom('kisi').select('id').where('id', '=', kisiId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Times of a person's sends after `sonra`, oldest first. Every send is an audit entry. */
export async function gonderimZamanlari(db: Db, kisiId: KisiId, sonra: Date): Promise<string[]> {
  const satirlar = await db
    .selectFrom('denetim')
    .select('zaman')
    .where('kisi_id', '=', kisiId)
    .where('zaman', '>', sonra.toISOString())
    .where('eylem', '=', 'sendMail')
    .orderBy('zaman')
    .execute();
  return satirlar.map((s) => s.zaman);
}

/** The newest mails of the outbox. */
export const gidenPostalar = (db: Db, enFazla: number) =>
  db
    .selectFrom('posta')
    .select([
      'id as Id',
      'alici as Alici',
      'konu as Konu',
      'metin as Metin',
      'durum as Durum',
      'hata as Hata',
      'deneme as Deneme',
      'zaman as CreateDateTime',
      'gonderim_zamani as GonderimZamani',
      sql<string[]>`array(select e.ad from posta_dosya e where e.posta_id = posta.id order by e.sira)`.as('Ekler'),
    ])
    .orderBy('id', 'desc')
    .limit(enFazla)
    .execute();

/** A text without keys of 32 bytes, so that a reader of personal data does not get access through them. */
export const anahtarsiz = (metin: string): RawBuilder<string> =>
  sql<string>`regexp_replace(${sql.ref(metin)}, '(?<![[:alnum:]_-])[[:alnum:]_-]{43}(?![[:alnum:]_-])', '******', 'g')`;

/** A waiting mail, with its try counted in advance. */
export const postaAl = (db: Db, id: number) =>
  db
    .updateTable('posta')
    .set((eb) => ({ deneme: eb('deneme', '+', 1) }))
    .where('id', '=', id)
    .where('durum', '=', 'Bekliyor')
    .returning(['alici', 'konu', 'metin', 'zaman', 'ileti', 'nesne', 'nesne_id', 'otomatik'])
    .returning(['takvim', 'takvim_metodu'])
    .executeTakeFirst();

/** Writes the result of a waiting mail: sent, given up, or the reason of a failed try. True if it still waited. */
export const postaOldu = async (
  db: Db,
  id: number,
  ne: { durum?: 'Gönderildi' | 'Hata'; hata?: string | null; gonderim_zamani?: Date },
): Promise<OlanPosta | undefined> =>
  db
    .updateTable('posta')
    .set(ne)
    .where('id', '=', id)
    .where('durum', '=', 'Bekliyor')
    .returning(['alici', 'nesne', 'nesne_id', 'hata'])
    .executeTakeFirst();

/** A mail with a result. */
export interface OlanPosta {
  readonly alici: string;
  readonly nesne: KonuNesnesi | null;
  readonly nesne_id: number | null;
  readonly hata: string | null;
}

/** Record of our mails with these message ids: the first that has a record. */
export const postaKonusu = (db: Db, iletiler: readonly string[]) =>
  db
    .selectFrom('posta')
    .select(['id', 'alici', 'nesne', 'nesne_id'])
    .where('ileti', 'in', iletiler)
    .orderBy(sql`nesne is null`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Marks a delivered mail as returned. */
export const postaGeriDondu = (db: Db, id: number, hata: string) =>
  db.updateTable('posta').set({ durum: 'Hata', hata }).where('id', '=', id).execute();

/** Numbers of waiting mails and of failed ones. */
export const postaSayilari = (db: Db) =>
  read(db).only(sql<{ Bekleyen: number; Gidemeyen: number }>`
    select count(*) filter (where durum = 'Bekliyor') as "Bekleyen", count(*) filter (where durum = 'Hata') as "Gidemeyen"
    from posta`);

interface PostaliSatir {
  readonly hareket_id: number;
  readonly Alici: string;
  readonly Durum: string;
  readonly Deneme: number;
  readonly hata: string | null;
  readonly Zaman: string | null;
  readonly Ekler: SatirPostasi['Ekler'];
}

/** Results of the mails that belong to these history lines. */
async function satirPostalari(
  db: Db,
  { nesne, id }: PostaKonusu,
  { smtp }: Pick<Config, 'smtp'>,
): Promise<ReadonlyMap<number, SatirPostasi>> {
  const { rows } = await sql<PostaliSatir>`
    select p.hareket_id, p.alici as "Alici", p.durum as "Durum", p.deneme as "Deneme", p.hata, p.gonderim_zamani as "Zaman",
      coalesce((select json_agg(json_build_object('Ad', e.ad,
          'Kaldi', coalesce(not e.gitti, e.dosya_id is null or d.silindi is not null)) order by e.sira)
        from posta_dosya e left join dosya d on d.id = e.dosya_id where e.posta_id = p.id), '[]') as "Ekler"
    from posta p where p.nesne = ${nesne} and p.nesne_id = ${id} and p.hareket_id is not null order by p.id`.execute(
    db,
  );
  return new Map(
    rows.map(({ hareket_id, Durum, Deneme, hata, ...p }) => [
      hareket_id,
      { ...p, Hal: postaHali({ Durum, Deneme }, smtp !== null), Neden: hata === null ? null : gitmemeNedeni(hata) },
    ]),
  );
}

/** History lines of a record, with their mails. */
export async function postaliSatirlar<T extends { readonly Id: number }>(
  db: Db,
  konu: PostaKonusu,
  config: Pick<Config, 'smtp'>,
  satirlar: Promise<readonly T[]>,
): Promise<(T & { Posta: SatirPostasi | null })[]> {
  const [bunlar, postalar] = await Promise.all([satirlar, satirPostalari(db, konu, config)]);
  return bunlar.map((h) => ({ ...h, Posta: postalar.get(h.Id) ?? null }));
}

export interface Ek {
  readonly Id: number;
  readonly Ad: string;
}

interface Secilen {
  /** Files of the record. */
  readonly Ekler: readonly number[];
  /** Files that wait with the author of the answer. */
  readonly dosyalar: readonly number[];
}

/**
 * Files for an answer about a record, in the chosen order: files of the record and newly uploaded ones. Returns a
 * sentence when they are refused.
 */
export async function ekleri(
  { db, ben }: Pick<Cagri, 'db' | 'ben'>,
  yer: DosyaYeri,
  { Ekler, dosyalar }: Secilen,
): Promise<readonly Ek[] | string> {
  const istenen = [...new Set([...Ekler, ...dosyalar])];
  if (istenen.length === 0) return [];
  const bekleyen = { nesne: 'bekleyen', id: ben.Id } as const;
  const [kayitta, bekleyenler] = [await eklenecekler(db, yer, Ekler), await eklenecekler(db, bekleyen, dosyalar)];
  const bulunan = new Map([...kayitta, ...bekleyenler].map((d) => [d.Id, d]));
  const hepsi = istenen.flatMap((id) => bulunan.get(id) ?? []);
  if (hepsi.length < istenen.length)
    return 'Seçtiğiniz dosyalardan biri artık bu kayıtta değil. Ekleri yeniden seçiniz.';
  for (const { Ad, Uyari } of hepsi)
    if (Uyari !== null && gonderilmezUyari(Uyari))
      return `'${Ad}' e-postayla gönderilmez: ${DOSYA_UYARILARI[Uyari].ad}. Eklerden çıkarınız.`;
  return ekHatasi(hepsi.map((d) => d.Boyut)) ?? hepsi;
}

/** Links files to a mail. */
const ekleriYaz = (db: Db, postaId: number, ekler: readonly Ek[]) =>
  ekler.length === 0
    ? null
    : db
        .insertInto('posta_dosya')
        .values(ekler.map(({ Id, Ad }, sira) => ({ posta_id: postaId, sira, dosya_id: Id, ad: Ad, gitti: null })))
        .execute();

interface GidenEk {
  readonly sira: number;
  readonly ad: string;
  readonly tip: string;
  readonly ozet: Buffer;
}

/** The files of a mail that still exist. */
export const gidenEkler = (db: Db, postaId: number): Promise<readonly GidenEk[]> =>
  read(db).rows(sql<GidenEk>`select e.sira, e.ad, d.tip, d.ozet from posta_dosya e
    join dosya d on d.id = e.dosya_id and d.silindi is null where e.posta_id = ${postaId} order by e.sira`);

/** Content of a file for the mail server, piece by piece. */
export const ekGovdesi = (db: Db, { s3 }: Pick<Config, 's3'>, { ad, tip, ozet }: GidenEk) => ({
  filename: ad,
  contentType: tip,
  content: Readable.from(icerikOku(db, s3, ozet)),
});

/** Records the sent files, and those that were gone. */
export const ekleriGitti = (db: Db, postaId: number, gidenler: readonly GidenEk[]) =>
  sql`update posta_dosya set gitti = sira = any(${gidenler.map((e) => e.sira)}::int[]) where posta_id = ${postaId}`.execute(
    db,
  );
