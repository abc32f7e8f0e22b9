import { adaySirasi, izninDonusu } from '@masabasi/core/masa/devir/rules';
import type { gorusmeler as contract } from '@masabasi/core/masa/gorusmeler/contract';
import { PANO_DURUMLARI } from '@masabasi/core/masa/gorusmeler/rules';
import { takvimHatasi } from '@masabasi/core/platform/time/takvim';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import {
  ata,
  atandigiBildir,
  degistirilecek,
  durumGuncelle,
  oncelikVer,
  sozYokluklari,
  ustlen,
  type Verilen,
  yokUyarisi,
  durumAdlari,
  kart,
} from '../gorusme/api.ts';
import { musterininPlanli } from '../egitim/api.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { takvimTatilleri } from '../../izin/izin/api.ts';
import { gorur as musteriGorunur } from '../../musteri/musteri/api.ts';
import { calismalari, halleri } from '../../mesai/pano/api.ts';
import { herBirine } from '../../platform/list/toplu.ts';
import { musterininBekleyeni } from '../webistek/api.ts';
import * as q from './queries.ts';

const NE = 'görüşme';

export const gorusmeler: Handlers<typeof contract> = {
  async gorusmeAdaylari({ db, ben, simdi, urunler }, { ProjeIdler }) {
    const sorulan = [...new Set(ProjeIdler)].filter((p) => urunler.includes(p));
    const bunlar = await q.adaylar(db, sorulan);
    const bugun = istanbulGunu(simdi);
    const [hal, calisma] = await Promise.all([
      halleri(db, ben, bunlar, simdi),
      calismalari(
        db,
        bunlar.map((k) => k.Id),
        bugun,
      ),
    ]);
    const adaylar = bunlar.map(({ DepartmanId: _d, ...k }) => {
      const h = hal.get(k.Id);
      if (h === undefined) return { ...k, Hal: null, Burada: false };
      const donus = h.stil === 'izinli' ? izninDonusu(calisma.get(k.Id)?.izinler ?? [], bugun) : null;
      return { ...k, Hal: donus === null ? h.etiket : `İzinli, dönüşü ${tarihYaz(donus)}`, Burada: h.stil === 'masa' };
    });
    return { durum: true, adaylar: adaySirasi(adaylar) };
  },

  async gorusmeTopluUstlen(ctx, { gorusmeler: bunlar }) {
    const sonuclar = await herBirine(NE, bunlar, async (g) => {
      await degistirilecek(ctx, g);
      return ustlen(ctx, g);
    });
    return { durum: true, sonuclar };
  },

  async gorusmeTopluAta(ctx, { gorusmeler: bunlar, AtananId, Aciklama, yokGordum }) {
    // The answer is the same for all tickets, so it is given once, before any assignment.
    const sozler = () =>
      q.sozleri(
        ctx.db,
        bunlar.map((g) => g.Id),
        ctx.urunler,
      );
    const yok = yokGordum ? null : await yokUyarisi(ctx, AtananId, await sozler());
    if (yok !== null) return { durum: false, msg: yok.msg, uyari: 'yok' };
    const verilen: Verilen[] = [];
    const sonuclar = await herBirine(NE, bunlar, (g) =>
      ata(ctx, { ...g, AtananId, Aciklama, gordum: ['yok'] }, async (_ctx, _kisi, [g1]) => void verilen.push(g1!)),
    );
    await atandigiBildir(ctx, AtananId, verilen);
    return { durum: true, sonuclar };
  },

  async gorusmeTopluDurum(ctx, { gorusmeler: bunlar, ...form }) {
    const sonuclar = await herBirine(NE, bunlar, (g) => durumGuncelle(ctx, { ...g, ...form, baglantiSuruyor: false }));
    return { durum: true, sonuclar };
  },

  async gorusmeTopluOncelik(ctx, { gorusmeler: bunlar, OncelikId }) {
    return { durum: true, sonuclar: await herBirine(NE, bunlar, (g) => oncelikVer(ctx, { ...g, OncelikId })) };
  },

  async birlesilebilenler({ db, simdi, urunler }, { Id, ara }) {
    const g = found(await kart(db, Id, urunler, simdi), 'Görüşme');
    return { durum: true, gorusmeler: await q.birlesilebilenler(db, g, ara, urunler) };
  },

  async musteriMasasi(ctx, { MusteriId }) {
    const { db, urunler, simdi } = ctx;
    if (!(await musteriGorunur(db, MusteriId, urunler))) throw kayitYok('Müşteri');
    const [gorusmeleri, SonGorusme, AcikWebistek, egitimleri] = await Promise.all([
      q.musterininGorusmeleri(db, ctx, urunler, MusteriId),
      q.sonGorusme(db, ctx, urunler, MusteriId),
      musterininBekleyeni(db, MusteriId, urunler),
      musterininPlanli(db, MusteriId, urunler, simdi),
    ]);
    return { durum: true, ...gorusmeleri, SonGorusme, AcikWebistek, ...egitimleri };
  },

  async gorusmePanosu(ctx, { Boylar, ...gorunum }) {
    const { db, urunler } = ctx;
    const [sutunlar, adlar] = await Promise.all([
      q.pano(db, { okuyan: ctx, urunler, gorunum }, Boylar),
      durumAdlari(db),
    ]);
    // One query for the cards of all columns.
    const kartlar = await sozYokluklari(
      ctx,
      PANO_DURUMLARI.flatMap((Durum) => sutunlar.get(Durum)!.gorusmeler),
    );
    const gruplar = Map.groupBy(kartlar, (g) => g.DurumAnahtar);
    return {
      durum: true,
      sutunlar: PANO_DURUMLARI.map((Durum) => ({
        Durum,
        Ad: adlar.get(Durum) ?? Durum,
        Adet: sutunlar.get(Durum)!.Adet,
        gorusmeler: gruplar.get(Durum) ?? [],
      })),
    };
  },

  async gorusmeTakvimi(ctx, { Tur, ilk, son, Gunluk, ...gorunum }) {
    const { db, urunler } = ctx;
    const hata = takvimHatasi(ilk, son, 'görüşmeleri');
    if (hata !== null) return red(hata);
    const [gunler, tatiller] = await Promise.all([
      q.takvim(db, { okuyan: ctx, urunler, gorunum }, { tur: Tur, ilk, son, gunluk: Gunluk }),
      takvimTatilleri(db, ilk, son),
    ]);
    return { durum: true, gunler, tatiller };
  },
};
