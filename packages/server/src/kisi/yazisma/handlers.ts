import { METIN as GOZETIM, sikayetHatasi } from '@masabasi/core/kisi/gozetim/rules';
import { istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import type { yazisma as contract } from '@masabasi/core/kisi/yazisma/contract';
import {
  degismezNedeni,
  EN_COK_OKUNAN,
  EN_COK_SABIT,
  halCumlesi,
  MESAJ_SAYFASI,
  METIN,
  uzaktaMi,
  yokMu,
} from '@masabasi/core/kisi/yazisma/rules';
import { bildir, mesajDegisti } from '../../platform/bildirim/api.ts';
import { yukle, yuklemeEngeli } from '../../platform/dosya/api.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import { yazilanlarinHalleri } from './alici.ts';
import { ara } from './arama.ts';
import * as kayit from './kayit.ts';
import { YAZISMA_SIKAYETI } from './bildirim.ts';
import * as q from './queries.ts';
import { degistir, gonder, herkese } from './yazi.ts';

/** @throws 404 when the caller is no member, or the conversation does not exist */
async function konusma({ db, ben }: ProductAct, id: number, kilitle = false): Promise<q.Konusma> {
  return found(await (kilitle ? q.kilitle(db, id, ben.Id) : q.konusma(db, id, ben.Id)), 'Konuşma');
}

/** @throws 404 when the caller is no member of its conversation, or the message does not exist */
async function mesaj({ db, ben }: ProductAct, id: number, kilitle = true) {
  return found(await q.mesaj(db, id, ben.Id, kilitle), 'Mesaj');
}

/** The caller's own message if it may still change, or the sentence that refuses it. */
async function kendiMesaji(ctx: ProductAct, id: number) {
  const m = await mesaj(ctx, id);
  const neden = degismezNedeni(
    { YazanId: m.YazanId, zaman: ms(m.Zaman), geriAlindi: m.GeriAlindi !== null },
    ctx.ben.Id,
    ctx.simdi.getTime(),
  );
  return neden ?? m;
}

/** Place of uploaded files: on a message of the caller, or waiting with the caller. */
const dosyaYeri = ({ ben }: Pick<ProductAct, 'ben'>, MesajId: number | undefined) =>
  MesajId === undefined ? ({ nesne: 'bekleyen', id: ben.Id } as const) : ({ nesne: 'mesaj', id: MesajId } as const);

export const yazisma: Handlers<typeof contract> = {
  async konusmaListesi({ db, ben }) {
    return { durum: true, konusmalar: await q.konusmalari(db, ben.Id) };
  },

  async yazismaKisileri({ db, ben, simdi }) {
    const [kisiler, Departman, OkunduGoster] = await Promise.all([
      q.kisiler(db, ben.Id, simdi),
      q.departmanAdi(db, ben.departmanId),
      q.okunduGoster(db, ben.Id),
    ]);
    return { durum: true, kisiler, DepartmanId: ben.departmanId, Departman, OkunduGoster };
  },

  async konusmaAc(ctx, { KisiId, DepartmanId }) {
    const { db, ben, simdi } = ctx;
    if (DepartmanId !== null) {
      if (DepartmanId !== ben.departmanId && !ben.sorumluOldugu.some((d) => d === DepartmanId))
        throw kayitYok('Departman');
      return { durum: true, Id: await kayit.departmanda(db, DepartmanId, ben.Id, simdi) };
    }
    if (KisiId === null || KisiId === ben.Id) return red(METIN.kendine);
    const [diger] = await q.yazilabilenler(db, [KisiId], simdi);
    if (diger === undefined) return red(METIN.kisiYok);
    return { durum: true, Id: await kayit.ikili(db, ben.Id, KisiId, simdi) };
  },

  async grupKaydet(ctx, { Id, Ad, Kisiler, Nesne, NesneId, Surum }) {
    const { db, ben, simdi } = ctx;
    const istenen = [...new Set(Kisiler)].filter((k) => k !== ben.Id);
    if (istenen.length === 0) return red(METIN.kisisiz);
    if (Id === 0) {
      if ((await q.yazilabilenler(db, istenen, simdi)).length < istenen.length) return red(METIN.kisiYok);
      const kayitli = Nesne !== null && NesneId !== null;
      const yeni = await kayit.grupEkle(
        db,
        { ad: Ad.trim(), nesne: kayitli ? Nesne : null, nesneId: kayitli ? NesneId : null },
        ben.Id,
        simdi,
      );
      await kayit.uyeEkle(db, yeni, [ben.Id, ...istenen], 0, simdi);
      await ctx.denetle({
        eylem: 'grupKaydet',
        nesne: 'konusma',
        nesneId: yeni,
        yeni: { Ad: Ad.trim(), Kisiler: istenen },
      });
      await herkese(ctx, yeni);
      return { durum: true, Id: yeni };
    }
    const k = await konusma(ctx, Id, true);
    if (!k.Duzenler) return red(METIN.acan);
    if (k.Surum !== Surum) throw surumEski();
    const once = (await q.uyeler(db, Id)).map((u) => u.Id);
    const gelen = istenen.filter((u) => !once.includes(u));
    if ((await q.yazilabilenler(db, gelen, simdi)).length < gelen.length) return red(METIN.kisiYok);
    const giden = once.filter((u) => u !== ben.Id && !istenen.includes(u));
    // Former members are told, too.
    await herkese(ctx, Id);
    await kayit.uyeCikar(db, Id, giden);
    await kayit.uyeEkle(db, Id, gelen, k.SonNo, simdi);
    await kayit.grupDegistir(db, Id, Ad.trim());
    await ctx.denetle({
      eylem: 'grupKaydet',
      nesne: 'konusma',
      nesneId: Id,
      eski: { Ad: k.Ad, Kisiler: once },
      yeni: { Ad: Ad.trim(), Kisiler: istenen },
    });
    for (const kisiId of gelen) ctx.yayinla({ tur: 'yazisma', kisiId });
    return { durum: true, Id };
  },

  async gruptanAyril(ctx, { Id }) {
    const { db, ben } = ctx;
    const k = await konusma(ctx, Id, true);
    if (k.Tur !== 'grup') return red(METIN.gruptan);
    await herkese(ctx, Id);
    await kayit.uyeCikar(db, Id, [ben.Id]);
    await ctx.denetle({ eylem: 'gruptanAyril', nesne: 'konusma', nesneId: Id });
    return { durum: true };
  },

  async konusmaOku(ctx, { Id, ilk, UstId }) {
    const { db, ben } = ctx;
    const enCok = ilk === null && UstId === null ? MESAJ_SAYFASI : EN_COK_OKUNAN;
    const k = await konusma(ctx, Id);
    const [uyeler, sayfa, sabitler] = await Promise.all([
      q.okuyanlar(db, Id, ben.Id),
      q.sayfa(db, k, ben.Id, { ilk, UstId, enCok }),
      q.sabitler(db, k, ben.Id),
    ]);
    const { ilkNo: _ilk, kapali: _kapali, ...kart } = k;
    const mesajlar = sayfa.slice(Math.max(0, sayfa.length - enCok));
    const devami = mesajlar.length < sayfa.length || (ilk !== null && UstId === null && ilk > k.ilkNo + 1);
    return { durum: true, konusma: kart, uyeler, mesajlar, sabitler, devami };
  },

  // Reading is personal: it is no act for the audit.
  async konusmaOkundu(ctx, { Id, No }) {
    const k = await konusma(ctx, Id);
    if (await kayit.okunduYaz(ctx.db, k.Id, ctx.ben.Id, No)) await herkese(ctx, k.Id);
    return { durum: true };
  },

  async konusmaSessiz(ctx, { Id, Sessiz }) {
    const k = await konusma(ctx, Id);
    await kayit.sessizYaz(ctx.db, k.Id, ctx.ben.Id, Sessiz);
    ctx.yayinla({ tur: 'yazisma', kisiId: ctx.ben.Id });
    return { durum: true };
  },

  async yazismaTercihKaydet(ctx, { OkunduGoster }) {
    await kayit.tercihYaz(ctx.db, ctx.ben.Id, OkunduGoster);
    await ctx.denetle({ eylem: 'yazismaTercihKaydet', nesne: 'kisi', nesneId: ctx.ben.Id, yeni: { OkunduGoster } });
    ctx.yayinla({ tur: 'yazisma', kisiId: ctx.ben.Id });
    return { durum: true };
  },

  mesajGonder: gonder,

  async mesajDuzenle(ctx, { Id, Metin, Surum }) {
    const m = await kendiMesaji(ctx, Id);
    if (typeof m === 'string') return red(m);
    if (m.Kapali) return red(GOZETIM.engelli);
    if (m.Surum !== Surum) throw surumEski();
    return { durum: true, Surum: await degistir(ctx, m, Metin.trim()) };
  },

  async mesajGeriAl(ctx, { Id }) {
    const m = await kendiMesaji(ctx, Id);
    if (typeof m === 'string') return m === METIN.geriAlinmis ? { durum: true } : red(m);
    await kayit.mesajGeriAl(ctx.db, Id, ctx.simdi);
    await ctx.denetle({ eylem: 'mesajGeriAl', nesne: 'mesaj', nesneId: Id });
    await mesajDegisti(ctx, Id);
    await herkese(ctx, m.KonusmaId);
    return { durum: true };
  },

  async mesajGecmisi(ctx, { Id }) {
    const m = await mesaj(ctx, Id, false);
    // Neither a message taken back nor its former text is shown to the members.
    return { durum: true, gecmis: m.GeriAlindi === null ? await q.gecmisi(ctx.db, Id) : [] };
  },

  async mesajTepki(ctx, { Id, Isaret, Var }) {
    const m = await mesaj(ctx, Id);
    if (m.GeriAlindi !== null) return red(METIN.geriAlinmis);
    // A person may always remove their own reaction.
    if (Var && m.Kapali) return red(GOZETIM.engelli);
    await kayit.tepkiYaz(ctx.db, Id, ctx.ben.Id, Isaret, Var);
    await herkese(ctx, m.KonusmaId);
    return { durum: true };
  },

  async mesajSabitle(ctx, { Id, Sabit }) {
    const { db, ben, simdi } = ctx;
    const ilk = await mesaj(ctx, Id, false);
    await konusma(ctx, ilk.KonusmaId, true);
    const m = await mesaj(ctx, Id);
    if (m.GeriAlindi !== null) return red(METIN.geriAlinmis);
    if (Sabit && m.Kapali) return red(GOZETIM.engelli);
    if (Sabit && !m.Sabit && (await q.sabitSayisi(db, m.KonusmaId)) >= EN_COK_SABIT) return red(METIN.cokSabit);
    await kayit.sabitYaz(db, Id, ben.Id, Sabit ? simdi : null);
    await herkese(ctx, m.KonusmaId);
    return { durum: true };
  },

  async kisiEngelle(ctx, { KisiId, Engelli }) {
    const { db, ben, simdi } = ctx;
    if (KisiId === ben.Id) return red(GOZETIM.kendine);
    const [diger] = await q.yazilabilenler(db, [KisiId], simdi);
    if (diger === undefined) return red(METIN.kisiYok);
    if (Engelli && (await q.sorumlusuMu(db, KisiId, ben.departmanId))) return red(GOZETIM.sorumlu);
    await kayit.engelYaz(db, ben.Id, KisiId, Engelli, simdi);
    await ctx.denetle({ eylem: 'kisiEngelle', nesne: 'kisi', nesneId: KisiId, yeni: { Engelli } });
    ctx.yayinla({ tur: 'yazisma', kisiId: ben.Id });
    return { durum: true };
  },

  async mesajSikayet(ctx, { Id, Sebep }) {
    const m = await mesaj(ctx, Id);
    if (m.YazanId === ctx.ben.Id) return red(GOZETIM.kendiMesaji);
    if (m.GeriAlindi !== null) return red(METIN.geriAlinmis);
    const hata = sikayetHatasi(Sebep);
    if (hata !== null) return red(hata);
    const sikayet = await kayit.sikayetEkle(ctx.db, Id, ctx.ben.Id, Sebep.trim(), ctx.simdi);
    if (sikayet !== null) {
      await ctx.denetle({ eylem: 'mesajSikayet', nesne: 'mesaj', nesneId: Id });
      await bildir(ctx, YAZISMA_SIKAYETI, {
        kisiler: await q.gozetenler(ctx.db, [m.YazanId, ctx.ben.Id], ctx.simdi),
        baslik: 'Bir mesaj bildirildi',
        yol: '/personel/yazisma?sekme=gozetim',
        kayit: sikayet,
      });
    }
    return { durum: true };
  },

  async mesajAra({ db, ben }, sorgu) {
    return { durum: true, bulunanlar: await ara(db, ben.Id, sorgu) };
  },

  async yazismaHalleri(ctx, { KonusmaId }) {
    const { db, ben, simdi } = ctx;
    await konusma(ctx, KonusmaId);
    const digerleri = (await q.uyeler(db, KonusmaId)).filter((k) => k.Id !== ben.Id);
    const bugun = istanbulGunu(simdi);
    return {
      durum: true,
      haller: (await yazilanlarinHalleri(db, ben, digerleri, simdi)).map((h) => ({
        KisiId: h.Id,
        Ad: h.Ad,
        Cumle: halCumlesi(h, bugun),
        Tur: h.tur,
        Uzakta: uzaktaMi(h.tur),
        Yok: yokMu(h.tur),
        Yerine: h.yerine,
      })),
    };
  },

  yazismaImgKaydet: {
    once: (ctx, { MesajId }) => yuklemeEngeli(ctx, dosyaYeri(ctx, MesajId)),
    yaz: (ctx, { MesajId }) => yukle(ctx, dosyaYeri(ctx, MesajId)),
  },
};
