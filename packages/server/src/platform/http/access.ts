import { createHash } from 'node:crypto';
import { listeler } from '@masabasi/core/contract';
import { DOSYA_NESNELERI, nesneMi } from '@masabasi/core/platform/dosya/rules';
import { type Access, type Oncelik, oturumsuz, sayfa } from '@masabasi/core/platform/call/endpoint';
import { VARSAYILAN_PROJELER } from '@masabasi/core/musteri/proje/rules';
import type { Sayfa } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db/connect.ts';
import type { Versions } from '../db/versions.ts';
import { type BenSatiri, benSorgusu } from './callerQuery.ts';
import { oturumYok, yetkiYok } from './errors.ts';

declare const marka: unique symbol;
/** A person's id that was checked against the caller. Only this file creates one. Queries accept nothing else. */
export type KisiId = number & { readonly [marka]: 'kisi' };
/** A department's id that the caller may act on. */
export type DepartmanId = number & { readonly [marka]: 'departman' };
/**
 * The ids of a person's products. Only this file creates one. Queries of records with a product accept nothing else.
 */
export type UrunKapsami = readonly number[] & { readonly [marka]: 'urun' };
/**
 * The departments whose people the caller is responsible for. `hepsi` for a privileged person. `vekalet`: departments
 * of a head whom the caller stands in for. Heads themselves are excluded there, because nobody decides about them in
 * their own stead.
 */
export type Kapsam =
  | { readonly hepsi: true }
  | {
      readonly hepsi: false;
      readonly departmanlar: readonly DepartmanId[];
      readonly vekalet?: readonly DepartmanId[];
    };

/** The signed-in person, loaded for every request: a change of rights holds from the next call on. */
export interface Ben {
  readonly Id: KisiId;
  readonly oturumId: number;
  readonly oturumBaslama: string;
  readonly sonKullanim: string;
  readonly departmanId: DepartmanId;
  readonly yetkiler: ReadonlySet<number>;
  readonly ayricalikli: boolean;
  readonly sorumluOldugu: readonly DepartmanId[];
  /** Departments whose head is on leave today and has this person stand in. */
  readonly vekilOldugu: readonly DepartmanId[];
  /** The step that the person must do before anything else, or null. */
  readonly oncelik: Oncelik | null;
}

/** The facts about the caller that a request needs. One query answers all of them. */
export interface Soru {
  /** Pages to check for the caller. */
  readonly sayfalar?: readonly Sayfa[];
  /** The caller's products. */
  readonly urun?: boolean;
  /** Key of this write, to find its first answer. */
  readonly anahtar?: string | null;
  /** The numbers of the tables (`db/versions.ts`). */
  readonly surum?: boolean;
}

/** An earlier request with the same key. `yanit` null: it is not finished, or its answer is not kept. */
export interface IlkIstek {
  readonly uc: string;
  readonly ozet: Buffer;
  readonly yanit: string | null;
}

/** The caller with the other requested facts. */
export interface Cagiran {
  readonly ben: Ben;
  readonly sayfalar: ReadonlySet<string>;
  readonly urunler: UrunKapsami | null;
  readonly ilk: IlkIstek | null;
  readonly surumler: Versions | null;
}

export const OTURUM_BOSTA_MS = 12 * 3_600_000;
export const OTURUM_EN_COK_MS = 7 * 24 * 3_600_000;

/** Hash under which a token is stored and found. */
export const tokenOzeti = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A person's products from their own rows: all for the privileged, the usual ones without any row (specification 6).
 */
const urunKapsami = (kendi: readonly number[], hepsi: readonly number[] | null): UrunKapsami =>
  (hepsi ?? (kendi.length > 0 ? kendi : VARSAYILAN_PROJELER)) as UrunKapsami;

/** SQL condition: the person sees the product, by the same rule. */
export const urunuGorur = (kisi: RawBuilder<unknown>, proje: RawBuilder<unknown>) => sql`(
  exists (select from kisi_proje x where x.kisi_id = ${kisi} and x.proje_id = ${proje})
  or exists (select from etkin_yetki y where y.kisi_id = ${kisi} and y.yetki_id = ${YETKI.ayricalikli})
  or (${proje} = any(${[...VARSAYILAN_PROJELER]}::int[])
    and not exists (select from kisi_proje x where x.kisi_id = ${kisi})))`;

