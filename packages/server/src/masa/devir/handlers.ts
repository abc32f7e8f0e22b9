import { type devir as contract, EN_COK_DEVIR } from '@masabasi/core/masa/devir/contract';
import {
  DEVIR_YETKISI,
  devirOnerileri,
  hatirlatmaUyarisi,
  izindeBiter,
  sozUyarisi,
  YAKIN_GUN,
} from '@masabasi/core/masa/devir/rules';
import { sozZamani } from '@masabasi/core/masa/sla/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { kilitle, atandigiBildir, type Verilen, ver } from '../gorusme/api.ts';
import { kapsar, sorumlulukKapsami, yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { yokluklar } from '../../mesai/pano/api.ts';
import * as q from './queries.ts';

/** A leave of the caller, or one that the caller decides on. */
async function devirIzni({ db, ben }: ProductAct, izinId: number): Promise<q.DevirIzni> {
  const izin = await q.izin(db, izinId);
  const karari = (departmanId: number) =>
    kapsar(sorumlulukKapsami(ben, YETKI.izinYonet), departmanId) || ben.vekilOldugu.some((d) => d === departmanId);
  // A leave that does not concern the caller counts as missing.
  if (izin === null || !(izin.KisiId === ben.Id || karari(izin.DepartmanId))) throw kayitYok('İzin');
  return izin;
}

/**
 * Reason for a reader of a leave's tickets not to hand them over: tickets of others need the right to assign; null:
 * allowed.
 */
const yetkiEngeli = ({ ben }: ProductAct, izin: q.DevirIzni): string | null =>
  izin.KisiId === ben.Id || yetkiVar(ben, YETKI.gorusmeDagit) ? null : DEVIR_YETKISI;

/** Reason not to hand a ticket over, before the target is checked; null: none. */
function devirEngeli(
  g: Awaited<ReturnType<typeof kilitle>>,
  surum: number,
  { izin, izinli }: { readonly izin: q.DevirIzni; readonly izinli: string | undefined },
): string | null {
  if (g === null) return 'Görüşme bulunamadı.';
  if (g.AtananId !== izin.KisiId) return `Görüşme artık ${g.Atanan ?? 'kimsenin'} üzerinde.`;
  if (g.Surum !== surum) return 'Görüşme bu arada değişti; listeye yeniden bakınız.';
  return izinli === undefined ? null : `${izinli} o günlerde izinli.`;
}

export const devir: Handlers<typeof contract> = {
  async devirlerim({ db, ben, simdi }) {
    const bugun = istanbulGunu(simdi);
    const izin = await q.siradakiIzin(db, ben.Id, bugun, gunEkle(bugun, YAKIN_GUN));
    if (izin === null) return { durum: true, devir: null };
    const sayi = await q.acikSayisi(db, izin, ben.Id);
    const devri = sayi.Adet === 0 ? null : { IzinId: izin.Id, Baslangic: izin.Baslangic, ...sayi };
    return { durum: true, devir: devri };
  },

  async izinDevri(ctx, { IzinId }) {
    const { db, simdi, urunler } = ctx;
    const bulunan = await devirIzni(ctx, IzinId);
    const { DepartmanId, ...izin } = bulunan;
    const bunlar = await q.acikGorusmeler(db, izin.KisiId, urunler, EN_COK_DEVIR);
    const projeler = [...new Set(bunlar.map((g) => g.ProjeId))];
    const adaylar = await q.adaylar(db, projeler, { ...izin, DepartmanId }, istanbulGunu(simdi));
    const gorusmeler = bunlar
      .map((g) => ({ ...g, IzindeBiter: izindeBiter(g.SlaBitis, izin) }))
      .toSorted((a, b) => Number(b.IzindeBiter) - Number(a.IzindeBiter));
    const oneriler = devirOnerileri(gorusmeler, adaylar, DepartmanId);
    return {
      durum: true,
      izin,
      Engel: yetkiEngeli(ctx, bulunan),
      gorusmeler: gorusmeler.map((g) => ({ ...g, OneriId: oneriler.get(g.Id) ?? null })),
      adaylar: adaylar.map(({ DepartmanId: _departman, ...a }) => a),
    };
  },

  async izinDevret(ctx, { IzinId, satirlar, Aciklama }) {
    const { db, simdi, urunler } = ctx;
    const izin = await devirIzni(ctx, IzinId);
    const engel = yetkiEngeli(ctx, izin);
    if (engel !== null) return red(engel);
    const izinliler = await q.izinliler(
      db,
      satirlar.map((r) => r.AtananId),
      izin,
    );
    const kalanlar: { Id: number; No: string | null; Neden: string }[] = [];
    const gorulen = new Set<number>();
    const verilenler = new Map<number, readonly Verilen[]>();
    const say: typeof atandigiBildir = async (_ctx, kisi, bunlar) =>
      void verilenler.set(kisi, [...(verilenler.get(kisi) ?? []), ...bunlar]);
    // In the order of ids: two simultaneous handovers do not wait for each other.
    for (const { Id, Surum, AtananId } of satirlar.toSorted((a, b) => a.Id - b.Id)) {
      if (gorulen.has(Id)) continue;
      gorulen.add(Id);
      const g = await kilitle(db, Id, urunler, simdi);
      const kalir = devirEngeli(g, Surum, { izin, izinli: izinliler.get(AtananId) });
      const sonuc =
        kalir === null ? await ver(ctx, g!, { AtananId, Aciklama }, () => Promise.resolve(null), say) : red(kalir);
      if (!sonuc.durum) kalanlar.push({ Id, No: g?.No ?? null, Neden: sonuc.msg });
    }
    for (const [kisi, bunlar] of verilenler) await atandigiBildir(ctx, kisi, bunlar);
    const Devredilen = gorulen.size - kalanlar.length;
    const yeni = { KisiId: izin.KisiId, Devredilen };
    if (Devredilen > 0) await ctx.denetle({ eylem: 'izinDevret', nesne: 'izin', nesneId: IzinId, yeni });
    return { durum: true, Devredilen, kalanlar };
  },

  async sozUyarilari({ db, ben, simdi, urunler }, { GorusmeId }) {
    const g = await q.sozluGorusme(db, GorusmeId, urunler, ben.Id);
    if (g === null) return { durum: true, uyarilar: [] };
    const bunlar = [
      { kisiId: g.AtananId, an: g.SlaBitis },
      { kisiId: ben.Id, an: g.Hatirlatma },
    ];
    const [soz = null, hatirlatma = null] = await yokluklar(db, ben, bunlar, simdi);
    const kim = g.AtananId === ben.Id ? null : g.Atanan;
    const uyarilar = [
      soz && sozUyarisi(sozZamani(g.SlaBitis!, simdi), kim, soz),
      hatirlatma && hatirlatmaUyarisi(sozZamani(g.Hatirlatma!, simdi), hatirlatma),
    ].filter((u) => u !== null);
    return { durum: true, uyarilar };
  },
};
