import {
  GOREV_HAREKETLERI,
  GOREV_SURECI,
  type GorevCagirani,
  type GorevDurumu,
  gorevAcik,
} from '@masabasi/core/is/gorev/rules';
import type { GorevKarti } from '@masabasi/core/is/gorev/satirlar';
import { EN_COK_ANILAN, metindekiler } from '@masabasi/core/masa/takip/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { generateKeyBetween } from 'fractional-indexing';
import { sql, type Updateable } from 'kysely';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Change, writing } from '../../platform/hareket/api.ts';
import { type Ben, yetkiVar } from '../../platform/http/access.ts';
import type { ProductAct } from '../../platform/http/context.ts';
import { moving } from '../../platform/process/surec.ts';
import { calisanlar } from '../../musteri/proje/api.ts';
import { GOREV_ANMASI, GOREV_ATAMASI } from './bildirim.ts';
import { sureleriKapat } from '../../mesai/sayac/api.ts';
import * as q from './queries.ts';

/** Changes of a task: their record, the steps from state to state, and the place in a column. */

interface GorevDegisikligi extends Change<
  typeof GOREV_HAREKETLERI,
  | 'gorevKaydet'
  | 'gorevDurumGuncelle'
  | 'gorevAta'
  | 'gorevNotKaydet'
  | 'gorevEngel'
  | 'gorevBagKaydet'
  | 'testKaydet'
  | 'sureDurdur'
  | 'versiyonYayinla'
> {
  /** The former assignee. */
  readonly eskiAtanan?: number | null;
}

/** The person as a caller of the state machine. */
export const cagirani = (ben: Ben): GorevCagirani => ({ Id: ben.Id, isYonetir: yetkiVar(ben, YETKI.isYonet) });

/** Records a change of a task in its history and in the audit, and announces it to the screens. */
const yazilan = writing<typeof GOREV_HAREKETLERI, q.DegisenGorev, GorevDegisikligi, ProductAct>({
  sozluk: GOREV_HAREKETLERI,
  hal: (g) => ({ DurumAnahtar: g.durum, AtananId: g.atanan_id, TestciId: g.testci_id }),
  denetim: (_, { baslik, eski }, yeni) => ({ eski, yeni: { baslik, ...yeni } }),
  sonra(ctx, g, { eskiAtanan = null }) {
    for (const kisiId of new Set([g.atanan_id, g.testci_id, eskiAtanan])) ctx.yayinla({ tur: 'gorev', kisiId });
  },
});
export const degisti = async (ctx: ProductAct, g: q.DegisenGorev, degisim: GorevDegisikligi) => ({
  ...(await yazilan(ctx, g, degisim)),
  No: g.no,
});

/** Notifies a person of a task, unless this person acted. */
export async function haberVer(ctx: ProductAct, kisi: number | null, g: q.DegisenGorev, ne: string): Promise<void> {
  if (kisi === null || kisi === ctx.ben.Id) return;
  const yol = `${GOREV_ATAMASI.yol}/${g.id}`;
  await bildir(ctx, GOREV_ATAMASI, { kisiler: [kisi], baslik: `${ne}: ${g.no} ${g.baslik}`, yol });
}

/**
 * Notifies the people whom a note names, when they work with the product, and lets the task wait for their answer. A
 * note also answers the open question to its author.
 */
export async function ananlaraBildir(ctx: ProductAct, g: GorevKarti, metin: string): Promise<void> {
  await q.soruyuKapat(ctx.db, g.Id, ctx.ben.Id);
  if (!metin.includes('@')) return;
  const anilanlar = metindekiler(metin, await calisanlar(ctx.db, g.ProjeId))
    .filter((k) => k.Id !== ctx.ben.Id)
    .slice(0, EN_COK_ANILAN)
    .map((k) => k.Id);
  if (anilanlar.length === 0) return;
  await q.sor(ctx.db, { gorevId: g.Id, kisiler: anilanlar, soran: ctx.ben.Id, zaman: ctx.simdi });
  await bildir(ctx, GOREV_ANMASI, {
    kisiler: anilanlar,
    baslik: `${g.No} ${g.Baslik}: bir notta anıldınız`,
    yol: `${GOREV_ANMASI.yol}/${g.Id}`,
  });
}

