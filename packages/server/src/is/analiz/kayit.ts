import { ANALIZ_ALANLARI } from '@masabasi/core/is/analiz/alanlar';
import {
  ANALIZ_HAREKETLERI,
  ANALIZ_SURECI,
  type AnalizCagirani,
  type KabulKriteri,
} from '@masabasi/core/is/analiz/rules';
import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import { alanlari, type Kayit } from '@masabasi/core/platform/field/alanlar';
import type { HareketAlanlari } from '@masabasi/core/platform/hareket/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { bildir } from '../../platform/bildirim/api.ts';
import { type Change, hareketYaz, writing } from '../../platform/hareket/api.ts';
import { type Ben, yetkiVar } from '../../platform/http/access.ts';
import type { ProductAct } from '../../platform/http/context.ts';
import { found, type Seen } from '../../platform/http/errors.ts';
import { moving } from '../../platform/process/surec.ts';
import { gelistirmeyeGitti } from '../../masa/webistek/api.ts';
import { ANALIZ_HABERI } from './bildirim.ts';
import * as q from './queries.ts';

type AnalizDegisikligi = Change<
  typeof ANALIZ_HAREKETLERI,
  'analizKaydet' | 'analizUstlen' | 'analizDurumGuncelle' | 'analizDurumGeriAl' | 'kabulKaydet'
>;

/** The person as a caller of the state machine. */
export const cagirani = (ben: Ben): AnalizCagirani => ({
  Id: ben.Id,
  kabulVerir: yetkiVar(ben, YETKI.kabulVer),
  isYonetir: yetkiVar(ben, YETKI.isYonet),
});

/** The analysis of a request, locked. Throws 404 outside the person's scope. */
export const kilitli = async ({ db, urunler }: ProductAct, Id: number): Promise<AnalizKarti> =>
  found(await q.kilitle(db, Id, urunler), 'Analiz');

/** The same, for a change of the version that the caller saw. Throws 409 when it changed since. */
export const degistirilecek = async ({ db, urunler }: ProductAct, { Id, Surum }: Seen): Promise<AnalizKarti> =>
  found(await q.kilitle(db, Id, urunler), 'Analiz', Surum);

/** The text of an analysis as its history keeps it, to compare two versions. */
export const okumasi = (
  a: Kayit<typeof ANALIZ_ALANLARI> & { readonly Kriterler: readonly KabulKriteri[] },
): HareketAlanlari<typeof ANALIZ_HAREKETLERI> => ({
  ...alanlari(ANALIZ_ALANLARI, a),
  Kriterler: a.Kriterler.map((k) => k.Metin),
});

/** Records a change of an analysis in its history and in the audit. */
export const degisti = writing<
  typeof ANALIZ_HAREKETLERI,
  Pick<q.DegisenAnaliz, 'id' | 'surum' | 'durum' | 'analist_id' | 'baslik'>,
  AnalizDegisikligi,
  ProductAct
>({
  sozluk: ANALIZ_HAREKETLERI,
  hal: (a) => ({ Durum: a.durum, AnalistId: a.analist_id }),
  denetim: (a) => ({ yeni: { Baslik: a.baslik, Durum: a.durum, AnalistId: a.analist_id } }),
});

/** Notifies people of an analysis, except the person who acted. */
export const haberVer = (ctx: ProductAct, kisiler: readonly (number | null)[], Id: number, baslik: string) =>
  bildir(ctx, ANALIZ_HABERI, {
    kisiler: kisiler.filter((k) => k !== null && k !== ctx.ben.Id) as number[],
    baslik,
    yol: `${ANALIZ_HABERI.yol}/${Id}`,
  });

/** Columns without a decision, for an analysis that is examined again. */
const KARARSIZ = { kabul_eden_id: null, kabul_zamani: null, kabul_aciklama: null };

