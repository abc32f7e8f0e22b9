import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { createHash } from 'node:crypto';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { takvimHatasi } from '@masabasi/core/platform/time/takvim';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { toplanti as contract } from '@masabasi/core/is/toplanti/contract';
import { TOPLANTI_LISTESI } from '@masabasi/core/is/toplanti/liste';
import {
  erkenSozu,
  iptalHatasi,
  odaHatalari,
  TOPLANTI_SURECI,
  toplantiSiteleri,
} from '@masabasi/core/is/toplanti/rules';
import { bildir } from '../../platform/bildirim/api.ts';
import { pgKodu } from '../../platform/db/connect.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import { takvimTatilleri } from '../../izin/izin/api.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { tabbedAnswer } from '../../platform/list/liste.ts';
import { gorur as musteriGorunur, secenekler as musteriSecenekleri } from '../../musteri/musteri/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { calisanlar, projeler } from '../../platform/tanim/api.ts';
import { departmanlar } from '../../mesai/mola/api.ts';
import { yetkililer } from '../../musteri/yetkili/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul, TOPLANTI_ADLARI } from './arama.ts';
import { TOPLANTI_HABERI } from './bildirim.ts';
import { cagirani, degisti, degistirilecek, durumDegistir, kilitli } from './degisim.ts';
import { gormeAdresi } from './ekler.ts';
import { katilimciKaydet, kaydet } from './form.ts';
import { kararKapat, kararlariKaydet } from './karar.ts';
import { yanitla } from './kayit.ts';
import { tutanakBelgesi } from './pdf.ts';
import * as kq from './kararlar.ts';
import * as q from './queries.ts';
import { toplantiKaynagi } from './rapor.ts';
import { baslayinca, bitince, davetEt, iptalEt, katilanlariYaz } from './surec.ts';
import { sonrakileri, yeniZamanlari, zamanlari } from './seri.ts';
import { kisaltilmis, odaEngelleri, zamanOnerileri, zamanUyarilari } from './uyari.ts';

