import { beklemeSaniyesi } from '@masabasi/core/fatura/gonderim';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type Db, pgKodu } from '../db/connect.ts';
import type { IsTuru } from '../db/isler.ts';
import { isEkle } from '../db/kuyruk.ts';
import { type Islem, islemde, SUNUCU } from '../http/transaction.ts';
import type { Log } from '../log.ts';
import { type Entegrator, EntegratorHatasi } from './entegrator.ts';
import { entegratorCalisiyor, entegratorSec, entegratorVar } from './entegratorSec.ts';
import { GelenDosyaHatasi, gelenXmller } from './gelenDosya.ts';
import { gelenAlinamadi, gelenYaz } from './gelenKayit.ts';

/** What others sent is fetched, and our answers go out. */

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

/** Fetches what came since it was last looked: each is kept before the place is moved on, so that none is passed over. */
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
      // It would come again for ever and hold up whatever is behind it: that it was not kept is written down instead.
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

/** Why a document is not kept, however often it comes; null: it may be the next time. */
function alinmaz(e: unknown): string | null {
  if (e instanceof GelenDosyaHatasi) return e.message;
  // 22: a value that cannot be stored, 23: one that breaks a promise of the table. Both are the document's own.
  return /^2[23]/.test(pgKodu(e) ?? '') ? 'Belgede saklanamayan bir değer var.' : null;
}

/** Sends the answer to one that came, from the state and version that were read. */
export async function gelenYanitiGonder({ db, saat }: GelenOrtami, entegrator: Entegrator, id: number): Promise<void> {
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
    // That it is tried again is no news.
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

/** Somebody asks for what came. */
export const gelenAlmaIsi: IsTuru = {
  ad: GELEN_ALMA_ISI,
  gecikmeler: [15, 60],
  kira: 60,
  tek: true,
  yapilir: entegratorVar,
  calistir: (c) => bak(c, c.simdi),
};

/** Looks for what came, and after answers that did not go out. */
export const gelenBakisi: IsTuru = {
  ad: 'gelenBakisi',
  tekrar: { saniye: 60 },
  gecikmeler: [],
  kira: 120,
  tek: true,
  yapilir: entegratorVar,
  // The one to try against is not started for this alone.
  calistir: async (c) => (entegratorCalisiyor(c.config) ? bak(c, c.simdi) : undefined),
};
