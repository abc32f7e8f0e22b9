import { DUZELTME_SURECI, duzeltmeEngeli, sinirMi } from '@masabasi/core/mesai/duzeltme/rules';
import type { mola as molaContract } from '@masabasi/core/mesai/mola/contract';
import {
  METIN,
  type MolaGrubu,
  degisimEngeli,
  degisimMetni,
  mesaiBittiMi,
  molaAdi,
  molaDurumu,
  molaSuresi,
  sebepDuzenle,
  sebepHatasi,
  toplamDakika,
} from '@masabasi/core/mesai/mola/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { gunEkle, gunFarki, istanbulGunu, ms, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { vardiya } from '@masabasi/core/mesai/mesai/rules';
import { kendiEngeli } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { kararVericiler } from '../../kisi/departman/api.ts';
import { hassasGorur, panoKapsami, sorumlulukKapsami, vekaletenMi } from '../../platform/http/access.ts';
import { type Handler, type Handlers, red } from '../../platform/http/context.ts';
import { telAni } from '../../platform/db/connect.ts';
import { kayitYok, yetkiYok, found } from '../../platform/http/errors.ts';
import { bildir, halledildi } from '../../platform/bildirim/api.ts';
import { sayaclariKes } from '../sayac/api.ts';
import { duzeltmeyiUygula, sinirHatasi } from '../duzeltme/api.ts';
import * as duzeltme from '../duzeltme/api.ts';
import {
  bitenleriKapat,
  kisininMesaileri,
  kisiyiKilitle,
  mesaiBaslat,
  mesaiBaslayamaz,
  sonMesailer,
} from '../mesai/api.ts';
import { departmanMola, kisiDurumu, kisininHali } from '../pano/api.ts';
import { gecir } from '../../platform/process/surec.ts';
import { DUZELTME_ISTEGI, DUZELTME_KARARI } from './bildirim.ts';
import * as q from './queries.ts';

const EN_UZUN_ARALIK = 366;

/**
 * All data for a change of status, loaded at once. Every change locks the places before the person. Queries after a
 * lock see the changes of its former holder.
 */
async function bak(ctx: Parameters<Handler<(typeof molaContract)['moladurumGuncelle']>>[0], grup: MolaGrubu | null) {
  const { db, simdi, hedef } = ctx;
  const { departmanId } = ctx.ben;
  const [limit, saatler, yerler, durum, { bitenler, ...mesai }] = await Promise.all([
    grup === null ? null : q.yerleriKilitle(db, departmanId, grup),
    kisiyiKilitle(db, hedef),
    grup === null ? null : q.yerler(db, departmanId, grup, hedef, simdi),
    kisiDurumu(db, hedef, simdi),
    kisininMesaileri(db, hedef, simdi),
  ]);
  const dolu = limit !== null && yerler!.moladakiler.length >= limit ? yerler!.moladakiler : null;
  const an = new Date(Math.max(simdi.getTime(), ms(yerler?.son ?? simdi)));
  if (bitenler.length === 0) return { saatler, dolu, an, durum, ...mesai };
  // A shift is over but not closed yet. It ends here.
  await bitenleriKapat(ctx, hedef, bitenler);
  return { saatler, dolu, an, durum: await kisiDurumu(db, hedef, simdi), ...mesai, acik: null };
}

