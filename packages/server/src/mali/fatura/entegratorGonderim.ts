import type { FaturaGonderimi } from '@masabasi/core/mali/fatura/satirlar';
import {
  BITEN_GONDERIM,
  beklemeSaniyesi,
  GONDERIM_ADLARI,
  type GonderimDurumu,
  gonderimGecer,
  sonrakiDurum,
} from '@masabasi/core/mali/fatura/gonderim';
import { FATURA_HAREKETLERI } from '@masabasi/core/mali/fatura/rules';
import { zarfCumlesi } from '@masabasi/core/mali/fatura/zarf';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { IsTuru } from '../../platform/db/isler.ts';
import { isEkle } from '../../platform/db/kuyruk.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import type { Config } from '../../config.ts';
import { type Entegrator, type EntegratorBilgisi, EntegratorHatasi } from './entegrator.ts';
import { entegratorSec, entegratorVar } from './entegratorSec.ts';
import { xmlOzeti } from './kanit.ts';

/**
 * Outbox of invoices. An invoice waits here after it was cut, goes to the integrator, and is asked about until its
 * state is final. Each step applies only to the state and version that it read, so a late or repeated run overwrites
 * nothing. After an unclear result the server asks before it sends again.
 */

const GONDERIM_ISI = 'faturaGonderim';
/** Invoices per run. */
const BIR_BAKISTA = 50;
/** Seconds after which a server that began to send counts as crashed. */
const GONDERME_S = 30;
const YANIT_SORMA_S = 900;

interface Giden {
  readonly id: number;
  readonly durum: GonderimDurumu;
  readonly surum: number;
  readonly deneme: number;
  readonly kod: string | null;
  readonly ulasma: string | null;
  readonly ettn: string;
  readonly no: string;
  readonly tur: 'efatura' | 'earsiv';
  readonly senaryo: string;
  readonly proje: number;
  readonly xml: string;
  readonly ozet: Buffer;
  readonly kanit: Buffer;
  readonly iptalNedeni: string | null;
  readonly alici: string;
}

/** Tools to move an invoice on: database, clock and integrator. */
export interface GonderimOrtami {
  readonly db: Db;
  readonly config: Config;
  readonly saat: () => Date;
}

/**
 * Puts an invoice into the outbox, for the first time or again. The guards of the row decide the allowed states.
 * Returns true if the invoice is there.
 */
