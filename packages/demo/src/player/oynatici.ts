import { type MolaGrubu, molaDurumu } from '@masabasi/core/mesai/mola/rules';
import { type Gun, gunEkle, gunFarki, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Log } from '@masabasi/server/platform/log/log';
import { sql } from 'kysely';
import { SUNUCU, islemde } from '@masabasi/server/platform/http/transaction';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { TekrarOrtami } from '@masabasi/server/platform/db/tekrar';
import type { Oynatici } from '@masabasi/server/ornekSirket';
import { type OrnekPayi, siraliPaylar } from '../founding/pay.ts';
import { type MesaiEki, type YeniMesai, mesaileriSurdur, mesaileriYaz } from '../founding/yaz.ts';
import { type Aralik, gunPlani } from '../plan/gun.ts';
import { OYNANANLAR, adres } from '../plan/kadro.ts';
import { type Durum, durumOku, sonOynananGun } from './durum.ts';
import { acikKalan, ilerlet, molalari, planSiniri, sonAcikMolasiz, sonAdimsiz } from './ilerlet.ts';

/**
 * Plays the demo company: brings everybody to the planned state of now and sleeps until the next change. All its state
 * is in the database, so it may stop at any moment, for weeks, and run on several servers at once.
 */

const KILIT = 72_021;
const EN_COK_EKSIK_GUN = 400;
const UZUN_ARADAN_SONRA_GUN = 30;
/** Days filled in one transaction, so that a sign-in never waits long for it. */
const YIGIN_GUN = 5;

interface Degisim {
  readonly durum: Durum;
  readonly yeni?: YeniMesai;
  readonly ek?: MesaiEki;
}

const BOS_PLAN: readonly Aralik[] = [];

/** Missing records of a person between two days, both included: absent shifts, and the rest of the running one. */
function kisininEksigi(d: Durum, ilk: Gun, son: Gun, simdi: number): Degisim[] {
  const degisimler: Degisim[] = [];
  const acikMesai = d.mesailer.find((m) => !m.bitti);
  let acikPlan = BOS_PLAN;
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1)) {
    const plan = gunPlani(d.kisi, gun);
    if (plan === null) continue;
    const { bas, bit } = planSiniri(plan);
    if (bas > simdi) continue;
    const ayni = d.mesailer.filter((m) => m.bas < bit && m.bit > bas);
    if (acikMesai !== undefined && ayni.includes(acikMesai)) acikPlan = plan;
    if (ayni.length > 0 || bas <= d.sonra || d.izinler.some((i) => i.baslangic <= gun && i.bitis > gun)) continue;
    const molalar = molalari(plan, simdi);
    const yeni = { kisiId: d.id, gun, bas, planlanan: bit, bit: bit <= simdi ? bit : null, ip: adres(d.kisi), molalar };
    degisimler.push({ durum: d, yeni });
  }
  if (acikMesai === undefined) return degisimler;
  const i = ilerlet(
    { mesaiId: acikMesai.id, planlanan: acikMesai.planlanan, acik: acikMesai.acik },
    acikPlan,
    d.sonra,
    simdi,
  );
  return i === null
    ? degisimler
    : [{ durum: d, ek: { ...i, mesaiId: acikMesai.id, kisiId: d.id, ip: adres(d.kisi) } }, ...degisimler];
}

const molalariOf = (x: Degisim) => x.yeni?.molalar ?? x.ek?.molalar ?? [];
const sonGrup = (x: Degisim): MolaGrubu | null => molaDurumu(acikKalan(molalariOf(x)))?.grup ?? null;

/** The change without its last break. Null when nothing is left of it. */
function molasiz(x: Degisim): Degisim | null {
  if (x.yeni) return { ...x, yeni: { ...x.yeni, molalar: sonAcikMolasiz(x.yeni.molalar) } };
  const i = x.ek && sonAdimsiz(x.ek);
  return i && x.ek ? { ...x, ek: { ...x.ek, ...i } } : null;
}

