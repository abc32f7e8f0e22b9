import type { duyuru as duyuruContract } from '@masabasi/core/yonetim/duyuru/contract';
import { gecKalan } from '@masabasi/core/platform/undo/geriAlma';
import { donemHatasi, METIN } from '@masabasi/core/yonetim/duyuru/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { oncesi } from '@masabasi/core/platform/denetim/rules';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import {
  departmanlarVar,
  duyuruDegistir,
  duyuruEkle,
  duyuruGeriGetir,
  duyuruKaldir,
  duyuruKilitle,
  gorebilirMi,
  gorulduYaz,
  gununDuyurulari,
  silinmis,
  tumDuyurular,
} from './queries.ts';

export const duyuru: Handlers<typeof duyuruContract> = {
  async getDuyurular({ db, ben, simdi, kept }) {
    const gun = istanbulGunu(simdi);
    const duyurular = await kept({ of: ['duyurular', gun], tables: ['duyuru', 'duyuru_goruldu', 'kisi'] }, () =>
      gununDuyurulari(db, ben.Id, ben.departmanId, gun),
    );
    return { durum: true, duyurular };
  },

  // Not audited, because its own table stores person and time.
  async duyuruGoruldu(ctx, { Id }) {
    const { db, ben, simdi } = ctx;
    if (!(await gorebilirMi(db, Id, ben.departmanId, istanbulGunu(simdi)))) throw kayitYok('Duyuru');
    await gorulduYaz(db, Id, ben.Id, simdi);
    ctx.yayinla({ tur: 'duyuru', kisiId: ben.Id });
    return { durum: true };
  },

  async duyuruList({ db }) {
    return { durum: true, duyurular: await tumDuyurular(db) };
  },

  async duyuruKaydet(ctx, { Id, Surum, ...d }) {
    const hata = donemHatasi(d);
    if (hata) return red(hata);
    const departmanlar = [...new Set(d.Departmanlar)].toSorted((a, b) => a - b);
    if (!(await departmanlarVar(ctx.db, departmanlar))) return red(METIN.departmanYok);

    const yeni = {
      baslik: d.Baslik.trim(),
      metin: d.Metin.trim(),
      baslangic: d.Baslangic,
      bitis: d.Bitis,
      departmanlar,
      onemli: d.Onemli === 1,
    };
    const mevcut = Id === 0 ? null : found(await duyuruKilitle(ctx.db, Id), 'Duyuru');
    if (mevcut !== null && mevcut.surum !== Surum) throw surumEski();
    const sonuc =
      mevcut === null
        ? await duyuruEkle(ctx.db, { ...yeni, yazan_id: ctx.ben.Id, zaman: ctx.simdi })
        : await duyuruDegistir(ctx.db, Id, yeni);
    await ctx.denetle({ eylem: 'duyuruKaydet', nesne: 'duyuru', nesneId: sonuc.Id, eski: oncesi(mevcut, yeni), yeni });
    ctx.yayinla({ tur: 'duyuru' });
    return { durum: true, ...sonuc };
  },

  async duyuruSil(ctx, { Id }) {
    const mevcut = found(await duyuruKilitle(ctx.db, Id), 'Duyuru');
    await duyuruKaldir(ctx.db, Id, ctx.simdi);
    await ctx.denetle({ eylem: 'duyuruSil', nesne: 'duyuru', nesneId: Id, eski: mevcut });
    ctx.yayinla({ tur: 'duyuru' });
    return { durum: true };
  },

  async duyuruSilGeriAl(ctx, { Id }) {
    const silinen = found(await silinmis(ctx.db, Id, ctx.simdi), 'Silinmiş duyuru');
    // Everyone who may edit announcements may restore any of them, also those that others deleted.
    const engel = gecKalan(silinen.Dakika);
    if (engel !== null) return red(engel);
    await duyuruGeriGetir(ctx.db, Id);
    await ctx.denetle({ eylem: 'duyuruSilGeriAl', nesne: 'duyuru', nesneId: Id });
    ctx.yayinla({ tur: 'duyuru' });
    return { durum: true };
  },
};