/** A place at the end of a column, reserved until the transaction ends. */
export async function sondakiSira(db: Db, durum: GorevDurumu): Promise<string> {
  await q.sutunuKilitle(db, durum);
  return generateKeyBetween(await q.sonSira(db, durum), null);
}

/** The two neighbours of a moved task. */
interface Komsulari {
  readonly oncekiId: number | null;
  readonly sonrakiId: number | null;
}

/**
 * A place in a column after one task or before another, reserved until the transaction ends. The first of the two that
 * still stands in the column decides. Without both it is the end.
 */
export async function aradakiSira(
  db: Db,
  { durum, haric, oncekiId, sonrakiId }: Komsulari & { readonly durum: GorevDurumu; readonly haric: number },
): Promise<string> {
  await q.sutunuKilitle(db, durum);
  const [once, sonra] = [
    oncekiId === null ? null : await q.sirasi(db, oncekiId, durum),
    sonrakiId === null ? null : await q.sirasi(db, sonrakiId, durum),
  ];
  if (once !== null) return generateKeyBetween(once, await q.komsu(db, { durum, sira: once, yon: 'sonra', haric }));
  if (sonra !== null) return generateKeyBetween(await q.komsu(db, { durum, sira: sonra, yon: 'once', haric }), sonra);
  return generateKeyBetween(await q.sonSira(db, durum), null);
}

/** The columns that a state sets. */
function getirdigi(g: GorevKarti, nereye: GorevDurumu, { ben, simdi }: ProductAct): Updateable<Database['gorev']> {
  if (nereye === 'gelistirmede')
    return { atanan_id: g.AtananId ?? ben.Id, ...(g.BaslamaZamani === null && { baslama_zamani: simdi }) };
  if (nereye === 'testte') return { testci_id: g.TestciId ?? ben.Id };
  if (nereye === 'testred') return { test_turu: g.RedSayisi + 1 };
  return gorevAcik(nereye) ? {} : { bitis_zamani: simdi };
}

/** States that end the work of the assignee, so that clocks stop. */
const DURDURAN: ReadonlySet<GorevDurumu> = new Set(['testbekliyor', 'testonayli', 'testred', 'yayinlandi', 'iptal']);

/** A move of a task: its place in the new column, and another caller than the person where the version publishes. */
interface GecenGorev extends GorevDegisikligi {
  readonly yeri?: Komsulari;
  readonly cagiran?: GorevCagirani;
}

/** Moves a locked task to another state and to its place in that column, and records the change. */
export const durumDegistir = moving({
  surec: GOREV_SURECI,
  tablo: 'gorev',
  cagirani: (ctx: ProductAct, { cagiran = cagirani(ctx.ben) }: GecenGorev) => cagiran,
  async getirdigi(ctx, kayit: GorevKarti, nereye, { yeri = { oncekiId: null, sonrakiId: null } }) {
    const { db, simdi } = ctx;
    if (DURDURAN.has(nereye)) await sureleriKapat(db, sql`s.gorev_id = ${kayit.Id}`, { durduran: 'kisi', simdi });
    return {
      sira: await aradakiSira(db, { durum: nereye, haric: kayit.Id, ...yeri }),
      son_hareket: simdi,
      ...getirdigi(kayit, nereye, ctx),
    };
  },
  async yaz(ctx, satir, { yeri: _yeri, cagiran: _cagiran, ...d }, _kayit, nereye) {
    if (nereye === 'testred') await haberVer(ctx, satir.atanan_id, satir, 'İşiniz testten döndü');
    if (nereye === 'testbekliyor') await haberVer(ctx, satir.testci_id, satir, 'Testinizi bekleyen bir iş var');
    return degisti(ctx, satir, d);
  },
});
