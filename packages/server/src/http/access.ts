import { createHash } from 'node:crypto';
import type { Access, Oncelik } from '@masabasi/core/endpoint';
import { istanbulGunu, ms } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import type pg from 'pg';
import type { Db } from '../db/connect.ts';
import { oturumYok, yetkiYok } from './errors.ts';

declare const marka: unique symbol;
/** A person's id that was checked against the caller. Only this file mints one; queries accept nothing else. */
export type KisiId = number & { readonly [marka]: 'kisi' };
/** A department's id that the caller may act on. */
export type DepartmanId = number & { readonly [marka]: 'departman' };
/** The departments whose people the caller answers for; `hepsi` for a privileged person. */
export type Kapsam =
  | { readonly hepsi: true }
  | { readonly hepsi: false; readonly departmanlar: readonly DepartmanId[] };

/** The signed-in person, loaded afresh for every request: a change of rights holds from the next call on. */
export interface Ben {
  readonly Id: KisiId;
  readonly oturumId: number;
  readonly oturumBaslama: string;
  readonly sonKullanim: string;
  readonly departmanId: DepartmanId;
  readonly yetkiler: ReadonlySet<number>;
  readonly ayricalikli: boolean;
  readonly sorumluOldugu: readonly DepartmanId[];
  /** What they have to do before anything else. */
  readonly oncelik: Oncelik | null;
}

export const OTURUM_BOSTA_MS = 12 * 3_600_000;
export const OTURUM_EN_COK_MS = 7 * 24 * 3_600_000;

/** What is stored and looked up of a token. */
export const tokenOzeti = (token: string): Buffer => createHash('sha256').update(token).digest();

const BEN_SORGUSU = `
  select o.id, o.kisi_id, o.baslama, o.son_kullanim, k.departman_id, k.parola_gecici,
    array(select d.id from departman d where d.sorumlu_id = k.id) as sorumlu,
    array(select y.yetki_id from etkin_yetki y where y.kisi_id = k.id) as yetkiler,
    i.sir is null and coalesce((select iki_adim_zorunlu from kurulum), false) as iki_adim_eksik
  from oturum o join kisi k on k.id = o.kisi_id left join iki_adim i on i.kisi_id = k.id
  where o.token_ozeti = $1 and o.bitis is null and o.son_kullanim > $2 and o.baslama > $3 and k.aktif and k.giris_izni
    and (k.cikis_tarihi is null or k.cikis_tarihi > $4)`;

interface BenSatiri {
  id: number;
  kisi_id: number;
  baslama: string;
  son_kullanim: string;
  departman_id: number;
  sorumlu: number[];
  yetkiler: number[];
  parola_gecici: boolean;
  iki_adim_eksik: boolean;
}

/** The person behind a Bearer token, or null when it is unknown, ended, idle too long or too old. */
export async function kimlikDogrula(pool: pg.Pool, token: string, simdi: Date): Promise<Ben | null> {
  const t = simdi.getTime();
  const { rows } = await pool.query<BenSatiri>({
    name: 'ben',
    text: BEN_SORGUSU,
    values: [tokenOzeti(token), new Date(t - OTURUM_BOSTA_MS), new Date(t - OTURUM_EN_COK_MS), istanbulGunu(simdi)],
  });
  const r = rows[0];
  if (!r) return null;
  const yetkiler = new Set(r.yetkiler);
  const ayricalikli = yetkiler.has(YETKI.ayricalikli);
  return {
    Id: r.kisi_id as KisiId,
    oturumId: r.id,
    oturumBaslama: r.baslama,
    sonKullanim: r.son_kullanim,
    departmanId: r.departman_id as DepartmanId,
    yetkiler,
    ayricalikli,
    sorumluOldugu: r.sorumlu as DepartmanId[],
    oncelik: r.parola_gecici ? 'parola' : ayricalikli && r.iki_adim_eksik ? 'ikiAdim' : null,
  };
}

/** Whether a session that was loaded some time ago may have ended since, unless it was used meanwhile. */
export const suresiDoldu = (ben: Ben, simdi: Date): boolean =>
  simdi.getTime() - ms(ben.sonKullanim) >= OTURUM_BOSTA_MS ||
  simdi.getTime() - ms(ben.oturumBaslama) >= OTURUM_EN_COK_MS;

/** Whether the person holds a permission; a privileged person holds them all. */
export const yetkiVar = (ben: Ben, id: number): boolean => ben.ayricalikli || ben.yetkiler.has(id);

