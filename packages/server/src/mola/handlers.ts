import { araligiDuzelt, DUZELTME_SURECI, duzeltmeEngeli } from '@masabasi/core/duzeltme/rules';
import type { mola as molaContract } from '@masabasi/core/mola/contract';
import {
  METIN,
  type MolaGrubu,
  degisimEngeli,
  degisimMetni,
  mesaiBittiMi,
  molaAdi,
  molaDurumu,
  sebepDuzenle,
  sebepHatasi,
  toplamDakika,
} from '@masabasi/core/mola/rules';
import { gecisEngeli } from '@masabasi/core/surec';
import { gunEkle, gunFarki, istanbulGunu, ms } from '@masabasi/core/tarih';
import { vardiya } from '@masabasi/core/mesai/rules';
import { hassasGorur, panoKapsami, sorumlulukKapsami } from '../http/access.ts';
import { type Handlers, red } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import * as duzeltme from '../duzeltme/queries.ts';
import { biteniKapat, kisiyiKilitle, mesaiBaslat, mesaiBaslayamaz } from '../mesai/queries.ts';
import { gecir } from '../surec.ts';
import * as q from './queries.ts';

const DUZELTME_YERI = { tablo: 'mola_duzeltme', sutun: 'durum', surumlu: false } as const;

const EN_UZUN_ARALIK = 366;

/**
 * Who holds the places of this group when none is free, and from when on a free one can be had. The department stays
 * locked until the commit.
 */
async function yerBak(ctx: Parameters<Handlers<typeof molaContract>['moladurumGuncelle']>[0], grup: MolaGrubu | null) {
  const serbest = { dolu: null, an: ctx.simdi };
  if (grup === null) return serbest;
  const yerler = await q.yerleriKilitle(ctx.db, ctx.ben.departmanId);
  const limit = grup === 'yemek' ? yerler.yemek_limit : yerler.diger_limit;
  if (limit === null) return serbest;
  const dolu = await q.moladakiler(ctx.db, ctx.ben.departmanId, grup, ctx.hedef, ctx.simdi);
  if (dolu.length >= limit) return { dolu, an: ctx.simdi };
  return { dolu: null, an: await q.yerAni(ctx.db, ctx.ben.departmanId, grup, ctx.simdi) };
}

