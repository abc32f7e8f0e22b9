import { beklemeSaniyesi } from '@masabasi/core/mali/fatura/gonderim';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { type Db, pgKodu } from '../../platform/db/connect.ts';
import type { IsTuru } from '../../platform/db/isler.ts';
import { isEkle } from '../../platform/db/kuyruk.ts';
import { type Islem, islemde, SUNUCU } from '../../platform/http/transaction.ts';
import type { Log } from '../../platform/log/log.ts';
import { type Entegrator, EntegratorHatasi } from './entegrator.ts';
import { entegratorCalisiyor, entegratorSec, entegratorVar } from './entegratorSec.ts';
import { GelenDosyaHatasi, gelenXmller } from './gelenDosya.ts';
import { gelenAlinamadi, gelenYaz } from './gelenKayit.ts';

/** Fetches incoming invoices and sends our answers. */

const GELEN_YANIT_ISI = 'gelenYanit';
const GELEN_ALMA_ISI = 'gelenAlma';
const BIR_BAKISTA = 50;

export interface GelenOrtami {
  readonly db: Db;
  readonly saat: () => Date;
  readonly log: Log;
}

export const gelenYanitiDurt = (db: Db, id: number, simdi: Date) =>
  isEkle(db, { tur: GELEN_YANIT_ISI, anahtar: String(id), veri: { Id: id }, vakit: simdi });
export const gelenleriIste = (db: Db, simdi: Date) =>
  isEkle(db, { tur: GELEN_ALMA_ISI, anahtar: simdi.toISOString(), vakit: simdi });

/** Fetches invoices that arrived since the last run. Keeps each one before moving on, so that none is lost. */
export async function gelenleriAl({ db, saat, log }: GelenOrtami, entegrator: Entegrator): Promise<number> {
  const { gelen_sira } = await db.selectFrom('fatura_ayari').select('gelen_sira').executeTakeFirstOrThrow();
  const bunlar = (await entegrator.gelenler(gelen_sira)).toSorted((a, b) => a.Sira - b.Sira).slice(0, BIR_BAKISTA);
  let yeni = 0;
  for (const { Sira, Ettn } of bunlar) {
    const veri = await entegrator.gelen(Ettn);
    const simdi = saat();
    const sahip = { db, simdi, istek: SUNUCU, kisiId: null };
    const ilerle = (is: Islem) =>
      sql`update fatura_ayari set gelen_sira = greatest(gelen_sira, ${Sira})`.execute(is.db);
    try {
      const { xmller } = await gelenXmller(`${Ettn}.xml`, veri);
      yeni += await islemde(sahip, async (is) => {
        let yazilan = 0;
        for (const { xml } of xmller) if ((await gelenYaz(is.db, xml, 'entegrator', simdi)).yeni) yazilan++;
        is.yayinla({ tur: 'fatura' });
        await ilerle(is);
        return yazilan;
      });
    } catch (e) {
      const neden = alinmaz(e);
      if (neden === null) throw e;
      // This invoice would come again for ever and block the following ones. Its failure is written down instead.
      log.warn({ err: e }, 'gelen fatura alınamadı');
      await islemde(sahip, async (is) => {
        await gelenAlinamadi(is.db, Ettn, neden, simdi);
        await is.denetle({ eylem: 'gelenOkunamadi', nesne: 'gelen_fatura', yeni: { Ettn, Neden: neden } });
        is.yayinla({ tur: 'fatura' });
        await ilerle(is);
      });
    }
  }
  return yeni;
}

/** Permanent reason to refuse a document. Null: the next try may succeed. */
function alinmaz(e: unknown): string | null {
  if (e instanceof GelenDosyaHatasi) return e.message;
  // Class 22: a value that cannot be stored. Class 23: a violated constraint. The document causes both.
  return /^2[23]/.test(pgKodu(e) ?? '') ? 'Belgede saklanamayan bir değer var.' : null;
}

/** Sends the answer to an incoming invoice, if its state and version are unchanged since they were read. */
async function gelenYanitiGonder({ db, saat }: GelenOrtami, entegrator: Entegrator, id: number): Promise<void> {
  const g = await db
    .selectFrom('gelen_fatura')
    .select(['ettn', 'yanit', 'yanit_nedeni', 'surum', 'deneme'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (g === undefined || (g.yanit !== 'kabulEdilecek' && g.yanit !== 'reddedilecek')) return;
  const kabul = g.yanit === 'kabulEdilecek';
  let degisen: {
    yanit: typeof g.yanit | 'kabul' | 'ret' | 'bekliyor';
    yanit_hatasi: string;
    sonraki: Date | null;
    deneme: number;
  };
  try {
    const engel = await entegrator.yanitla(g.ettn, kabul ? 'KABUL' : 'RED', g.yanit_nedeni);
    degisen =
      engel === null
        ? { yanit: kabul ? 'kabul' : 'ret', yanit_hatasi: '', sonraki: null, deneme: 0 }
        : { yanit: 'bekliyor', yanit_hatasi: engel.slice(0, 500), sonraki: null, deneme: 0 };
  } catch (e) {
    if (!(e instanceof EntegratorHatasi)) throw e;
    const sonraki = new Date(saat().getTime() + beklemeSaniyesi(g.deneme) * 1000);
    degisen = { yanit: g.yanit, yanit_hatasi: e.message.slice(0, 500), sonraki, deneme: g.deneme + 1 };
  }
  await islemde({ db, simdi: saat(), istek: SUNUCU, kisiId: null }, async (is) => {
    await is.db
      .updateTable('gelen_fatura')
      .set({ ...degisen, surum: g.surum + 1 })
      .where('id', '=', id)
      .where('surum', '=', g.surum)
      .execute();
    // A retry is not announced.
    if (degisen.yanit !== g.yanit) is.yayinla({ tur: 'fatura' });
  });
}

/** Sends one answer at once. */
export const gelenYanitIsi: IsTuru<{ Id: number }> = {
  ad: GELEN_YANIT_ISI,
  gecikmeler: [15, 60],
  kira: 60,
  yapilir: entegratorVar,
  async calistir(c, { Id }) {
    const entegrator = await entegratorSec(c.config);
    if (entegrator !== null) await gelenYanitiGonder(c, entegrator, Id);
  },
};

async function bak(c: GelenOrtami & { readonly config: Config }, simdi: Date): Promise<void> {
  const entegrator = await entegratorSec(c.config);
  if (entegrator === null) return;
  const bekleyen = await c.db
    .selectFrom('gelen_fatura')
    .select('id')
    .where('sonraki', '<=', simdi.toISOString())
    .limit(BIR_BAKISTA)
    .execute();
  for (const { id } of bekleyen) await gelenYanitiGonder(c, entegrator, id);
  await gelenleriAl(c, entegrator);
}

/** Fetches incoming invoices on request. */
export const gelenAlmaIsi: IsTuru = {
  ad: GELEN_ALMA_ISI,
  gecikmeler: [15, 60],
  kira: 60,
  tek: true,
  yapilir: entegratorVar,
  calistir: (c) => bak(c, c.simdi),
};

/** Fetches incoming invoices and repeats failed answers. */
export const gelenBakisi: IsTuru = {
  ad: 'gelenBakisi',
  tekrar: { saniye: 60 },
  gecikmeler: [],
  kira: 120,
  tek: true,
  yapilir: entegratorVar,
  // The trial integrator is not started only for this job.
  calistir: async (c) => (entegratorCalisiyor(c.config) ? bak(c, c.simdi) : undefined),
};
