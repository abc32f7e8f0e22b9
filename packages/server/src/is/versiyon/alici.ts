import { yazilmaEngeli } from '@masabasi/core/masa/memnuniyet/rules';
import { kucuk } from '@masabasi/core/platform/text/metin';
import type { VersiyonKarti, VersiyonSorani } from '@masabasi/core/is/versiyon/contract';
import { ISTENEN_CUMLE } from '@masabasi/core/is/versiyon/rules';
import type { Db } from '../../platform/db/connect.ts';
import { surumBildirildi as gorusmeyeYaz } from '../../masa/gorusme/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import type { Act } from '../../platform/http/context.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { surumuSor, ulasim } from '../../masa/memnuniyet/api.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import { surumBildirildi as istegeYaz } from '../../masa/webistek/api.ts';
import * as q from './queries.ts';

/** The people who asked for the work in a version, and their mail when it is published: one each. */

interface Soran {
  readonly MusteriId: number | null;
  readonly Ad: string;
  /** Newest first, at least one. */
  readonly kaynaklar: readonly q.SoranKaynagi[];
  readonly Konular: readonly string[];
}

/** The identity of an asker: the customer, the mail address, or the web request itself without an address. */
const kimligi = (k: q.SoranKaynagi): string => {
  if (k.MusteriId !== null) return `m${k.MusteriId}`;
  return k.Eposta === null ? `w${k.Id}` : kucuk(k.Eposta);
};

/**
 * Each asker once, over all sources. Customers come in the order of their ids, so that two transactions lock them
 * in the same order.
 */
const sorananlari = (kaynaklar: readonly q.SoranKaynagi[]): Soran[] =>
  [...Map.groupBy(kaynaklar, kimligi).values()]
    .map((bunlar) => ({
      MusteriId: bunlar[0]!.MusteriId,
      Ad: bunlar[0]!.Ad,
      kaynaklar: [...new Map(bunlar.map((k) => [`${k.Tur}${k.Id}`, k])).values()],
      Konular: [...new Set(bunlar.map((k) => k.Konu))],
    }))
    .toSorted((a, b) => (a.MusteriId ?? Number.MAX_SAFE_INTEGER) - (b.MusteriId ?? Number.MAX_SAFE_INTEGER));

/** The mail address of an asker, or the reason against writing. */
async function adresi(db: Db, s: Soran): Promise<{ readonly eposta: string } | { readonly neden: string }> {
  if (s.MusteriId === null) {
    const eposta = s.kaynaklar[0]!.Eposta;
    return eposta === null ? { neden: 'E-posta adresi bırakmamış.' } : { eposta };
  }
  if (await q.gitti(db, s.MusteriId)) return { neden: 'Müşteri ayrıldı.' };
  const u = await ulasim(db, s.MusteriId);
  const neden = yazilmaEngeli(u);
  return neden === null ? { eposta: u.Eposta! } : { neden };
}

/** The askers within these products, with the mail that they will get or got. */
export async function soranlar(db: Db, id: number, projelist: UrunKapsami): Promise<VersiyonSorani[]> {
  const [kaynaklar, haberler] = await Promise.all([q.sorulanlar(db, id, projelist), q.haberler(db, id)]);
  const sonuc: VersiyonSorani[] = [];
  for (const s of sorananlari(kaynaklar)) {
    const haber = haberler.find((h) =>
      s.MusteriId === null ? s.kaynaklar.some((k) => k.Id === h.WebistekId) : h.MusteriId === s.MusteriId,
    );
    const yer = haber ? null : await adresi(db, s);
    sonuc.push({
      MusteriId: s.MusteriId,
      Ad: s.Ad,
      kaynaklar: s.kaynaklar.map(({ Tur, Id, No }) => ({ Tur, Id, No })),
      Konular: [...s.Konular],
      Bildirildi: haber?.Zaman ?? null,
      Neden: haber ? haber.Neden : yer !== null && 'neden' in yer ? yer.neden : null,
    });
  }
  return sonuc;
}

function mektup(v: VersiyonKarti, s: Soran, sirket: string): string {
  return [
    `Sayın ${s.Ad},`,
    '',
    `${v.Proje} ürünümüzün ${v.No} versiyonu yayınlandı. ${ISTENEN_CUMLE}`,
    ...s.Konular.map((konu) => `  • ${konu}`),
    '',
    'Bu versiyonda:',
    '',
    v.SurumNotu,
    '',
    sirket,
  ].join('\n');
}

/** Records the mail to an asker. False when it was recorded before. */
async function not(ctx: Act, v: VersiyonKarti, s: Soran, neden: string | null): Promise<boolean> {
  const { db, simdi } = ctx;
  const ortak = { versiyon_id: v.Id, zaman: simdi, neden };
  if (s.MusteriId !== null) return q.haberEkle(db, { ...ortak, musteri_id: s.MusteriId });
  let yeni = true;
  for (const k of s.kaynaklar) yeni = (await q.webHaberEkle(db, { ...ortak, webistek_id: k.Id })) && yeni;
  return yeni;
}

/**
 * Writes to all askers of the work in a published version who have a usable address, and asks customers about their
 * satisfaction.
 */
export async function herkeseYaz(ctx: Act, v: VersiyonKarti) {
  const { db, simdi } = ctx;
  const sirket = (await kurulumSatiri(db))?.sirket ?? 'Destek';
  const yazilan: Soran[] = [];
  const yazilmayan: Soran[] = [];
  const yazilanAdresler = new Set<string>();
  for (const s of sorananlari(await q.sorulanlar(db, v.Id, null))) {
    const yer = await adresi(db, s);
    const ayni = 'eposta' in yer && yazilanAdresler.has(kucuk(yer.eposta));
    const neden = 'neden' in yer ? yer.neden : ayni ? 'Aynı adrese bu versiyon için yazıldı.' : null;
    if (!(await not(ctx, v, s, neden))) continue;
    for (const k of s.kaynaklar) {
      const satir = `${neden === null ? 'Müşteriye bildirildi' : 'Müşteriye bildirilemedi'}: ${v.Proje} ${v.No} versiyonu${neden === null ? '' : `. ${neden}`}`;
      await (k.Tur === 'gorusme' ? gorusmeyeYaz(ctx, k.Id, satir) : istegeYaz(ctx, k.Id, satir));
    }
    if (neden !== null || 'neden' in yer) {
      yazilmayan.push(s);
      continue;
    }
    yazilanAdresler.add(kucuk(yer.eposta));
    const [ilk] = s.kaynaklar;
    await postaYaz(db, {
      alici: yer.eposta,
      konu: `${v.Proje} ${v.No} versiyonu: istediğiniz özellik hazır`,
      metin: mektup(v, s, sirket),
      simdi,
      otomatik: true,
      konusu: { nesne: ilk!.Tur, id: ilk!.Id, no: ilk!.No },
    });
    yazilan.push(s);
  }
  await surumuSor(
    { ...ctx, kisi: ctx.ben.Id },
    { versiyonId: v.Id, projeId: v.ProjeId },
    yazilan.flatMap((s) => s.MusteriId ?? []),
  );
  return { Yazilan: yazilan.length, Yazilmayan: yazilmayan.length };
}