/** Moves a locked analysis to another state and records the change, with the old values for an undo. */
export const durumDegistir = moving({
  surec: ANALIZ_SURECI,
  tablo: 'analiz',
  cagirani: (ctx: ProductAct) => cagirani(ctx.ben),
  getirdigi: (ctx, _kayit: AnalizKarti, nereye) => ({
    son_hareket: ctx.simdi,
    ertelenen_gun: null,
    ...((nereye === 'analizde' || nereye === 'kabulbekliyor') && KARARSIZ),
  }),
  yaz: (ctx, satir, d: AnalizDegisikligi, kayit: AnalizKarti) =>
    degisti(ctx, satir, {
      ...d,
      eski: {
        Durum: kayit.DurumAnahtar,
        AnalistId: kayit.AnalistId,
        KabulEdenId: kayit.KabulEdenId,
        KabulZamani: kayit.KabulZamani,
        KabulAciklama: kayit.KabulAciklama,
        ErtelenenGun: kayit.ErtelenenGun,
      },
    }),
});

/** The result of an accepted analysis: a task, for a version of its product. */
export interface Gorevlendirme {
  readonly HedefVersiyonId: number;
  readonly GorevNo: string;
}

/** An accepted analysis that is about to become a task, locked. A sentence when it cannot become one. */
export async function gorevlenecek(ctx: ProductAct, Id: number): Promise<AnalizKarti | string> {
  const a = await kilitli(ctx, Id);
  if (a.DurumAnahtar === 'planlandi')
    return yetkiVar(ctx.ben, YETKI.isYonet) ? a : 'Planlanmış bir analize işi, işleri dağıtanlar ekler.';
  return gecisEngeli(ANALIZ_SURECI, a, 'planlandi', cagirani(ctx.ben), await q.durumAdlari(ctx.db)) ?? a;
}

/** Plans such an analysis in the transaction that creates the task. A planned analysis gets another task. */
export async function gorevlendir(ctx: ProductAct, a: AnalizKarti, g: Gorevlendirme): Promise<void> {
  const d = { eylem: 'analizDurumGuncelle', tur: 'gorevlendi', baslik: `İşe dönüştü: ${g.GorevNo}` } as const;
  const yeni = { HedefVersiyonId: g.HedefVersiyonId };
  if (a.DurumAnahtar === 'planlandi') {
    const satir = await q.degistir(ctx.db, a.Id, { son_hareket: ctx.simdi });
    await degisti(ctx, satir, d);
    return;
  }
  await durumDegistir(ctx, a, 'planlandi', { hedef_versiyon_id: g.HedefVersiyonId }, { ...d, yeni });
}

/** The sentence that refuses a source outside the person's scope, or null. */
export async function kaynakHatasi({ db, urunler }: ProductAct, k: q.Kaynak): Promise<string | null> {
  if ((k.GorusmeId === null) === (k.WebistekId === null)) return 'Bir görüşme ya da bir web isteği seçiniz.';
  return (await q.kaynakNo(db, k, urunler)) === null ? 'Seçtiğiniz görüşme ya da web isteği bulunamadı.' : null;
}

/** Links a source within the person's scope to a locked analysis. Existing links stay. */
export async function kaynakBagla(
  ctx: ProductAct,
  a: { readonly Id: number; readonly No: string },
  k: q.Kaynak,
): Promise<void> {
  const { db, ben, simdi, urunler } = ctx;
  const no = await q.kaynakNo(db, k, urunler);
  if (!(await q.kaynakEkle(db, a.Id, k, ben.Id, simdi))) return;
  await q.yazildi(db, a.Id, simdi);
  if (k.WebistekId !== null) await gelistirmeyeGitti(ctx, k.WebistekId, a);
  await kaynakDegisti(ctx, a.Id, k, { eylem: 'analizKaynakBagla', baslik: `Kaynak bağlandı: ${no}` });
}

/** Records that a source was linked or unlinked. */
export async function kaynakDegisti(
  ctx: ProductAct,
  id: number,
  k: q.Kaynak,
  { eylem, baslik }: { readonly eylem: 'analizKaynakBagla' | 'analizKaynakKaldir'; readonly baslik: string },
): Promise<void> {
  const yeni = { GorusmeId: k.GorusmeId, WebistekId: k.WebistekId };
  await hareketYaz(ctx, ANALIZ_HAREKETLERI, { id, tur: 'kaynak', baslik, yeni });
  await ctx.denetle({ eylem, nesne: 'analiz', nesneId: id, yeni });
}