/** The person whose id the server itself stored with a record or a job. An id of a request never comes here. */
export const storedPerson = (id: number): KisiId => id as KisiId;

/** The department that the server itself read with a record. An id of a request never comes here. */
export const storedDepartment = (id: number): DepartmanId => id as DepartmanId;

/** The products that a person had when they asked for a job. */
export const saklananUrunler = (idler: readonly number[]): UrunKapsami => idler as UrunKapsami;

/**
 * The person of a Bearer token with the other requested facts, in one query. Null when the token is unknown, ended,
 * idle too long or too old.
 */
export async function kimlikDogrula(
  pool: pg.Pool,
  token: string,
  simdi: Date,
  soru: Soru = {},
): Promise<Cagiran | null> {
  const t = simdi.getTime();
  const sayfalar = soru.sayfalar ?? null;
  const anahtar = soru.anahtar ?? null;
  const { rows } = await pool.query<BenSatiri>({
    ...benSorgusu({
      sayfali: sayfalar !== null,
      urunlu: soru.urun === true,
      anahtarli: anahtar !== null,
      surumlu: soru.surum === true,
    }),
    values: [
      tokenOzeti(token),
      new Date(t - OTURUM_BOSTA_MS),
      new Date(t - OTURUM_EN_COK_MS),
      istanbulGunu(simdi),
      sayfalar,
      anahtar,
    ],
  });
  const r = rows[0];
  if (!r) return null;
  const yetkiler = new Set(r.yetkiler);
  const ayricalikli = yetkiler.has(YETKI.ayricalikli);
  return {
    ben: {
      Id: r.kisi_id as KisiId,
      oturumId: r.id,
      oturumBaslama: r.baslama,
      sonKullanim: r.son_kullanim,
      departmanId: r.departman_id as DepartmanId,
      yetkiler,
      ayricalikli,
      sorumluOldugu: r.sorumlu as DepartmanId[],
      vekilOldugu: r.vekil as DepartmanId[],
      oncelik: r.parola_gecici ? 'parola' : ayricalikli && r.iki_adim_eksik ? 'ikiAdim' : null,
    },
    sayfalar: new Set(r.sayfalar),
    urunler: r.urunler === undefined ? null : urunKapsami(r.urunler, r.butun_urunler ?? null),
    surumler: r.surumler ?? null,
    ilk: r.ilk ? { ...r.ilk, ozet: Buffer.from(r.ilk.ozet, 'base64') } : null,
  };
}

/** True when a session that was loaded some time ago may have ended since, unless it was used meanwhile. */
export const suresiDoldu = (ben: Ben, simdi: Date): boolean =>
  simdi.getTime() - ms(ben.sonKullanim) >= OTURUM_BOSTA_MS ||
  simdi.getTime() - ms(ben.oturumBaslama) >= OTURUM_EN_COK_MS;

/** True when the person holds a permission. A privileged person holds them all. */
export const yetkiVar = (ben: Pick<Ben, 'ayricalikli' | 'yetkiler'>, id: number): boolean =>
  ben.ayricalikli || ben.yetkiler.has(id);

/** The departments whose board the person may open (specification 6). `hepsi`: every visible one. */
export function panoKapsami(ben: Ben): Kapsam {
  if (yetkiVar(ben, YETKI.tumDepartmanlar)) return { hepsi: true };
  return { hepsi: false, departmanlar: ben.sorumluOldugu.length > 0 ? ben.sorumluOldugu : [ben.departmanId] };
}

/** The departments whose people the person is responsible for. All for a holder of `yetki` or a privileged person. */
export const sorumlulukKapsami = (ben: Ben, yetki: number = YETKI.ayricalikli): Kapsam =>
  yetkiVar(ben, yetki) ? { hepsi: true } : { hepsi: false, departmanlar: ben.sorumluOldugu };