/** Removes the breaks for which visitors have taken every place. The departments are locked. */
async function yereGore(db: Db, degisimler: readonly Degisim[], simdi: Date): Promise<Degisim[]> {
  if (degisimler.every((x) => sonGrup(x) === null)) return [...degisimler];
  const { rows } = await sql<{ departman_id: number; diger: number | null; yemek: number | null; durumlar: number[] }>`
    select d.id as departman_id, d.diger_limit as diger, d.yemek_limit as yemek,
      array(select a.durum_id from mola a join mesai m on m.id = a.mesai_id join kisi k on k.id = a.kisi_id
        where a.bitis is null and m.bitis is null and m.planlanan_bitis > ${simdi} and k.departman_id = d.id and k.aktif
          and k.id <> all(${degisimler.map((x) => x.durum.id)}::int[])) as durumlar
    from departman d`.execute(db);
  const bos = new Map(
    rows.map((r) => {
      const alinan = (grup: MolaGrubu) => r.durumlar.filter((id) => molaDurumu(id)?.grup === grup).length;
      return [
        r.departman_id,
        { diger: (r.diger ?? Infinity) - alinan('diger'), yemek: (r.yemek ?? Infinity) - alinan('yemek') },
      ];
    }),
  );
  return degisimler.flatMap((x) => {
    const grup = sonGrup(x);
    if (grup === null) return [x];
    const yerler = bos.get(x.durum.departmanId)!;
    if (yerler[grup]-- > 0) return [x];
    return molasiz(x) ?? [];
  });
}

/** Takes the locks of a real change in their order: departments, then people. */
async function kilitle(db: Db, degisimler: readonly Degisim[]): Promise<number[]> {
  const idler = [...new Set(degisimler.map((x) => x.durum.id))];
  const departmanlar = [...new Set(degisimler.map((x) => x.durum.departmanId))];
  await sql`select id from departman where id = any(${departmanlar}) order by id for no key update`.execute(db);
  await sql`select id from kisi where id = any(${idler}) order by id for no key update`.execute(db);
  return idler;
}

type Sonuc = { readonly mesgul: true } | { readonly mesgul: false; readonly degisen: number };

/**
 * The shares of the rooms that have something to do: all of them on the first round of a day, else those with a due
 * moment.
 */
const oynayanlar = (paylar: readonly OrnekPayi[], simdi: Date, onceki: Date | null): OrnekPayi[] =>
  siraliPaylar(paylar).filter(
    (p) =>
      p.gunler && (onceki === null || payAnlari(p, simdi).some((an) => an > onceki.getTime() && an <= simdi.getTime())),
  );

/** The moments of a share around a time: yesterday's matters go on today. */
const payAnlari = (p: OrnekPayi, simdi: Date): readonly number[] =>
  p.anlar ? [-1, 0, 1].flatMap((n) => p.anlar!(gunEkle(istanbulGunu(simdi), n))) : [];

/** Brings everybody up to date over a few days, in one transaction. Skipped when another server does it. */
async function gunleriOyna(db: Db, ilk: Gun, son: Gun, simdi: Date, paylar: readonly OrnekPayi[]): Promise<Sonuc> {
  return islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
    const { rows } = await sql<{ alindi: boolean }>`select pg_try_advisory_xact_lock(${KILIT}) as alindi`.execute(
      is.db,
    );
    if (!rows[0]!.alindi) return { mesgul: true };
    const surer = gunFarki(son, istanbulGunu(simdi)) === 0;
    for (const pay of paylar)
      for (const olay of (await pay.gunler?.(is.db, ilk, son, simdi)) ?? []) if (surer) is.yayinla(olay);
    const eksik = (d: readonly Durum[]): Degisim[] => d.flatMap((x) => kisininEksigi(x, ilk, son, simdi.getTime()));
    const aday = eksik(await durumOku(is.db, ilk, simdi, null));
    if (aday.length === 0) return { mesgul: false, degisen: 0 };
    // Read again under the locks, because a visitor may have signed in or changed something meanwhile.
    const idler = await kilitle(is.db, aday);
    const degisimler = await yereGore(is.db, eksik(await durumOku(is.db, ilk, simdi, idler)), simdi);
    await mesaileriSurdur(
      is.db,
      degisimler.flatMap((x) => x.ek ?? []),
    );
    await mesaileriYaz(
      is.db,
      degisimler.flatMap((x) => x.yeni ?? []).toSorted((a, b) => a.bas - b.bas),
    );
    if (surer)
      for (const d of new Set(degisimler.map((x) => x.durum)))
        is.yayinla({ tur: 'mola', departmanId: d.departmanId, kisiId: d.id });
    return { mesgul: false, degisen: degisimler.length };
  });
}

interface YetistirSonucu {
  /** True when another server plays. */
  readonly mesgul: boolean;
  readonly degisen: number;
}

