import type { projetakip as contract } from '@masabasi/core/is/projetakip/contract';
import { PRJ_LISTESI } from '@masabasi/core/is/projetakip/liste';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { dosyaBagla, dosyaKaldir, yukle, yuklemeEngeli, dosyalari } from '../../platform/dosya/api.ts';
import type { DosyaNesnesi } from '@masabasi/core/platform/dosya/rules';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { calisanlar, projeler } from '../../platform/tanim/api.ts';
import { MUSTERI_ADLARI } from '../../musteri/musteri/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul, PRJ_ADLARI } from './arama.ts';
import { akisKaydet, akisYeri } from './akis.ts';
import { projeTakvimi, projeXml, projeXmlAl, projeXmlOku } from './aktar.ts';
import { bugunu, okuyan } from './degisim.ts';
import * as k from './kayit.ts';
import { onayla, takipKaydet } from './onay.ts';
import { onizle, planKaydet, planSil } from './planlar.ts';
import { analizTablosu } from './excel.ts';
import { akisPdf } from './pdf.ts';
import * as q from './queries.ts';
import * as r from './rapor.ts';
import { projeYuku } from './yuk.ts';

/** Largest number of shown plans behind a figure. */
const EN_COK_GOSTERILEN = 500;

/** The place of uploaded files: on the record, or with the person who uploads before the record exists. */
const yer = (nesne: DosyaNesnesi, { ben }: Pick<ProductAct, 'ben'>, id: number | undefined) =>
  id === undefined ? ({ nesne: 'bekleyen', id: ben.Id } as const) : { nesne, id };

/** Attaches waiting files to a record, and gives all its files. */
async function ekle(ctx: ProductAct, nesne: 'prjPlan' | 'prjAkis', id: number, images: readonly number[]) {
  const engel = await dosyaBagla(ctx, { nesne, id }, images);
  return engel ?? dosyalari(ctx.db, { nesne, id });
}

