import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { GOREV_ALANLARI } from '@masabasi/core/is/gorev/alanlar';
import type { gorev as contract } from '@masabasi/core/is/gorev/contract';
import { gorevAcik } from '@masabasi/core/is/gorev/rules';
import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import type { GorevKarti } from '@masabasi/core/is/gorev/satirlar';
import { sunulmayan } from '../../platform/field/alanlar.ts';
import { gorevlenecek } from '../analiz/api.ts';
import { calisanlar, proje } from '../../musteri/proje/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import * as q from './queries.ts';
import type { ProductAct } from '../../platform/http/context.ts';

/** Checks before a task is opened, changed or given to a person. */

type Kayit = Istek<typeof contract.gorevKaydet>;

/** The sentence that says why one of these people cannot build or test a task of this product, or null. */
export async function kisiHatasi(
  { db }: ProductAct,
  projeId: number,
  kisiler: readonly (number | null)[],
): Promise<string | null> {
  const secilen = kisiler.filter((k) => k !== null);
  if (secilen.length === 0) return null;
  const calisan = new Set((await calisanlar(db, projeId)).map((k) => k.Id));
  return secilen.every((k) => calisan.has(k))
    ? null
    : 'Seçtiğiniz kişi bu ürünle çalışmıyor. İş, ürünle çalışan birine atanabilir.';
}

/** The sentence that refuses a choice, or null. The choices that the task already has stay allowed. */
export async function secimHatasi(ctx: ProductAct, g: Kayit['gorev'], eski: GorevKarti | null): Promise<string | null> {
  const { db, urunler } = ctx;
  if (eski === null && (await proje(db, g.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  const yok = await sunulmayan(db, urunler, GOREV_ALANLARI, g, eski, g.ProjeId);
  if (yok !== null) return yok;
  if (g.VersiyonId !== null && g.VersiyonId !== (eski?.VersiyonId ?? null)) {
    const v = await q.versiyon(db, g.VersiyonId);
    if (v?.proje_id !== g.ProjeId) return 'Seçtiğiniz versiyon bu ürünün değil.';
    if (v.durum !== 'hazirlaniyor') return 'Seçtiğiniz versiyon dondurulmuş; yeni iş almaz.';
  }
  if (g.VersiyonId !== (eski?.VersiyonId ?? null) && ['versiyonda', 'yayinlandi'].includes(eski?.DurumAnahtar ?? ''))
    return 'Versiyona alınmış işin versiyonu değişmez; önce versiyondan çıkarınız.';
  return g.UstId === null || g.UstId === (eski?.UstId ?? null) ? null : ustHatasi(ctx, g, g.UstId);
}

/** The sentence that says why a task cannot be a part of another one, or null. */
async function ustHatasi(
  { db, urunler, simdi, ben }: ProductAct,
  g: Kayit['gorev'],
  ustId: number,
): Promise<string | null> {
  const ust = await q.kart(db, ustId, { projelist: urunler, simdi, kisi: ben.Id });
  if (ust?.ProjeId !== g.ProjeId) return 'Seçtiğiniz üst iş bu ürünün değil.';
  if (!gorevAcik(ust.DurumAnahtar)) return 'Kapanmış bir işe alt iş eklenmez.';
  if (ust.UstId !== null || ust.Id === g.Id) return `${ust.No} kendisi bir alt iş; alt işin altına iş açılmaz.`;
  return g.Id !== 0 && (await q.altIsler(db, g.Id)).length > 0
    ? 'Alt işleri olan bir iş, başka bir işin altına alınmaz.'
    : null;
}

/** The accepted analysis of a new task. A sentence when it cannot be used. */
export async function analizi(ctx: ProductAct, analizId: number, g: Kayit['gorev']): Promise<AnalizKarti | string> {
  const a = await gorevlenecek(ctx, analizId);
  if (typeof a === 'string') return a;
  if (a.ProjeId !== g.ProjeId) return 'İşin ürünü, analizin ürünüdür.';
  if (g.VersiyonId === null) return 'Analizin işine hedef versiyon seçiniz.';
  // In a product with teams the task belongs to one of them.
  const { projeEkip } = await secenekler(ctx.db, ctx.urunler, 'projeEkip');
  const ekipli = projeEkip.some((e) => e.ProjeId === null || e.ProjeId === g.ProjeId);
  return ekipli && g.EkipId === null ? 'Analizin işine ekip seçiniz.' : a;
}