/** The same for decisions while a head is away: a deputy is responsible for those departments, too. */
export function kararKapsami(ben: Ben, yetki?: number): Kapsam {
  const kapsam = sorumlulukKapsami(ben, yetki);
  return kapsam.hepsi ? kapsam : { ...kapsam, vekalet: ben.vekilOldugu };
}

/** True when a decision on a person of this department is made in its head's stead. */
export const vekaletenMi = (ben: Ben, departmanId: number, yetki?: number): boolean =>
  !kapsar(sorumlulukKapsami(ben, yetki), departmanId);

/** True when a scope holds nobody. */
export const bosKapsam = (k: Kapsam): boolean => !k.hepsi && k.departmanlar.length === 0 && !k.vekalet?.length;

export const kapsar = (k: Kapsam, departmanId: number): boolean =>
  k.hepsi || k.departmanlar.some((d) => d === departmanId);

/** The people of a scope, as a condition over `k`. */
export const kapsamda = (kapsam: Kapsam) =>
  sql<boolean>`(${kapsam.hepsi} or k.departman_id = any(${kapsam.hepsi ? [] : [...kapsam.departmanlar]})${
    kapsam.hepsi || !kapsam.vekalet?.length
      ? sql``
      : sql` or k.departman_id = any(${[...kapsam.vekalet]}) and not exists (select from departman b where b.sorumlu_id = k.id)`
  })`;

/** A scope without the departments of the deputy rule. */
const vekaletsiz = (k: Kapsam): Kapsam => (k.hepsi ? k : { hepsi: false, departmanlar: k.departmanlar });

/** The requests of a scope's people. A deputy sees waiting requests and their own decisions, but no older requests. */
export const istekKapsaminda = (
  kapsam: Kapsam,
  o: { readonly bekler: RawBuilder<boolean>; readonly kendiKarari: RawBuilder<unknown> },
) =>
  sql<boolean>`(${kapsamda(vekaletsiz(kapsam))} or ${kapsamda(kapsam)} and (${o.bekler} or coalesce(${o.kendiKarari}, false)))`;

/** True when the person may see facts hidden from colleagues: hidden leave types, reasons of a break. */
export const hassasGorur = (ben: Ben, departmanId: number): boolean =>
  ben.ayricalikli || ben.sorumluOldugu.some((d) => d === departmanId);

/** Results of an access rule for its handler, besides the caller. */
export interface Hak {
  readonly hedef?: KisiId;
  readonly departman?: DepartmanId;
  readonly kapsam?: Kapsam;
  readonly urunler?: UrunKapsami;
}

/**
 * The person of an id, checked like the rule `sorumlu`: the caller, or a person they are responsible for.
 * @throws 403. An absent id answers like a forbidden one
 */
export async function sorumluOlarak(db: Db, ben: Ben, id: number, yetki?: number): Promise<KisiId> {
  if (id === ben.Id) return ben.Id;
  return kapsamdakiKisi(db, sorumlulukKapsami(ben, yetki), id);
}

/**
 * The person of an id in a request, when their department lies in the scope.
 * @throws 403. An absent id answers like a forbidden one
 */
export async function kapsamdakiKisi(db: Db, kapsam: Kapsam, id: number): Promise<KisiId> {
  const { rows } = await sql`select from kisi k where k.id = ${id} and ${kapsamda(kapsam)}`.execute(db);
  if (rows.length === 0) throw yetkiYok();
  return id as KisiId;
}

/**
 * The scope within the departments of a request. An empty choice is the scope itself.
 * @throws 403 for a department outside the scope
 */
export function daralt(kapsam: Kapsam, departmanlar: readonly number[]): Kapsam {
  if (departmanlar.length === 0) return kapsam;
  if (!departmanlar.every((d) => kapsar(kapsam, d))) throw yetkiYok();
  return { hepsi: false, departmanlar: departmanlar as readonly DepartmanId[] };
}

const LISTE_SAYFALARI = [...listeler.values()].flatMap((e) => e.access.sayfalar ?? []);