export const mola: Handlers<typeof molaContract> = {
  async departmanMola(ctx) {
    if (!(await q.panodaGorur(ctx.db, ctx.ben, ctx.departman))) throw yetkiYok();
    const molalist = await departmanMola(ctx.db, ctx.departman, ctx.simdi, {
      hassas: hassasGorur(ctx.ben, ctx.departman),
      kisiId: ctx.ben.Id,
    });
    return { durum: true, molalist, sunucuZamani: ctx.simdi.toISOString() };
  },

  async moladurumGuncelle(ctx, { moladurum, aciklama, mobil }) {
    const { db, simdi, hedef } = ctx;
    const hayir = (msg: string) => ({ ...red(msg), moladakiler: [] });
    const {
      saatler,
      dolu,
      an: yerAni,
      durum: once,
      calisilan,
      acik,
    } = await bak(ctx, molaDurumu(moladurum)?.grup ?? null);
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
    if (dolu) return { durum: false, msg: METIN.degismedi, moladakiler: dolu };

    const { kayit, sonra } = mevcut === null || acik === null ? await basla() : degis(acik, mevcut);
    if (sonra === null) return hayir('Mesainiz başlatılamadı; bugünkü mesainiz bitmiş görünüyor.');
    ctx.yayinla({ tur: 'mola', departmanId: ctx.ben.departmanId, kisiId: hedef });
    return {
      durum: true,
      msg: degisimMetni(mevcut, moladurum),
      mola2: kayit,
      molasure: sonra.molasure,
      KapaliSaniye: sonra.KapaliSaniye,
      Baslama: sonra.Baslama!,
      Mesai_Bitis: sonra.Mesai_Bitis!,
      moladakiler: [],
      sunucuZamani: simdi.toISOString(),
    };

    /** Starts the shift, with the person at the desk. */
    async function basla() {
      if (!(await mesaiBaslat(ctx, hedef))) return { kayit: null, sonra: null };
      const [kayitlar, durum] = await Promise.all([
        q.molaKayitlari(db, hedef, v.gun, v.gun, simdi),
        kisiDurumu(db, hedef, simdi),
      ]);
      return { kayit: kayitlar.find((k) => k.Bitis_Zamani === null) ?? null, sonra: durum };
    }

    /** The data read under the locks describes the change completely, so it is published with the commit. */
    function degis(eski: NonNullable<typeof acik>, eskiDurum: number) {
      const an = new Date(Math.max(ms(eski.Baslama_Zamani), yerAni.getTime()));
      const yeni = { Id: eski.YeniId, durum: moladurum, aciklama: sebepDuzenle(aciklama) || null };
      ctx.sonda((tx) => [
        q.sonrakiniAc(tx, hedef, yeni, an, ctx.istek.ip),
        ...(molaDurumu(moladurum)?.toplam ? [sayaclariKes(tx, hedef, 'mola', an)] : []),
      ]);
      void ctx.denetle({
        eylem: 'moladurumGuncelle',
        nesne: 'kisi',
        nesneId: hedef,
        eski: { durum: eskiDurum },
        yeni: { durum: moladurum },
      });
      const kapali = molaDurumu(eskiDurum)?.toplam ? an.getTime() - ms(eski.Baslama_Zamani) : 0;
      const durum = {
        ...once!,
        Mola_Durum_Id: moladurum,
        Baslama_Zamani: molaDurumu(moladurum)?.sayac ? telAni(an) : null,
        KapaliSaniye: Math.round(once!.KapaliSaniye * 1000 + kapali) / 1000,
      };
      const sonraki = {
        Id: yeni.Id,
        Mola_Durum_Id: moladurum,
        Ad: molaAdi(moladurum),
        Baslama_Zamani: telAni(an),
        Bitis_Zamani: null,
        Sure: Math.max(0, Math.floor((simdi.getTime() - an.getTime()) / 60_000)),
        Aciklama: yeni.aciklama,
        Otomatik: false,
        Duzeltme: null,
        DuzeltmeSebebi: null,
      };
      return { kayit: sonraki, sonra: { ...durum, molasure: molaSuresi(durum, simdi) } };
    }
  },

  async molaHesapla(ctx, { tarih }) {
    const { db, simdi, hedef } = ctx;
    const bugun = istanbulGunu(simdi);
    const baskaGun = tarih && tarih !== bugun ? tarih : null;
    // A running shift began yesterday at the earliest.
    const [durum, mesailer, okunan] = await Promise.all([
      kisiDurumu(db, hedef, simdi),
      sonMesailer(db, hedef, simdi),
      q.gunlukKayitlar(db, hedef, baskaGun ?? gunEkle(bugun, -1), baskaGun ?? bugun, simdi),
    ]);
    if (!durum) return red(METIN.sureHesaplanamadi);
    const gun = mesailer.find((m) => m.baslama === durum.Baslama)?.gun ?? bugun;
    const istenen = baskaGun ?? gun;
    const kayitlar = okunan.filter((k) => k.Gun === istenen).map(({ Gun: _gun, ...k }) => k);
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
    const molalist = await q.degenKayitlar(ctx.db, ctx.hedef, ilk, son, ctx.simdi);
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
    const bugun = istanbulGunu(simdi);
    const [durum, unutulan, izinliler] = await Promise.all([
      kisiDurumu(db, ben.Id, simdi),
      q.unutulanMola(db, ben.Id),
      q.izinliler(db, bugun, gunEkle(bugun, 6), ben.Id, sorumlulukKapsami(ben)),
    ]);
    const gun = await q.mesaiGunu(db, ben.Id, durum?.Baslama ?? null, simdi);
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
      // A person who is out today appears once, under today.
      yakinda: izinliler.filter((i) => i.Baslangic > bugun && !izinde.some((k) => k.Id === i.Id)),
      sunucuZamani: simdi.toISOString(),
    };
  },

  async molaDuzeltmeIste(ctx, { MolaId, Baslama_Zamani, Bitis_Zamani, Sebep }) {
    const { db, simdi, ben } = ctx;
    await kisiyiKilitle(db, ben.Id);
    const kayit = found(await duzeltme.kendiKaydi(db, ben.Id, MolaId), 'Mola kaydı');
    const [bas, bit] = [ms(Baslama_Zamani), ms(Bitis_Zamani)];
    const engel = !sinirMi(kayit.durum_id)
      ? duzeltmeEngeli({
          durum: kayit.durum_id,
          bitis: kayit.bitis === null ? null : ms(kayit.bitis),
          baslama: ms(kayit.baslama),
          mesaiBas: ms(kayit.mesai_baslama),
          mesaiBit: ms(kayit.mesai_bitis),
          bas,
          bit,
          simdi: simdi.getTime(),
          sebep: Sebep,
        })
      : bas === bit
        ? await sinirHatasi(db, ben.Id, kayit, { an: bas, sebep: Sebep, simdi })
        : 'Mesainin başı ve sonu tek bir saattir.';
    if (engel) return red(engel);
    if (await duzeltme.bekleyenVar(db, MolaId)) return red('Bu kayıt için bekleyen bir düzeltme isteğiniz var.');
    if (await duzeltme.reddedilmis(db, MolaId, Baslama_Zamani, Bitis_Zamani))
      return red('Bu saatler için isteğiniz reddedildi. Başka saatler yazınız ya da sorumlunuzla görüşünüz.');
    const Id = await duzeltme.ekle(db, ben.Id, kayit, Baslama_Zamani, Bitis_Zamani, sebepDuzenle(Sebep), simdi);
    await q.unutulaniKapat(db, ben.Id, MolaId);
    await ctx.denetle({
      eylem: 'molaDuzeltmeIste',
      nesne: 'mola',
      nesneId: MolaId,
      yeni: { Baslama_Zamani, Bitis_Zamani },
    });
    const Ad = await q.kisiAdi(db, ben.Id);
    await bildir(ctx, DUZELTME_ISTEGI, {
      kisiler: await kararVericiler(db, ben.Id, [YETKI.ayricalikli], istanbulGunu(simdi)),
      baslik: `Mola düzeltme isteği: ${Ad}`,
      metin: `${Ad}, ${zamanYaz(kayit.baslama)} tarihli ${sinirMi(kayit.durum_id) ? 'mesai' : 'mola'} kaydı için düzeltme istiyor.`,
      hakkinda: ben.Id,
      kayit: Id,
    });
    ctx.yayinla({ tur: 'mola', departmanId: ben.departmanId, kisiId: ben.Id });
    return { durum: true, Id };
  },

  async kisiHali({ db, ben, simdi }, { Id }) {
    const kisi = found(await q.calisan(db, Id), 'Kişi');
    const { Ad, Departman, DepartmanId } = kisi;
    const hal = await kisininHali(db, ben, { Id, DepartmanId }, simdi);
    const Zaman = hal?.stil === 'mola' || hal?.stil === 'uyari' ? (hal.satir.Baslama_Zamani ?? null) : null;
    return { durum: true, Ad, Departman, Durum: hal?.etiket ?? null, Stil: hal?.stil ?? null, Zaman };
  },

  async unutulanOnayla(ctx, { MolaId }) {
    const { numUpdatedRows } = await q.unutulaniKapat(ctx.db, ctx.ben.Id, MolaId);
    if (numUpdatedRows === 0n) throw kayitYok('Mola kaydı');
    await ctx.denetle({ eylem: 'unutulanOnayla', nesne: 'mola', nesneId: MolaId });
    return { durum: true };
  },

  async molaDuzeltmeList(ctx, { Durum }) {
    return { durum: true, duzeltmelist: await duzeltme.liste(ctx.db, ctx.ben.Id, ctx.kapsam, Durum) };
  },

  async molaDuzeltmeKarar(ctx, { Id, Onay, Aciklama }) {
    const { db, simdi, ben } = ctx;
    if (Onay === 0 && sebepHatasi(Aciklama)) return red(METIN.enAz10);
    const istek = found(await duzeltme.kilitle(db, Id, ctx.kapsam), 'Düzeltme isteği');
    const nereye = Onay === 1 ? 'Onaylandı' : 'Reddedildi';
    const engel = kendiEngeli(ben, istek.KisiId) ?? gecisEngeli(DUZELTME_SURECI, istek, nereye, ben);
    if (engel !== null) return red(engel);
    const kisi = await kisiyiKilitle(db, istek.KisiId);
    if (Onay === 1) {
      const yapilan = await duzeltmeyiUygula(db, istek, { simdi, ip: ctx.istek.ip, sureDakika: kisi.SureDakika });
      if (typeof yapilan === 'string') return red(yapilan);
      await ctx.denetle({
        eylem: 'molaDuzeltme',
        nesne: 'mola',
        nesneId: istek.mola_id,
        eski: yapilan.once,
        yeni: yapilan.sonra,
      });
    }
    const vekaleten = vekaletenMi(ben, istek.departman_id);
    await gecir(db, DUZELTME_SURECI, {
      tablo: 'mola_duzeltme',
      surumlu: false,
      id: Id,
      kayit: istek,
      nereye,
      cagiran: ben,
      degisen: { karar_veren_id: ben.Id, karar_zamani: simdi, karar_aciklama: sebepDuzenle(Aciklama), vekaleten },
      yaz: () =>
        ctx.denetle({
          eylem: 'molaDuzeltmeKarar',
          nesne: 'mola_duzeltme',
          nesneId: Id,
          yeni: { Onay, ...(vekaleten && { Vekaleten: 1 }) },
        }),
    });
    await halledildi(ctx, DUZELTME_ISTEGI, { kayit: Id });
    // Nobody is notified of their own act.
    await bildir(ctx, DUZELTME_KARARI, {
      kisiler: [istek.KisiId].filter((k) => k !== ben.Id),
      baslik: Onay === 1 ? 'Mola düzeltmeniz onaylandı' : 'Mola düzeltmeniz reddedildi',
      metin: `Kayıt: ${zamanYaz(istek.yeni_baslama)}. Karar veren: ${await q.kisiAdi(db, ben.Id)}${vekaleten ? ' (vekâleten)' : ''}.`,
      hakkinda: istek.KisiId,
    });
    ctx.yayinla({ tur: 'mola', departmanId: istek.departman_id, kisiId: istek.KisiId });
    return { durum: true };
  },
};