export const mola: Handlers<typeof molaContract> = {
  async departmanMola(ctx) {
    const molalist = await q.departmanMola(ctx.db, ctx.departman, ctx.simdi, {
      hassas: hassasGorur(ctx.ben, ctx.departman),
      kisiId: ctx.ben.Id,
    });
    return { durum: true, molalist, sunucuZamani: ctx.simdi.toISOString() };
  },

  async moladurumGuncelle(ctx, { moladurum, aciklama, mobil }) {
    const { db, simdi, hedef } = ctx;
    const hayir = (msg: string) => ({ ...red(msg), moladakiler: [] });
    const yeni = molaDurumu(moladurum);
    // Places before the person: every change takes its locks in this order.
    const { dolu, an } = await yerBak(ctx, yeni?.grup ?? null);
    const saatler = await kisiyiKilitle(db, hedef);
    await biteniKapat(ctx, hedef);
    const once = await q.kisiDurumu(db, hedef, simdi);
    if (!once) return hayir(METIN.degisirkenHata);
    const mesaiAcik = once.Baslama !== null && !mesaiBittiMi(once, simdi);
    const mevcut = mesaiAcik ? once.Mola_Durum_Id : null;
    const mesaiBitti = !mesaiAcik && (await mesaiBaslayamaz(db, hedef, vardiya(saatler, simdi), saatler));
    const engel = degisimEngeli({
      mevcut,
      yeni: moladurum,
      aciklama: aciklama ?? null,
      mobil: ctx.istek.mobil || mobil === 1,
      mesaiBitti,
      izinli: once.izinTur !== null,
    });
    if (engel) return hayir(engel);
    if (dolu) return { durum: false, msg: METIN.degismedi, moladakiler: dolu };

    if (mevcut === null) {
      if (!(await mesaiBaslat(ctx, hedef))) return hayir('Mesainiz başlatılamadı; bugünkü mesainiz bitmiş görünüyor.');
    } else {
      const sebep = sebepDuzenle(aciklama) || null;
      await q.durumDegistir(db, hedef, moladurum, sebep, an, ctx.istek.ip);
      await ctx.denetle({
        eylem: 'moladurumGuncelle',
        nesne: 'kisi',
        nesneId: hedef,
        eski: { durum: mevcut },
        yeni: { durum: moladurum, sebep },
      });
    }
    ctx.yayinla({ tur: 'mola', departmanId: ctx.ben.departmanId, kisiId: hedef });

    const sonra = (await q.kisiDurumu(db, hedef, simdi))!;
    const gun = await q.mesaiGunu(db, hedef, sonra.Baslama, simdi);
    const kayitlar = await q.molaKayitlari(db, hedef, gun, gun, simdi);
    return {
      durum: true,
      msg: degisimMetni(mevcut, moladurum),
      mola2: kayitlar.find((k) => k.Bitis_Zamani === null) ?? null,
      molasure: sonra.molasure,
      KapaliSaniye: sonra.KapaliSaniye,
      Baslama: sonra.Baslama!,
      Mesai_Bitis: sonra.Mesai_Bitis!,
      moladakiler: [],
      sunucuZamani: simdi.toISOString(),
    };
  },

  async molaHesapla(ctx, { tarih }) {
    const { db, simdi, hedef } = ctx;
    const durum = await q.kisiDurumu(db, hedef, simdi);
    if (!durum) return red(METIN.sureHesaplanamadi);
    const gun = await q.mesaiGunu(db, hedef, durum.Baslama, simdi);
    const istenen = tarih && tarih !== istanbulGunu(simdi) ? tarih : gun;
    const kayitlar = await q.molaKayitlari(db, hedef, istenen, istenen, simdi);
    return {
      durum: true,
      mola: kayitlar.find((k) => k.Bitis_Zamani === null) ?? null,
      molasure: istenen === gun ? durum.molasure : toplamDakika(kayitlar, simdi),
      sunucuZamani: simdi.toISOString(),
    };
  },

  async moladetay(ctx, { tarih, tarih2 }) {
    const [ilk, son] = tarih < tarih2 ? [tarih, tarih2] : [tarih2, tarih];
    if (gunFarki(ilk, son) >= EN_UZUN_ARALIK) return red('En çok bir yıllık aralık seçilebilir.');
    if (ctx.hedef !== ctx.ben.Id)
      await ctx.denetle({ eylem: 'moladetay', nesne: 'kisi', nesneId: ctx.hedef, yeni: { ilk, son } });
    const molalist = await q.molaKayitlari(ctx.db, ctx.hedef, ilk, son, ctx.simdi);
    return {
      durum: true,
      molalist,
      molasure: toplamDakika(molalist, ctx.simdi),
      Ad: await q.kisiAdi(ctx.db, ctx.hedef),
      sunucuZamani: ctx.simdi.toISOString(),
    };
  },

  async personelgerekli(ctx) {
    const departman = await q.departmanlar(ctx.db);
    const kapsam = panoKapsami(ctx.ben);
    const pano = kapsam.hepsi ? departman.filter((d) => d.Goster === 1).map((d) => d.Id) : [...kapsam.departmanlar];
    return { durum: true, departman, molatur: await q.molaTurleri(ctx.db), pano };
  },

  async gunum(ctx) {
    const { db, simdi, ben } = ctx;
    const durum = await q.kisiDurumu(db, ben.Id, simdi);
    const gun = await q.mesaiGunu(db, ben.Id, durum?.Baslama ?? null, simdi);
    const unutulan = await q.unutulanMola(db, ben.Id);
    const bugun = istanbulGunu(simdi);
    const izinliler = await q.izinliler(db, bugun, gunEkle(bugun, 6), ben.Id, sorumlulukKapsami(ben));
    const izinde = izinliler.filter((i) => i.Baslangic <= bugun);
    return {
      durum: true,
      molalist: await q.molaKayitlari(db, ben.Id, gun, gun, simdi),
      molasure: durum?.molasure ?? 0,
      unutulan: unutulan && {
        MolaId: unutulan.MolaId,
        mola: molaAdi(unutulan.durum_id),
        Baslama_Zamani: unutulan.Baslama_Zamani,
        Bitis_Zamani: unutulan.Bitis_Zamani!,
      },
      izinde,
      // Who is out today is named once, under today.
      yakinda: izinliler.filter((i) => i.Baslangic > bugun && !izinde.some((k) => k.Id === i.Id)),
      bekleyenDuzeltme: await duzeltme.bekleyenSayisi(db, sorumlulukKapsami(ben)),
      sunucuZamani: simdi.toISOString(),
    };
  },

  async molaDuzeltmeIste(ctx, { MolaId, Baslama_Zamani, Bitis_Zamani, Sebep }) {
    const { db, simdi, ben } = ctx;
    await kisiyiKilitle(db, ben.Id);
    const kayit = await duzeltme.kendiKaydi(db, ben.Id, MolaId);
    if (!kayit) throw kayitYok('Mola kaydı');
    const engel = duzeltmeEngeli({
      durum: kayit.durum_id,
      bitis: kayit.bitis === null ? null : ms(kayit.bitis),
      mesaiBas: ms(kayit.mesai_baslama),
      mesaiBit: ms(kayit.mesai_bitis),
      bas: ms(Baslama_Zamani),
      bit: ms(Bitis_Zamani),
      simdi: simdi.getTime(),
      sebep: Sebep,
    });
    if (engel) return red(engel);
    if (await duzeltme.bekleyenVar(db, MolaId)) return red('Bu kayıt için bekleyen bir düzeltme isteğiniz var.');
    const Id = await duzeltme.ekle(db, ben.Id, kayit, Baslama_Zamani, Bitis_Zamani, sebepDuzenle(Sebep), simdi);
    await q.unutulaniKapat(db, ben.Id, MolaId);
    await ctx.denetle({
      eylem: 'molaDuzeltmeIste',
      nesne: 'mola',
      nesneId: MolaId,
      yeni: { Baslama_Zamani, Bitis_Zamani },
    });
    ctx.yayinla({ tur: 'mola', departmanId: ben.departmanId, kisiId: ben.Id });
    return { durum: true, Id };
  },

  async unutulanOnayla(ctx, { MolaId }) {
    const { numUpdatedRows } = await q.unutulaniKapat(ctx.db, ctx.ben.Id, MolaId);
    if (numUpdatedRows === 0n) throw kayitYok('Mola kaydı');
    await ctx.denetle({ eylem: 'unutulanOnayla', nesne: 'mola', nesneId: MolaId });
    return { durum: true };
  },

  async molaDuzeltmeList(ctx, { Durum }) {
    return { durum: true, duzeltmelist: await duzeltme.liste(ctx.db, ctx.kapsam, Durum) };
  },

  async molaDuzeltmeKarar(ctx, { Id, Onay, Aciklama }) {
    const { db, simdi, ben } = ctx;
    if (Onay === 0 && sebepHatasi(Aciklama)) return red(METIN.enAz10);
    const istek = await duzeltme.kilitle(db, Id, ctx.kapsam);
    if (!istek) throw kayitYok('Düzeltme isteği');
    const nereye = Onay === 1 ? 'Onaylandı' : 'Reddedildi';
    const engel = gecisEngeli(DUZELTME_SURECI, istek, nereye, ben);
    if (engel !== null) return red(engel);
    await kisiyiKilitle(db, istek.KisiId);
    if (Onay === 1) {
      const kayitlar = await duzeltme.mesaiKayitlari(db, istek.mola_id);
      const degisen = araligiDuzelt(kayitlar, istek.mola_id, ms(istek.yeni_baslama), ms(istek.yeni_bitis));
      if (degisen.length === 0) return red('Kayıt bulunamadığı için düzeltme uygulanamadı.');
      await duzeltme.uygula(db, istek.KisiId, istek.mola_id, degisen, ctx.istek.ip);
      await ctx.denetle({
        eylem: 'molaDuzeltme',
        nesne: 'mola',
        nesneId: istek.mola_id,
        eski: kayitlar,
        yeni: degisen,
      });
    }
    await gecir(db, DUZELTME_SURECI, DUZELTME_YERI, {
      id: Id,
      kayit: istek,
      nereye,
      cagiran: ben,
      degisen: { karar_veren_id: ben.Id, karar_zamani: simdi, karar_aciklama: sebepDuzenle(Aciklama) },
      yaz: () =>
        ctx.denetle({ eylem: 'molaDuzeltmeKarar', nesne: 'mola_duzeltme', nesneId: Id, yeni: { Onay, Aciklama } }),
    });
    ctx.yayinla({ tur: 'mola', departmanId: istek.departman_id, kisiId: istek.KisiId });
    return { durum: true };
  },
};