const NESNE_SAYFALARI = Object.values(DOSYA_NESNELERI).flatMap((n) => n.sayfalar);

/**
 * The pages of which the caller must have one. Undefined: no page is needed. A field may decide between lists or kinds
 * of records.
 */
export const sayfalari = (access: Access): readonly Sayfa[] | undefined =>
  access.sayfalar ??
  (access.kind === 'liste' ? LISTE_SAYFALARI : access.kind === 'nesne' ? NESNE_SAYFALARI : undefined);

/** True when the caller may open one of an endpoint's pages. A privileged person opens every page. */
const sayfasiAcik = (access: Access, c: Cagiran): boolean =>
  c.ben.ayricalikli || (sayfalari(access)?.some((s) => c.sayfalar.has(s)) ?? true);

/**
 * Applies an access rule before the fields of the request are known, so that no body is read for nothing.
 * @throws 401 without a session, 403 where the rule refuses for all fields
 */
export function onYetki(access: Access, c: Cagiran | null): void {
  if (oturumsuz(access)) return;
  if (c === null) throw oturumYok();
  if (('id' in access && !yetkiVar(c.ben, access.id)) || (!kendisineAcik(access) && !sayfasiAcik(access, c)))
    throw yetkiYok();
  if (access.kind === 'departmanSorumlusu') departmanKapsami(c.ben, access);
}

/** Calls about oneself need no page, so the check of the page waits for the field. */
const kendisineAcik = ({ kind }: Access): boolean => kind === 'sorumlu' || kind === 'self';

type SorumluKurali = Extract<Access, { kind: 'departmanSorumlusu' }>;
function departmanKapsami(ben: Ben, { yetki, vekil, ayrica }: SorumluKurali): Kapsam {
  const kapsam = vekil ? kararKapsami(ben, yetki) : sorumlulukKapsami(ben, yetki);
  if (bosKapsam(kapsam) && (ayrica === undefined || !yetkiVar(ben, ayrica))) throw yetkiYok();
  return kapsam;
}

/**
 * Applies an endpoint's access rule to a caller and the parsed request.
 * @throws 401 without a session, 403 where the rule refuses. An absent id answers like a forbidden one
 */
export async function yetkilendir(access: Access, c: Cagiran | null, istek: unknown, db: Db): Promise<Hak> {
  onYetki(access, c);
  if (oturumsuz(access) || c === null) return {};
  return { ...(await alanHakki(access, c, istek, db)), ...(access.urun && { urunler: c.urunler! }) };
}

/** Rights that the field of an access rule gives. */
async function alanHakki(access: Access, c: Cagiran, istek: unknown, db: Db): Promise<Hak> {
  const { ben } = c;
  if (access.kind === 'liste') {
    const uc = listeler.get(String((istek as Record<string, unknown>)[access.alan]));
    if (uc === undefined) throw yetkiYok();
    onYetki(uc.access, c);
    return {};
  }
  if (access.kind === 'nesne') {
    const ad = String((istek as Record<string, unknown>)[access.alan]);
    if (!nesneMi(ad)) throw yetkiYok();
    onYetki(sayfa(DOSYA_NESNELERI[ad].sayfalar), c);
    return {};
  }
  const id = 'alan' in access ? Number((istek as Record<string, unknown>)[access.alan]) : 0;
  switch (access.kind) {
    case 'anyone':
    case 'form':
    case 'imzali':
    case 'signedIn':
    case 'yetki':
      return {};
    case 'self':
      if (id !== ben.Id) throw yetkiYok();
      return { hedef: ben.Id };
    case 'sorumlu':
      if (id !== ben.Id && !sayfasiAcik(access, c)) throw yetkiYok();
      return { hedef: await sorumluOlarak(db, ben, id, access.yetki) };
    case 'yetkiyle':
      return { hedef: await kapsamdakiKisi(db, { hepsi: true }, id) };
    case 'pano':
      if (!kapsar(panoKapsami(ben), id)) throw yetkiYok();
      return { departman: id as DepartmanId };
    case 'departmanSorumlusu':
      return { kapsam: departmanKapsami(ben, access) };
  }
}
