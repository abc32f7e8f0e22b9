import type { gorusmeler as contract } from '@masabasi/core/gorusmeler/contract';
import { PANO_DURUMLARI, takvimAraligiHatasi } from '@masabasi/core/gorusmeler/rules';
import {
  ata,
  atandigiBildir,
  degistirilecek,
  durumGuncelle,
  oncelikVer,
  ustlen,
  type Verilen,
  yokUyarisi,
} from '../gorusme/kayit.ts';
import { durumAdlari } from '../gorusme/queries.ts';
import { musterininPlanli } from '../egitim/queries.ts';
import { type Handlers, red } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import { takvimTatilleri } from '../izin/queries.ts';
import { gorur as musteriGorunur } from '../musteri/queries.ts';
import { musterininBekleyeni } from '../webistek/queries.ts';
import * as q from './queries.ts';
import { herBirine } from './toplu.ts';

export const gorusmeler: Handlers<typeof contract> = {
  async gorusmeTopluUstlen(ctx, { gorusmeler: bunlar }) {
    const sonuclar = await herBirine(ctx, bunlar, async (c, g) => {
      await degistirilecek(c, g);
      return ustlen(c, g);
    });
    return { durum: true, sonuclar };
  },

  async gorusmeTopluAta(ctx, { gorusmeler: bunlar, AtananId, Aciklama, yokGordum }) {
    // It is the same of all of them, so it is said once, before any of them is given.
    const yok = yokGordum ? null : await yokUyarisi(ctx, AtananId);
    if (yok !== null) return { durum: false, msg: yok.msg, uyari: 'yok' };
    const verilen: Verilen[] = [];
    const sonuclar = await herBirine(ctx, bunlar, (c, g) =>
      ata(c, { ...g, AtananId, Aciklama, gordum: ['yok'] }, async (_ctx, _kisi, [g1]) => void verilen.push(g1!)),
    );
    await atandigiBildir(ctx, AtananId, verilen);
    return { durum: true, sonuclar };
  },

  async gorusmeTopluDurum(ctx, { gorusmeler: bunlar, ...form }) {
    const sonuclar = await herBirine(ctx, bunlar, (c, g) =>
      durumGuncelle(c, { ...g, ...form, baglantiSuruyor: false }),
    );
    return { durum: true, sonuclar };
  },

  async gorusmeTopluOncelik(ctx, { gorusmeler: bunlar, OncelikId }) {
    return { durum: true, sonuclar: await herBirine(ctx, bunlar, (c, g) => oncelikVer(c, { ...g, OncelikId })) };
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
    return {
      durum: true,
      sutunlar: PANO_DURUMLARI.map((Durum) => ({ Durum, Ad: adlar.get(Durum) ?? Durum, ...sutunlar.get(Durum)! })),
    };
  },

  async gorusmeTakvimi(ctx, { Tur, ilk, son, Gunluk, ...gorunum }) {
    const { db, urunler } = ctx;
    const hata = takvimAraligiHatasi(ilk, son);
    if (hata !== null) return red(hata);
    const [gunler, tatiller] = await Promise.all([
      q.takvim(db, { okuyan: ctx, urunler, gorunum }, { tur: Tur, ilk, son, gunluk: Gunluk }),
      takvimTatilleri(db, ilk, son),
    ]);
    return { durum: true, gunler, tatiller };
  },
};