/**
 * Fills in every day since the last played one, up to now. After more than 400 missing days only the last 30.
 * @param onceki time of the last full round. Null: unknown. On the same day, the days before yesterday are complete
 */
export async function yetistir(
  db: Db,
  simdi: Date,
  paylar: readonly OrnekPayi[],
  onceki: Date | null = null,
): Promise<YetistirSonucu> {
  const bugun = istanbulGunu(simdi);
  const dun = gunEkle(bugun, -1);
  const buGunden = onceki !== null && istanbulGunu(onceki) === bugun;
  const oynayan = oynayanlar(paylar, simdi, buGunden ? onceki : null);
  const son = buGunden ? null : await sonOynananGun(db);
  // The shifts of the day before it may have been cut short.
  let ilk = son === null || son > dun ? dun : gunEkle(son, -1);
  if (gunFarki(ilk, bugun) > EN_COK_EKSIK_GUN) ilk = gunEkle(bugun, -UZUN_ARADAN_SONRA_GUN);
  let degisen = 0;
  for (let gun = ilk; gun <= bugun;) {
    // Yesterday's shifts reach into today, so both are played together.
    const yiginSonu = gunFarki(gun, bugun) < YIGIN_GUN ? bugun : gunEkle(gun, YIGIN_GUN - 2);
    const sonuc = await gunleriOyna(db, gun, yiginSonu, simdi, oynayan);
    if (sonuc.mesgul) return { mesgul: true, degisen };
    degisen += sonuc.degisen;
    gun = gunEkle(yiginSonu, 1);
  }
  return { mesgul: false, degisen };
}

/** The next moment at which somebody's plan changes. */
export function sonrakiAn(simdi: Date): number {
  const t = simdi.getTime();
  const bugun = istanbulGunu(simdi);
  let an = Infinity;
  for (const k of OYNANANLAR)
    for (const n of [-1, 0, 1])
      for (const a of gunPlani(k, gunEkle(bugun, n)) ?? BOS_PLAN) if (a.bas > t && a.bas < an) an = a.bas;
  return an;
}

/** The next moment at which something happens in a room. */
const odalarinAni = (paylar: readonly OrnekPayi[], simdi: Date): number =>
  paylar
    .flatMap((p) => payAnlari(p, simdi))
    .reduce((an, yeni) => (yeni > simdi.getTime() && yeni < an ? yeni : an), Infinity);

const HATADAN_SONRA_MS = 5000;
const MESGULKEN_MS = 250;
/** Timers may fire a moment early. */
const PAY_MS = 5;

/** Plays the demo company for as long as the server is up. */
export function demoOynatici(
  o: TekrarOrtami & { db: Db; saat: () => Date; log: Pick<Log, 'info' | 'warn'>; paylar: readonly OrnekPayi[] },
): Oynatici {
  let durdu = false;
  let zamanlayici: NodeJS.Timeout | undefined;
  let onceki: Date | null = null;
  let suren: Promise<void>;
  const { promise: hazir, resolve: hazirOldu } = Promise.withResolvers<void>();

  /** Plays up to now. Returns the time of the next round. */
  const oyna = async (): Promise<number> => {
    const simdi = o.saat();
    const { mesgul, degisen } = await yetistir(o.db, simdi, o.paylar, onceki);
    if (mesgul) return MESGULKEN_MS;
    if (onceki === null) {
      o.log.info({ degisen }, 'örnek şirket bugüne getirildi');
      hazirOldu();
    }
    onceki = simdi;
    const an = Math.min(sonrakiAn(simdi), odalarinAni(o.paylar, simdi));
    return Math.max(0, an - o.saat().getTime()) + PAY_MS;
  };
  const tur = async (): Promise<void> => {
    let bekle = HATADAN_SONRA_MS;
    try {
      // The start does not wait while the disk is full.
      if (o.dolu?.()) hazirOldu();
      else bekle = await oyna();
    } catch (err) {
      o.log.warn({ err }, 'örnek şirket oynatılamadı; yeniden denenecek');
    }
    if (!durdu) zamanlayici = setTimeout(basla, bekle).unref();
  };
  const basla = (): void => void (suren = tur());
  basla();

  return {
    hazir,
    async stop() {
      durdu = true;
      clearTimeout(zamanlayici);
      await suren;
      hazirOldu();
    },
  };
}