export async function gonderimeAl(db: Db, faturaId: number, simdi: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into fatura_gonderim as g (fatura_id, zaman, sonraki) values (${faturaId}, ${simdi}, ${simdi})
    on conflict (fatura_id) do update set durum = 'bekliyor', kod = null, aciklama = '', deneme = 0, sonraki = excluded.sonraki,
        zaman = excluded.zaman, surum = g.surum + 1
      where g.durum in ('reddedildi', 'geriCekildi')
    returning fatura_id`.execute(db);
  if (rows.length === 0) return false;
  await gonderimiDurt(db, faturaId, simdi);
  return true;
}

/** Queues a check of an invoice for the moment when this transaction commits. */
export const gonderimiDurt = (db: Db, faturaId: number, simdi: Date) =>
  isEkle(db, { tur: GONDERIM_ISI, anahtar: String(faturaId), veri: { Id: faturaId }, vakit: simdi });

/**
 * Cancels an invoice that has not left yet, or requests its cancellation at the integrator. Null: the invoice is on its
 * way and cannot be cancelled.
 */
export async function gonderimiGeriAl(db: Db, faturaId: number, simdi: Date): Promise<'yok' | 'iptal' | null> {
  const { rows } = await sql<{ durum: GonderimDurumu }>`
    update fatura_gonderim set surum = surum + 1, zaman = ${simdi},
      durum = case durum when 'bekliyor' then 'geriCekildi' when 'ulasti' then 'iptalBekliyor' else durum end,
      sonraki = case durum when 'ulasti' then ${simdi}::timestamptz end
    where fatura_id = ${faturaId} and durum in ('bekliyor', 'ulasti', 'geriCekildi', 'reddedildi', 'ret') returning durum`.execute(
    db,
  );
  if (rows[0]?.durum === 'iptalBekliyor') {
    await gonderimiDurt(db, faturaId, simdi);
    return 'iptal';
  }
  if (rows.length > 0) return 'yok';
  const yolda = await db
    .selectFrom('fatura_gonderim')
    .select('durum')
    .where('fatura_id', '=', faturaId)
    .executeTakeFirst();
  return yolda === undefined ? 'yok' : null;
}

const giden = (db: Db, id: number): Promise<Giden | null> =>
  read(db).first(sql<Giden>`
    select g.fatura_id as id, g.durum, g.surum, g.deneme, g.kod, g.ulasma_zamani as ulasma, f.ettn::text as ettn, f.no, f.tur,
      f.senaryo, f.proje_id as proje, f.xml, f.xml_ozet as ozet, k.xml_ozet as kanit, f.iptal_nedeni as "iptalNedeni",
      substring(f.xml from '<cac:AccountingCustomerParty>.*?schemeID="(?:VKN|TCKN)">([0-9]+)<') as alici
    from fatura_gonderim g join fatura f on f.id = g.fatura_id join fatura_kanit k on k.fatura_id = g.fatura_id
    where g.fatura_id = ${id}`);

interface Adim {
  readonly durum: GonderimDurumu;
  readonly kod?: string | null;
  readonly aciklama?: string;
  readonly neden?: string;
  /** Seconds until the next check. */
  readonly sonra?: number;
  readonly deneme?: number;
}

/** One step, applied only to the state and version that were read. False: another process came first. */
async function adimla({ db, saat }: GonderimOrtami, g: Giden, a: Adim): Promise<boolean> {
  if (a.durum !== g.durum && !gonderimGecer(g.durum, a.durum))
    throw new Error(`invoice ${g.id} does not go from ${g.durum} to ${a.durum}`);
  const simdi = saat();
  const biten = BITEN_GONDERIM.has(a.durum);
  const ulasti = ['ulasti', 'yanitBekliyor', 'kabul', 'ret', 'otomatikKabul'].includes(a.durum);
  const yanit = ['kabul', 'ret', 'otomatikKabul'].includes(a.durum);
  return islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
    const degisen = await is.db
      .updateTable('fatura_gonderim')
      .set({
        durum: a.durum,
        kod: a.kod === undefined ? g.kod : a.kod,
        aciklama: (a.aciklama ?? '').slice(0, 500),
        deneme: a.deneme ?? 0,
        sonraki: biten ? null : new Date(simdi.getTime() + (a.sonra ?? 0) * 1000),
        ...(ulasti && g.ulasma === null && { ulasma_zamani: simdi }),
        ...(yanit && { yanit_zamani: simdi, yanit_nedeni: (a.neden ?? '').slice(0, 500) }),
        zaman: simdi,
        surum: g.surum + 1,
      })
      .where('fatura_id', '=', g.id)
      .where('durum', '=', g.durum)
      .where('surum', '=', g.surum)
      .returning('fatura_id')
      .executeTakeFirst();
    if (degisen === undefined) return false;
    // Intermediate states are not announced.
    if (a.durum !== g.durum && a.durum !== 'gonderiliyor' && a.durum !== 'bekliyor') {
      const aciklama = [a.kod && zarfCumlesi(a.kod), a.aciklama, a.neden].filter(Boolean).join('. ');
      await hareketYaz({ db: is.db, simdi, kisi: null }, FATURA_HAREKETLERI, {
        id: g.id,
        tur: 'gonderim',
        baslik: GONDERIM_ADLARI[a.durum],
        aciklama,
        projeId: g.proje,
        eski: { Gonderim: g.durum },
        yeni: { Gonderim: a.durum },
      });
      is.yayinla({ tur: 'fatura' });
    }
    return true;
  });
}

/** Applies the integrator's answer. */
async function islendi(o: GonderimOrtami, g: Giden, bilgi: EntegratorBilgisi | null): Promise<void> {
  const yeni = sonrakiDurum(g.durum, g.senaryo, bilgi);
  const soylenen = { kod: bilgi?.Kod ?? null, aciklama: bilgi?.Aciklama ?? '' };
  if (yeni !== null) {
    // Wait before sending again, because haste does not help an overloaded integrator.
    const sonra = yeni === 'bekliyor' ? beklemeSaniyesi(g.deneme) : yeni === 'yanitBekliyor' ? YANIT_SORMA_S : 5;
    await adimla(o, g, {
      durum: yeni,
      ...soylenen,
      ...(bilgi?.Neden && { neden: bilgi.Neden }),
      sonra,
      deneme: yeni === 'bekliyor' ? g.deneme + 1 : 0,
    });
    return;
  }
  if (g.durum === 'yanitBekliyor' && (await suresiDoldu(o, g))) {
    await adimla(o, g, { durum: 'otomatikKabul' });
    return;
  }
  const bekleme = g.durum === 'yanitBekliyor' ? YANIT_SORMA_S : beklemeSaniyesi(g.deneme);
  await adimla(o, g, { durum: g.durum, ...soylenen, sonra: bekleme, deneme: g.deneme + 1 });
}

async function suresiDoldu({ db, saat }: GonderimOrtami, g: Giden): Promise<boolean> {
  const { yanit_gun } = await db.selectFrom('fatura_ayari').select('yanit_gun').executeTakeFirstOrThrow();
  return g.ulasma !== null && saat().getTime() > Date.parse(g.ulasma) + yanit_gun * 86_400_000;
}

async function gonder(o: GonderimOrtami, entegrator: Entegrator, g: Giden): Promise<void> {
  // Only bytes with a proof may leave.
  if (!xmlOzeti(g.xml).equals(g.kanit) || !g.ozet.equals(g.kanit))
    throw new Error(`invoice ${g.id} is not the one that was proven`);
  const alinan: Adim = { durum: 'gonderiliyor', kod: null, sonra: GONDERME_S, deneme: g.deneme };
  if (!(await adimla(o, g, alinan))) return;
  const yolda: Giden = { ...g, durum: 'gonderiliyor', surum: g.surum + 1, kod: null };
  const bilgi = await entegrator.gonder({
    Ettn: g.ettn,
    No: g.no,
    Tur: g.tur,
    AliciKimlik: g.alici,
    Xml: g.xml,
    Ozet: g.ozet.toString('hex'),
  });
  await islendi(o, yolda, bilgi);
}

/** Moves an invoice one step on its way. */
export async function ilerlet(o: GonderimOrtami, entegrator: Entegrator, id: number): Promise<void> {
  const g = await giden(o.db, id);
  if (g === null || BITEN_GONDERIM.has(g.durum)) return;
  try {
    if (g.durum === 'bekliyor') await gonder(o, entegrator, g);
    else if (g.durum === 'iptalBekliyor') {
      const engel = await entegrator.iptal(g.ettn, g.iptalNedeni ?? '');
      await adimla(o, g, { durum: engel === null ? 'iptal' : 'ulasti', ...(engel && { aciklama: engel }) });
    } else await islendi(o, g, await entegrator.durum(g.ettn));
  } catch (e) {
    if (!(e instanceof EntegratorHatasi)) throw e;
    // It may have arrived: keep the state, and ask before sending anything again.
    const simdiki = await giden(o.db, id);
    if (simdiki === null || BITEN_GONDERIM.has(simdiki.durum)) return;
    await adimla(o, simdiki, {
      durum: simdiki.durum,
      aciklama: e.message,
      sonra: beklemeSaniyesi(simdiki.deneme),
      deneme: simdiki.deneme + 1,
    });
  }
}

/** Invoices to check now, the longest waiting first. */
const bakilacaklar = (db: Db, simdi: Date) =>
  db
    .selectFrom('fatura_gonderim')
    .select('fatura_id')
    .where('sonraki', '<=', simdi.toISOString())
    .orderBy('sonraki')
    .limit(BIR_BAKISTA)
    .execute();

/** Checks one invoice at once: a newly queued invoice, or one that a person asks about. */
export const gonderimIsi: IsTuru<{ Id: number }> = {
  ad: GONDERIM_ISI,
  gecikmeler: [15, 60],
  kira: 60,
  yapilir: entegratorVar,
  async calistir(c, { Id }) {
    const entegrator = await entegratorSec(c.config);
    if (entegrator === null) return;
    // Send and ask in one go, so the next page view may already show it in the integrator's queue.
    await ilerlet(c, entegrator, Id);
  },
};

/** Checks all invoices on their way. */
export const gonderimBakisi = {
  ad: 'faturaGonderimBakisi',
  tekrar: { saniye: 10 },
  gecikmeler: [],
  tek: true,
  kira: 120,
  yapilir: entegratorVar,
  async calistir(c, _veri, dur) {
    const bunlar = await bakilacaklar(c.db, c.simdi);
    if (bunlar.length === 0) return;
    const entegrator = await entegratorSec(c.config);
    if (entegrator === null) return;
    for (const { fatura_id } of bunlar) {
      dur.throwIfAborted();
      await ilerlet(c, entegrator, fatura_id);
    }
  },
} satisfies IsTuru;

/** Delivery state of an invoice for the screen. Null: it was never sent. */
export const gonderimi = (db: Db, faturaId: number) =>
  read(db)
    .first(sql<FaturaGonderimi>`select durum as "Durum", kod as "Kod", aciklama as "Aciklama", zaman as "Zaman", ulasma_zamani as "Ulasma",
    yanit_nedeni as "YanitNedeni" from fatura_gonderim where fatura_id = ${faturaId}`);