/** The departments whose board the person may open (specification 6); `hepsi`: every visible one. */
export function panoKapsami(ben: Ben): Kapsam {
  if (yetkiVar(ben, YETKI.tumDepartmanlar)) return { hepsi: true };
  return { hepsi: false, departmanlar: ben.sorumluOldugu.length > 0 ? ben.sorumluOldugu : [ben.departmanId] };
}

/** The departments whose people the person answers for; a holder of `yetki`, as a privileged person, for all. */
export const sorumlulukKapsami = (ben: Ben, yetki: number = YETKI.ayricalikli): Kapsam =>
  yetkiVar(ben, yetki) ? { hepsi: true } : { hepsi: false, departmanlar: ben.sorumluOldugu };

/** Whether a scope holds a department. */
export const kapsar = (k: Kapsam, departmanId: number): boolean =>
  k.hepsi || k.departmanlar.some((d) => d === departmanId);

/** Whether the viewer may see what colleagues may not: hidden leave types, reasons of a break. */
export const hassasGorur = (ben: Ben, departmanId: number): boolean =>
  ben.ayricalikli || ben.sorumluOldugu.some((d) => d === departmanId);

/** What an access rule hands to its handler besides the caller. */
export interface Hak {
  readonly hedef?: KisiId;
  readonly departman?: DepartmanId;
  readonly kapsam?: Kapsam;
}

const kisininDepartmani = async (db: Db, id: number): Promise<number | null> =>
  (await db.selectFrom('kisi').select('departman_id').where('id', '=', id).executeTakeFirst())?.departman_id ?? null;

/**
 * The person behind an id, checked as the rule `sorumlu` does: the caller, or a person they answer for.
 * @throws 403; an absent id answers like a forbidden one
 */
export async function sorumluOlarak(db: Db, ben: Ben, id: number, yetki?: number): Promise<KisiId> {
  if (id === ben.Id) return ben.Id;
  return kapsamdakiKisi(db, sorumlulukKapsami(ben, yetki), id);
}

/**
 * The person behind an id of a request, when their department lies in the scope.
 * @throws 403; an absent id answers like a forbidden one
 */
export async function kapsamdakiKisi(db: Db, kapsam: Kapsam, id: number): Promise<KisiId> {
  const departman = await kisininDepartmani(db, id);
  if (departman === null || !kapsar(kapsam, departman)) throw yetkiYok();
  return id as KisiId;
}

/**
 * The scope within the departments of a request; none chosen is the scope itself.
 * @throws 403 for a department outside the scope
 */
export function daralt(kapsam: Kapsam, departmanlar: readonly number[]): Kapsam {
  if (departmanlar.length === 0) return kapsam;
  if (!departmanlar.every((d) => kapsar(kapsam, d))) throw yetkiYok();
  return { hepsi: false, departmanlar: departmanlar as readonly DepartmanId[] };
}

/**
 * Applies an endpoint's access rule to a caller and the parsed request.
 * @throws 401 without a session, 403 where the rule says no; an absent id answers like a forbidden one
 */
export async function yetkilendir(access: Access, ben: Ben | null, istek: unknown, db: Db): Promise<Hak> {
  if (access.kind === 'anyone') return {};
  if (ben === null) throw oturumYok();
  const id = 'alan' in access ? Number((istek as Record<string, unknown>)[access.alan]) : 0;
  switch (access.kind) {
    case 'signedIn':
      return {};
    case 'yetki':
      if (!yetkiVar(ben, access.id)) throw yetkiYok();
      return {};
    case 'self':
      if (id !== ben.Id) throw yetkiYok();
      return { hedef: ben.Id };
    case 'sorumlu':
      return { hedef: await sorumluOlarak(db, ben, id, access.yetki) };
    case 'yetkiyle':
      if (!yetkiVar(ben, access.id)) throw yetkiYok();
      return { hedef: await kapsamdakiKisi(db, { hepsi: true }, id) };
    case 'pano':
      if (!kapsar(panoKapsami(ben), id)) throw yetkiYok();
      return { departman: id as DepartmanId };
    case 'departmanSorumlusu': {
      const kapsam = sorumlulukKapsami(ben, access.yetki);
      if (!kapsam.hepsi && kapsam.departmanlar.length === 0) throw yetkiYok();
      return { kapsam };
    }
  }
}
