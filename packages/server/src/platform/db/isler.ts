import { randomUUID } from 'node:crypto';
import { type Saat, gunEkle, istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import type { Config } from '../../config.ts';
import { hataMesaji, temizle } from '../log/log.ts';
import type { IsOrtami, RoomFace } from '../../room.ts';
import { type Db, pgKodu } from './connect.ts';
import { type AlinanIs, type Kapanis, isAl, isiKapat, kirayiUzat, tekrarlananlariKur } from './kuyruk.ts';
import type { SurenIs } from './tekrar.ts';

/** Works off the queue: one loop for each process, for all kinds of work and any number of servers. */

/** Milliseconds between two polls, because a notice of new work may be lost. */
const YOKLAMA_MS = 5000;
const KURMA_MS = 3_600_000;
/** The most pieces at once in a process. */
const EN_COK = 4;
const KIRA_S = 30;
const HATA_UZUNLUGU = 300;

/** Tries again every hour for the rest of a day. */
export const SAATTE_BIR: readonly number[] = Array.from({ length: 23 }, () => 3600);

/** Arguments of one piece of work. */
export interface IsCagrisi extends IsOrtami {
  /** Start of the piece. */
  readonly simdi: Date;
  readonly odalar: readonly RoomFace[];
  /**
   * Ends the piece in a transaction of its own work, so that both are stored or neither. Throws when the claim was lost
   * meanwhile: a server that hung must not overwrite the work of another one.
   */
  bitir(tx: Db): Promise<void>;
}

/** A kind of work. Each process does one piece of a kind at a time. */
export interface IsTuru<Veri extends object = object> {
  /** Name of the kind on all servers. */
  readonly ad: string;
  /**
   * Repeats by itself: once on each day of Istanbul, not before this time of day and one kind after the other, or this
   * many seconds after its last end, at most a day. Absent: the work runs when it is queued.
   */
  readonly tekrar?: { readonly gunde: Saat } | { readonly saniye: number };
  /** Seconds to wait after each failed try. There is one try more than entries. */
  readonly gecikmeler: readonly number[];
  /** Seconds after which another server may take over the work of a dead one. Renewed while the work goes on. */
  readonly kira?: number;
  /** One piece at a time on all servers together. */
  readonly tek?: true;
  /** True when this server does this kind of work. Absent: always. */
  readonly yapilir?: (config: Config) => boolean;
  /** Does a piece. It may be repeated whenever it breaks off, and must allow for that. */
  calistir(c: IsCagrisi, veri: Veri, dur: AbortSignal): Promise<unknown>;
  /** Called when the tries are used up. A recurring kind then waits for its next time. */
  olmadi?(c: Omit<IsCagrisi, 'bitir'>, veri: Veri, hata: unknown): Promise<unknown>;
}

export interface IsciSecenekleri extends IsOrtami {
  readonly odalar: readonly RoomFace[];
  readonly yoklamaMs?: number;
}

export interface Isci extends SurenIs {
  /** Looks for work, because something was or may have been queued. */
  bak(): void;
}

/** The claim was lost: another server has the work by now. */
class KiraBitti extends Error {
  constructor() {
    super('işin süresi doldu; başka bir sunucu almış olabilir');
  }
}
/** Servers died in each of the tries. */
class SonuBilinmiyor extends Error {
  constructor() {
    super('Son denemenin sonucu bilinmiyor.');
  }
}

const gunluk = (tur: IsTuru): boolean => tur.tekrar !== undefined && 'gunde' in tur.tekrar;
const vaktinde = ({ tekrar }: IsTuru, simdi: Date): boolean =>
  tekrar === undefined || 'saniye' in tekrar || istanbulSaati(simdi) >= tekrar.gunde;

/** The next time of recurring work that began now. */
const sonraki = (tekrar: NonNullable<IsTuru['tekrar']>, simdi: Date): Date =>
  'saniye' in tekrar
    ? new Date(simdi.getTime() + tekrar.saniye * 1000)
    : new Date(istanbulAni(gunEkle(istanbulGunu(simdi), 1)));

/** Text of an error for the table, with the same masking as in the log. */
const hataMetni = (e: unknown): string =>
  temizle(e instanceof Error ? hataMesaji(e) : String(e)).slice(0, HATA_UZUNLUGU);

/** Renews a claim until it is stopped. Aborts the work when another server has the claim, or may have it. */
function kiradaTut(db: Db, is: AlinanIs, kira: number, kayip: AbortController): () => void {
  let son = performance.now();
  const uzat = async (): Promise<void> => {
    const simdi = performance.now();
    const benim = await kirayiUzat(db, is, kira).catch(() => simdi - son < kira * 1000);
    if (benim) son = simdi;
    else kayip.abort(new KiraBitti());
  };
  const zamanlayici = setInterval(() => void uzat(), (kira * 1000) / 3).unref();
  return () => clearInterval(zamanlayici);
}

/** Does one claimed piece and stores the outcome. */
async function yap(o: IsciSecenekleri, tur: IsTuru, is: AlinanIs, dur: AbortSignal): Promise<void> {
  const simdi = o.saat();
  const sondu = is.deneme > tur.gecikmeler.length;
  const kayip = new AbortController();
  const tutmaz = kiradaTut(o.db, is, tur.kira ?? KIRA_S, kayip);
  let bitirildi = false;

  const bitti = (): Kapanis =>
    tur.tekrar
      ? { vakit: sonraki(tur.tekrar, simdi), deneme: 0, hata: null, bitis: o.saat() }
      : { durum: 'bitti', hata: null, bitis: o.saat() };
  const cagri: IsCagrisi = {
    ...o,
    simdi,
    async bitir(tx) {
      if (!(await isiKapat(tx, is, bitti()))) throw new KiraBitti();
      bitirildi = true;
    },
  };
  const olmadi = async (err: unknown): Promise<Kapanis> => {
    const ne = { err, is: tur.ad, isId: is.id, deneme: is.deneme };
    const hata = hataMetni(err);
    if (!sondu) {
      o.log.warn(ne, 'iş tamamlanamadı; yeniden denenecek');
      return { vakit: new Date(o.saat().getTime() + tur.gecikmeler[is.deneme - 1]! * 1000), hata };
    }
    await tur.olmadi?.(cagri, is.veri, err);
    o.log.error(ne, 'iş tamamlanamadı; denemeleri bitti');
    return tur.tekrar
      ? { vakit: sonraki(tur.tekrar, simdi), deneme: 0, hata }
      : { durum: 'olmadi', hata, bitis: o.saat() };
  };

  let kapanis: Kapanis;
  try {
    dur.throwIfAborted();
    if (is.deneme > tur.gecikmeler.length + 1) throw new SonuBilinmiyor();
    await tur.calistir(cagri, is.veri, AbortSignal.any([dur, kayip.signal]));
    kapanis = bitti();
  } catch (err) {
    if (kayip.signal.aborted || err instanceof KiraBitti) kapanis = {};
    // The server was asked to stop: the next server continues the piece, and this does not count as a try.
    else kapanis = dur.aborted ? { deneme: is.deneme - 1 } : await olmadi(err);
  } finally {
    tutmaz();
  }
  if (!(await isiKapat(o.db, is, kapanis)) && !bitirildi)
    o.log.warn({ is: tur.ad, isId: is.id }, 'işin süresi doldu; sonucu yazılmadı');
}

/**
 * Works off the queue for these kinds, and their recurring work, until it is stopped. Claims one piece after the other
 * while there is a free place, in the order of the kinds. Looks again when a piece has ended, something was queued, or
 * some time has passed.
 * @returns `stop` waits for the running pieces
 */
export function isleriBaslat(o: IsciSecenekleri, hepsi: readonly IsTuru[]): Isci {
  const turler = hepsi.filter((t) => t.yapilir?.(o.config) ?? true);
  const tekrarlananlar = turler.filter((t) => t.tekrar).map((t) => t.ad);
  const dur = new AbortController();
  const surenler = new Map<IsTuru, Promise<void>>();
  let kuruldu = -Infinity;
  let haber = false;
  let uyandir = (): void => undefined;
  const bak = (): void => {
    haber = true;
    uyandir();
  };

  const basla = (tur: IsTuru, is: AlinanIs): void => {
    const suren = yap(o, tur, is, dur.signal)
      .catch((err: unknown) => o.log.error({ err, is: tur.ad, isId: is.id }, 'işin sonu yazılamadı'))
      .finally(() => {
        surenler.delete(tur);
        bak();
      });
    surenler.set(tur, suren);
  };
  /** Claims the next piece that there is a place for. False when there was none. */
  const al = async (): Promise<boolean> => {
    const simdi = o.saat();
    const gunlukSuruyor = [...surenler.keys()].some(gunluk);
    const aranan = turler.filter((t) => !surenler.has(t) && !(gunlukSuruyor && gunluk(t)) && vaktinde(t, simdi));
    if (surenler.size >= EN_COK || aranan.length === 0) return false;
    const istenen = aranan.map(({ ad, kira = KIRA_S, tek = false }) => ({ ad, kira, tek }));
    const is = await isAl(o.db, simdi, istenen, randomUUID()).catch((err: unknown) => {
      // Another server has just taken a piece of a kind that allows one at a time.
      if (pgKodu(err) === '23505') return undefined;
      throw err;
    });
    if (is)
      basla(
        turler.find((t) => t.ad === is.tur)!,
        is,
      );
    return is !== undefined;
  };
  const kur = async (): Promise<void> => {
    if (tekrarlananlar.length === 0 || performance.now() - kuruldu < KURMA_MS) return;
    await tekrarlananlariKur(o.db, tekrarlananlar, o.saat());
    kuruldu = performance.now();
  };
  const bekle = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const zamanlayici = setTimeout(resolve, o.yoklamaMs ?? YOKLAMA_MS).unref();
    uyandir = resolve;
    if (!haber && !dur.signal.aborted) await promise;
    haber = false;
    clearTimeout(zamanlayici);
  };
  const dongu = async (): Promise<void> => {
    while (!dur.signal.aborted) {
      try {
        if (!o.dolu?.()) {
          await kur();
          while (!dur.signal.aborted && !o.dolu?.() && (await al()));
        }
      } catch (err) {
        o.log.warn({ err }, 'iş kuyruğuna bakılamadı; yeniden bakılacak');
        haber = false;
      }
      await bekle();
    }
  };
  const donen = dongu();

  return {
    bak,
    async stop() {
      dur.abort();
      uyandir();
      await donen;
      await Promise.all(surenler.values());
    },
  };
}