export const projetakip: Handlers<typeof contract> = {
  async getGerekliList({ db, urunler }) {
    const [listeler, proje, personel] = await Promise.all([
      secenekler(db, urunler, 'projeEkip', 'surecDurum', 'oncelikler', 'durumlar'),
      projeler(db, urunler),
      calisanlar(db),
    ]);
    return { durum: true, proje, personel, ...listeler };
  },

  async getProjeDetayList({ db, urunler, simdi }, sorgu) {
    return listAnswer(db, PRJ_LISTESI, q.prjKaynagi(urunler, istanbulGunu(simdi)), sorgu);
  },

  async getprojeKonuList(ctx, { ProjeId }) {
    const { db } = ctx;
    if ((await q.prjKarti(db, ProjeId, okuyan(ctx))) === null) throw kayitYok('Proje');
    const [konular, { planlar }] = await Promise.all([q.konulari(db, ProjeId), q.planlari(db, ProjeId, bugunu(ctx))]);
    return { durum: true, projeKonuList: q.turetilmis(konular, planlar) };
  },

  async getProjePlanDetayList(ctx, { ProjeId, KonuId, PlanId }) {
    const { db, ben } = ctx;
    const id = ProjeId ?? (PlanId === null ? null : await q.planinProjesi(db, PlanId));
    const projeDetay = found(id === null ? null : await q.prjKarti(db, id, okuyan(ctx)), 'Proje');
    const Bugun = bugunu(ctx);
    const { planlar, tatiller } = await q.planlari(db, projeDetay.Id, Bugun);
    const plan = planlar.find((p) => p.Id === PlanId);
    if (PlanId !== null && plan === undefined) throw kayitYok('Plan');
    const projePlanDetayList = planlar.filter(
      (p) => (KonuId === null || p.KonuId === KonuId) && (PlanId === null || p.Id === PlanId),
    );
    const ortak = { durum: true as const, projeDetay, projePlanDetayList, tatiller, Bugun };
    if (plan === undefined)
      return {
        ...ortak,
        projePlanAkisList: [],
        planImgList: [],
        surumlist: [],
        takiplist: [],
        hareketlist: [],
        OkumaYeri: null,
      };
    const [akislar, planImgList, surumlist, takiplist, hareketlist, OkumaYeri] = await Promise.all([
      q.akislari(db, plan.Id),
      dosyalari(db, { nesne: 'prjPlan', id: plan.Id }),
      q.surumleri(db, plan.Id),
      q.takipleri(db, plan.Id),
      q.hareketleri(db, plan.Id),
      q.okumaYeri(db, plan.Id, ben.Id),
    ]);
    const projePlanAkisList = akislar.map((a) => ({ ...a, Sonraki: [...a.Sonraki] }));
    return { ...ortak, projePlanAkisList, planImgList, surumlist, takiplist, hareketlist, OkumaYeri };
  },

  prjKaydet: k.projeKaydet,
  projeDurumGuncelle: k.projeDurumu,
  projeKonuKaydet: k.konuKaydet,
  projeKonuSil: k.konuSil,
  projePlanOnizle: onizle,
  projePlanKaydet: planKaydet,
  projePlanSil: planSil,
  projePlanOnayla: onayla,
  prjtakipkaydet: takipKaydet,

  async projeplanakiskaydet(ctx, istek) {
    const sonuc = await akisKaydet(ctx, istek);
    return 'akislist' in sonuc
      ? { ...sonuc, akislist: sonuc.akislist.map((a) => ({ ...a, Sonraki: [...a.Sonraki] })) }
      : sonuc;
  },
  projeAkisYeri: akisYeri,
  projeAkisPdf: akisPdf,

  async prjBul({ db, urunler }, sorgu) {
    return {
      durum: true,
      bulunanlar: await bagislayarak(db, sorgu, [PRJ_ADLARI, MUSTERI_ADLARI], (a) => bul(db, a, urunler)),
    };
  },
  projeYuku,
  projeXml,
  projeTakvimi,
  projeXmlOku,
  projeXmlAl,

  projePlanImgKaydet: {
    once: (ctx, { PlanId }) => yuklemeEngeli(ctx, yer('prjPlan', ctx, PlanId)),
    yaz: (ctx, { PlanId }) => yukle(ctx, yer('prjPlan', ctx, PlanId)),
  },
  projePlanAkisImgKaydet: {
    once: (ctx, { AkisId }) => yuklemeEngeli(ctx, yer('prjAkis', ctx, AkisId)),
    yaz: (ctx, { AkisId }) => yukle(ctx, yer('prjAkis', ctx, AkisId)),
  },

  async addplanImgList(ctx, { PlanId, images }) {
    if (!(await q.planGorur(ctx.db, PlanId, ctx.urunler))) throw kayitYok('Plan');
    const list = await ekle(ctx, 'prjPlan', PlanId, images);
    return typeof list === 'string' ? red(list) : { durum: true, planImgList: list };
  },
  async removeplanImgList(ctx, { PlanId, Id }) {
    await dosyaKaldir(ctx, { nesne: 'prjPlan', id: PlanId }, Id);
    return { durum: true, planImgList: await dosyalari(ctx.db, { nesne: 'prjPlan', id: PlanId }) };
  },
  async addplanAkisImgList(ctx, { AkisId, images }) {
    const planId = await q.akisinPlani(ctx.db, AkisId);
    if (planId === null || !(await q.planGorur(ctx.db, planId, ctx.urunler))) throw kayitYok('Adım');
    const list = await ekle(ctx, 'prjAkis', AkisId, images);
    return typeof list === 'string' ? red(list) : { durum: true, planAkisImgList: list };
  },
  async removeplanAkisImgList(ctx, { AkisId, Id }) {
    await dosyaKaldir(ctx, { nesne: 'prjAkis', id: AkisId }, Id);
    return { durum: true, planAkisImgList: await dosyalari(ctx.db, { nesne: 'prjAkis', id: AkisId }) };
  },

  async getAnalizSonuc({ db, urunler, simdi }, { grup, ...suzgec }) {
    const o = await r.oku(db, urunler, suzgec, istanbulGunu(simdi));
    if (typeof o === 'string') return red(o);
    return { durum: true, analizSonuc: r.satirlari(o, grup), ozet: r.ozeti(o), grafik: r.grafigi(o) };
  },
  async getAnalizPlanlari({ db, urunler, simdi }, { hangi, Gun, Hafta, YukKisiId, ...suzgec }) {
    const o = await r.oku(db, urunler, suzgec, istanbulGunu(simdi));
    if (typeof o === 'string') return red(o);
    const gun = Gun !== null && Gun < o.Gun ? Gun : o.Gun;
    const hepsi = r.ardindakiler(o, { hangi, gun, hafta: Hafta, yukKisi: YukKisiId });
    const planlar = await r.planSatirlari(db, hepsi.slice(0, EN_COK_GOSTERILEN), o, gun);
    return { durum: true, planlar, toplam: hepsi.length, Gun: gun };
  },
  async analizDosyasi(ctx, { grup, ...suzgec }) {
    const { db, urunler, simdi } = ctx;
    const bugun = istanbulGunu(simdi);
    const o = await r.oku(db, urunler, suzgec, bugun);
    if (typeof o === 'string') return red(o);
    const planlar = await r.planSatirlari(db, o.planlar, o, o.Gun);
    const veri = { analizSonuc: r.satirlari(o, grup), ozet: r.ozeti(o), grafik: r.grafigi(o), planlar };
    const dosya = await analizTablosu(veri, grup);
    await ctx.denetle({ eylem: 'analizDosyasi', nesne: 'prj', yeni: { grup, ...suzgec, adet: planlar.length } });
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `Proje takip analizi ${bugun}.xlsx` };
  },
};
