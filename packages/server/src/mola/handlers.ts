import { araligiDuzelt, duzeltmeEngeli } from '@masabasi/core/duzeltme/rules';
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
import { gunEkle, gunFarki, istanbulGunu, ms } from '@masabasi/core/tarih';
import { vardiya } from '@masabasi/core/mesai/rules';
import { hassasGorur, panoKapsami, sorumlulukKapsami } from '../http/access.ts';
import { type Handlers, red } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import * as duzeltme from '../duzeltme/queries.ts';
import {
  bitenMesailer,
  bitenleriKapat,
  kisiyiKilitle,
  mesaiBaslat,
  mesaiBaslayamaz,
  sonMesailer,
} from '../mesai/queries.ts';
import { departmanMola, kisiDurumu } from '../pano/queries.ts';
import * as q from './queries.ts';

const EN_UZUN_ARALIK = 366;

/**
 * Everything a change of status looks at, asked for at once. Places are locked before the person, by every change in this
 * order; what comes after a lock sees what whoever held it has done.
 */
async function bak(ctx: Parameters<Handlers<typeof molaContract>['moladurumGuncelle']>[0], grup: MolaGrubu | null) {
  const { db, simdi, hedef } = ctx;
  const { departmanId } = ctx.ben;
  const [yerler, saatler, dolu, an, bitenler, durum, calisilan] = await Promise.all([
    grup === null ? null : q.yerleriKilitle(db, departmanId),
    kisiyiKilitle(db, hedef),
    grup === null ? [] : q.moladakiler(db, departmanId, grup, hedef, simdi),
    grup === null ? simdi : q.yerAni(db, departmanId, grup, simdi),
    bitenMesailer(db, simdi, hedef),
    kisiDurumu(db, hedef, simdi),
    sonMesailer(db, hedef, simdi),
  ]);
  const limit = (grup === 'yemek' ? yerler?.yemek_limit : yerler?.diger_limit) ?? null;
  const yer = limit === null ? { dolu: null, an: simdi } : { dolu: dolu.length >= limit ? dolu : null, an };
  if (bitenler.length === 0) return { saatler, yer, durum, calisilan };
  // A shift ended that nobody closed yet; it is over from here on.
  await bitenleriKapat(ctx, hedef, bitenler);
  return { saatler, yer, durum: await kisiDurumu(db, hedef, simdi), calisilan };
}

export const mola: Handlers<typeof molaContract> = {
  async departmanMola(ctx) {
    const molalist = await departmanMola(ctx.db, ctx.departman, ctx.simdi, {
      hassas: hassasGorur(ctx.ben, ctx.departman),
      kisiId: ctx.ben.Id,
    });
    return { durum: true, molalist, sunucuZamani: ctx.simdi.toISOString() };
  },

  async moladurumGuncelle(ctx, { moladurum, aciklama, mobil }) {
    const { db, simdi, hedef } = ctx;
    const hayir = (msg: string) => ({ ...red(msg), moladakiler: [] });
    const { saatler, yer, durum: once, calisilan } = await bak(ctx, molaDurumu(moladurum)?.grup ?? null);
    if (!once) return hayir(METIN.degisirkenHata);
    const mesaiAcik = once.Baslama !== null && !mesaiBittiMi(once, simdi);
    const mevcut = mesaiAcik ? once.Mola_Durum_Id : null;
    const v = vardiya(saatler, simdi);
    const engel = degisimEngeli({
      mevcut,
      yeni: moladurum,
      aciklama: aciklama ?? null,
      mobil: ctx.istek.mobil || mobil === 1,
      mesaiBitti: !mesaiAcik && mesaiBaslayamaz(v, saatler, calisilan),
      izinli: once.izinTur !== null,
    });
    if (engel) return hayir(engel);
    if (yer.dolu) return { durum: false, msg: METIN.degismedi, moladakiler: yer.dolu };

    const sebep = sebepDuzenle(aciklama) || null;
    if (mevcut === null && !(await mesaiBaslat(ctx, hedef)))
      return hayir('Mesainiz başlatılamadı; bugünkü mesainiz bitmiş görünüyor.');
    if (mevcut !== null)
      await ctx.denetle({
        eylem: 'moladurumGuncelle',
        nesne: 'kisi',
        nesneId: hedef,
        eski: { durum: mevcut },
        yeni: { durum: moladurum, sebep },
      });
    ctx.yayinla({ tur: 'mola', departmanId: ctx.ben.departmanId, kisiId: hedef });

    const gun = calisilan.find((m) => m.baslama === once.Baslama)?.gun ?? v.gun;
    const [, sonra, kayitlar] = await Promise.all([
      mevcut === null ? null : q.durumDegistir(db, hedef, moladurum, sebep, yer.an, ctx.istek.ip),
      kisiDurumu(db, hedef, simdi),
      q.molaKayitlari(db, hedef, gun, gun, simdi),
    ]);
    return {
      durum: true,
      msg: degisimMetni(mevcut, moladurum),
      mola2: kayitlar.find((k) => k.Bitis_Zamani === null) ?? null,
      molasure: sonra!.molasure,
      KapaliSaniye: sonra!.KapaliSaniye,
      Baslama: sonra!.Baslama!,
      Mesai_Bitis: sonra!.Mesai_Bitis!,
      moladakiler: [],
      sunucuZamani: simdi.toISOString(),
    };
  },

  async molaHesapla(ctx, { tarih }) {
    const { db, simdi, hedef } = ctx;
    const durum = await kisiDurumu(db, hedef, simdi);
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
    const durum = await kisiDurumu(db, ben.Id, simdi);
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
    if (istek.durum !== 'Bekliyor') return red('Bu istek için karar verilmiş.');
    if (istek.kisi_id === ben.Id && !ben.ayricalikli) return red('Kendi isteğinize siz karar veremezsiniz.');
    await kisiyiKilitle(db, istek.kisi_id);
    if (Onay === 1) {
      const kayitlar = await duzeltme.mesaiKayitlari(db, istek.mola_id);
      const degisen = araligiDuzelt(kayitlar, istek.mola_id, ms(istek.yeni_baslama), ms(istek.yeni_bitis));
      if (degisen.length === 0) return red('Kayıt bulunamadığı için düzeltme uygulanamadı.');
      await duzeltme.uygula(db, istek.kisi_id, istek.mola_id, degisen, ctx.istek.ip);
      await ctx.denetle({
        eylem: 'molaDuzeltme',
        nesne: 'mola',
        nesneId: istek.mola_id,
        eski: kayitlar,
        yeni: degisen,
      });
    }
    await duzeltme.kararYaz(db, Id, Onay === 1, ben.Id, sebepDuzenle(Aciklama), simdi);
    await ctx.denetle({ eylem: 'molaDuzeltmeKarar', nesne: 'mola_duzeltme', nesneId: Id, yeni: { Onay, Aciklama } });
    ctx.yayinla({ tur: 'mola', departmanId: istek.departman_id, kisiId: istek.kisi_id });
    return { durum: true };
  },
};