export const toplanti: Handlers<typeof contract> = {
  async getToplantiList(ctx, sorgu) {
    return tabbedAnswer(ctx.db, TOPLANTI_LISTESI, toplantiKaynagi(ctx, ctx.simdi), sorgu);
  },

  async toplantiBul(ctx, sorgu) {
    return {
      durum: true,
      bulunanlar: await bagislayarak(ctx.db, sorgu, [TOPLANTI_ADLARI], (a) => bul(ctx.db, a, ctx)),
    };
  },

  async getpersonelList({ db }) {
    const [kisiler, bolumler] = await Promise.all([calisanlar(db), departmanlar(db)]);
    const adlar = new Map<number, string>(bolumler.map((b) => [b.Id, b.Ad]));
    return {
      durum: true,
      personellist: kisiler.map(({ Id, Ad, DepartmanId }) => ({ Id, Ad, Departman: adlar.get(DepartmanId) ?? '' })),
    };
  },

  async getToplantiGerekliList({ db, ben, config, urunler }, { ara, MusteriId }) {
    const gorulen = MusteriId !== null && (await musteriGorunur(db, MusteriId, urunler));
    const [{ toplantiTur }, proje, musteriler, kisiler, odalar, durumuDegistir] = await Promise.all([
      secenekler(db, urunler, 'toplantiTur'),
      projeler(db, urunler),
      musteriSecenekleri(db, ara, urunler),
      gorulen ? yetkililer(db, MusteriId) : [],
      q.odalar(db, false),
      q.tercihi(db, ben.Id),
    ]);
    return {
      durum: true,
      toplantiTur,
      proje: proje.map(({ Id, Ad }) => ({ Id, Ad })),
      musterilist: musteriler.map(({ Id, Ad }) => ({ Id, Ad })),
      yetkililer: kisiler.map(({ Id, Ad, Soyad }) => ({ Id, Ad: `${Ad} ${Soyad}`.trim() })),
      odalar,
      siteler: toplantiSiteleri(config.toplantiSiteleri),
      durumuDegistir,
    };
  },

  async getToplantiKatilmciList(ctx, { ToplantiId }) {
    if (!(await q.gorur(ctx.db, ToplantiId, ctx))) throw kayitYok('Toplantı');
    return { durum: true, katilimcilist: await q.katilimcilar(ctx.db, ToplantiId) };
  },

  async getToplantiDetay(ctx, { Id }) {
    const { db, simdi } = ctx;
    const t = found(await q.kart(db, Id, ctx), 'Toplantı');
    const bugun = istanbulGunu(simdi);
    const [katilimcilist, kararlist, acikKararlar, ekler, hareketlist] = await Promise.all([
      q.katilimcilar(db, Id),
      kq.kararlar(db, Id, ctx, bugun),
      kq.oncekilerinKararlari(db, t, ctx, bugun),
      kq.ekler(db, Id),
      q.hareketler(db, Id),
    ]);
    return { durum: true, toplanti: t, katilimcilist, kararlist, acikKararlar, ekler, hareketlist };
  },

  async toplantiTakvimi(ctx, { ilk, son }) {
    const hata = takvimHatasi(ilk, son, 'toplantıları');
    if (hata !== null) return red(hata);
    const [toplantilar, tatiller] = await Promise.all([
      q.takvim(ctx.db, ilk, son, ctx),
      takvimTatilleri(ctx.db, ilk, son),
    ]);
    return { durum: true, toplantilar, tatiller };
  },

  async toplantiUygunluk(ctx, { Id, UserIdler, OdaId, tekrar, hangisi, ...an }) {
    const { db, simdi } = ctx;
    const { Baslama_Zamani: bas, Bitis_Zamani: bit } = an;
    if (Date.parse(bit) <= Date.parse(bas)) return red('Bitiş, başlamadan sonra olmalı.');
    const eski = Id === 0 || hangisi === 'bu' ? null : await q.kart(db, Id, ctx);
    const seri = eski === null || eski.TekrarKural === null ? [] : (await sonrakileri(ctx, eski, false)).sonrakiler;
    const zamanlar = seri.length > 0 ? yeniZamanlari(seri, an) : zamanlari(an, Id === 0 ? tekrar : null);
    const haric = seri.length > 0 ? seri.map((s) => s.id) : Id === 0 ? [] : [Id];
    const z = { kisiler: UserIdler, odaId: OdaId, haric };
    const [uyarilar, dolu, oneriler] = await Promise.all([
      zamanUyarilari(db, { ...z, zamanlar }, ctx, simdi),
      odaEngelleri(db, { ...z, zamanlar }),
      zamanOnerileri(db, { ...z, bas, bit }, ctx, simdi),
    ]);
    return { durum: true, uyarilar: kisaltilmis([...dolu, ...uyarilar]), oneriler };
  },

  toplantiKaydet: kaydet,
  toplantiKatilimciKaydet: katilimciKaydet,

  async toplantiDurumGuncelle(ctx, { Id, Surum, Durum, Aciklama, hangisi, katilanlar, erkenGordum }) {
    const { db, ben, simdi } = ctx;
    const t = await degistirilecek(ctx, { Id, Surum });
    const ad = await q.durumAdlari(db);
    const engel = gecisEngeli(TOPLANTI_SURECI, t, Durum, cagirani(ben), ad);
    if (engel !== null) return red(engel);
    const d = { eylem: 'toplantiDurumGuncelle', tur: 'durum', baslik: `Toplantı: ${ad(Durum)}` } as const;
    const neden = Aciklama.trim();
    if (Durum === 'iptal') {
      const hata = iptalHatasi(neden);
      return hata === null ? iptalEt(ctx, t, neden, hangisi, { ...d, aciklama: neden }) : red(hata);
    }
    if (Durum === 'planlandi') return davetEt(ctx, t, { ...d, tur: 'davet' });
    if (Durum === 'onayli') {
      const ozet = createHash('sha256').update(`${t.No}\n${t.Tutanak}`).digest();
      const sonuc = await durumDegistir(
        ctx,
        t,
        'onayli',
        { onaylayan_id: ben.Id, onay_zamani: simdi, onay_ozeti: ozet },
        { ...d, tur: 'onay' },
      );
      await bildir(ctx, TOPLANTI_HABERI, {
        kisiler: (await q.katilimcilar(db, Id)).flatMap((k) =>
          k.UserId === null || k.UserId === ben.Id ? [] : [k.UserId],
        ),
        baslik: `Tutanak onaylandı: ${t.Konu}`,
        yol: kayitYolu(SAYFA.toplanti[0], Id),
      });
      return sonuc;
    }
    const erken = Durum === 'yapiliyor' && !erkenGordum ? erkenSozu(t, simdi) : null;
    if (erken !== null) return { ...red(`${erken} Yine de başlatabilirsiniz.`), uyarilar: [erken] };
    const gelen = Durum === 'yapildi' && katilanlar !== null ? await katilanlariYaz(db, Id, katilanlar) : null;
    const sonuc = await durumDegistir(ctx, t, Durum, {}, gelen === null ? d : { ...d, aciklama: gelen });
    await (Durum === 'yapiliyor' ? baslayinca(ctx, t) : bitince(ctx, t));
    return sonuc;
  },

  async toplantiYanitla(ctx, { Id, Yanit }) {
    const { db, ben, simdi } = ctx;
    const t = await kilitli(ctx, Id);
    if (t.DurumAnahtar !== 'planlandi' && t.DurumAnahtar !== 'yapiliyor')
      return red('Bu toplantının daveti artık yanıtlanmaz.');
    if (Date.parse(t.Bitis_Zamani) <= simdi.getTime()) return red('Bu toplantının zamanı geçti.');
    const benimki = (await q.davetliler(db, [Id])).filter((d) => d.kisi_id === ben.Id);
    if (benimki.length === 0) return red('Bu toplantıya çağrılmadınız.');
    await yanitla(ctx, benimki, Yanit, 'uygulama', ben.Id);
    return { durum: true, Id, Surum: t.Surum };
  },

  toplantiKararKaydet: kararlariKaydet,
  toplantiKararKapat: kararKapat,

  async toplantiEkYaz(ctx, { Id, Metin }) {
    const { db, ben, simdi } = ctx;
    const t = await kilitli(ctx, Id);
    if (t.DurumAnahtar !== 'onayli') return red('Ek, onaylanmış tutanağa yazılır.');
    const metin = Metin.trim();
    const once = await kq.ekler(db, Id);
    const dayanak = once.at(-1)?.Imza ?? t.OnayImzasi ?? '';
    const ozet = createHash('sha256').update([dayanak, ben.Id, simdi.toISOString(), metin].join('\n')).digest();
    await kq.ekYaz(db, { toplanti_id: Id, metin, kisi_id: ben.Id, zaman: simdi, ozet });
    const satir = await q.degistir(db, Id, {});
    return degisti(ctx, satir, { eylem: 'toplantiEkYaz', tur: 'ek', aciklama: metin });
  },

  async print_toplanti(ctx, { Id }) {
    const { db, simdi } = ctx;
    const t = found(await q.kart(db, Id, ctx), 'Toplantı');
    const { ad, veri } = await tutanakBelgesi(db, t, (await kurulumSatiri(db))?.sirket ?? '', simdi);
    await ctx.denetle({ eylem: 'print_toplanti', nesne: 'toplanti', nesneId: Id });
    return { durum: true, basefile: veri.toString('base64'), dosyaAdi: ad };
  },

  getSeeLink: gormeAdresi,

  async toplantiOdaList({ db }) {
    return { durum: true, odalar: await q.odalar(db, true) };
  },

  async toplantiOdaKaydet(ctx, { oda }) {
    const { db } = ctx;
    const [hata] = Object.values(odaHatalari(oda));
    if (hata !== undefined) return red(hata);
    const o = { ad: oda.Ad.trim(), kapasite: oda.Kapasite, erisim: oda.Erisim.trim(), aktif: oda.Aktif };
    const eski = oda.Id === 0 ? null : ((await q.odaKilitle(db, oda.Id)) ?? null);
    if (oda.Id !== 0 && eski === null) throw kayitYok('Oda');
    if (eski !== null && eski.surum !== oda.Surum) throw surumEski();
    if (await q.odaVar(db, o.ad, oda.Id)) return red('Bu adda bir oda var.');
    try {
      const satir = eski === null ? await q.odaEkle(db, o) : await q.odaDegistir(db, oda.Id, o);
      await ctx.denetle({
        eylem: 'toplantiOdaKaydet',
        nesne: 'toplantiOdasi',
        nesneId: satir.Id,
        yeni: { Ad: o.ad, Kapasite: o.kapasite, Erisim: o.erisim },
      });
      ctx.yayinla({ tur: 'toplanti', kisiId: null });
      return { durum: true, ...satir };
    } catch (e) {
      // Another person has just given this name to a different room.
      if (pgKodu(e) === '23505') throw surumEski(undefined, 'Bu adda bir oda az önce eklendi.');
      throw e;
    }
  },

  async toplantiTercihKaydet(ctx, { durumuDegistir }) {
    await q.tercihYaz(ctx.db, ctx.ben.Id, durumuDegistir);
    await ctx.denetle({
      eylem: 'toplantiTercihKaydet',
      nesne: 'kisi',
      nesneId: ctx.ben.Id,
      yeni: { durumuDegistir },
    });
    return { durum: true };
  },
};
