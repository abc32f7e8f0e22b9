import { alanAdi, degisenAlanlar } from '@masabasi/core/platform/field/alanlar';
import { YETKILI_ALANLARI } from '@masabasi/core/musteri/yetkili/alanlar';
import type { yetkili as yetkiliContract } from '@masabasi/core/musteri/yetkili/contract';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { EN_COK_YETKILI, izinHatasi, yetkiliHatalari, yetkiliSade } from '@masabasi/core/musteri/yetkili/rules';
import { sutunlari } from '../../platform/field/alanlar.ts';
import type { Ben, UrunKapsami } from '../../platform/http/access.ts';
import { type Handlers, red, type Temel } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import { gorur, kilitle } from '../musteri/api.ts';
import { cizelgeye, DOLU, yetkiliAc, yetkiliEngeli } from './kayit.ts';
import * as q from './queries.ts';

type Cagri = Pick<Temel, 'db' | 'simdi'> & { readonly ben: Ben; readonly urunler: UrunKapsami };

/**
 * The customer of a contact person that the caller sees, locked: the contact persons of one customer are written one
 * after the other.
 */
async function kilitliMusteri({ db, urunler }: Cagri, id: number): Promise<number> {
  const musteriId = await q.musterisi(db, id);
  if (musteriId === null || (await kilitle(db, musteriId, urunler)) === null) throw kayitYok('Yetkili kişi');
  return musteriId;
}

export const yetkili: Handlers<typeof yetkiliContract> = {
  async getMusteriPersonelList({ db, urunler }, { MusteriId }) {
    if (!(await gorur(db, MusteriId, urunler))) throw kayitYok('Müşteri');
    return { durum: true, musteriPersonelList: await q.yetkililer(db, MusteriId) };
  },

  async musteriPersonelKaydet(ctx, { personel: { Id, MusteriId, Surum, Ana, AnaYoksa = false, ...ham } }) {
    const { db, urunler } = ctx;
    if ((await kilitle(db, MusteriId, urunler)) === null) throw kayitYok('Müşteri');
    const eski = Id === 0 ? null : found(await q.yetkili(db, MusteriId, Id, false), 'Yetkili kişi', Surum);
    const y = yetkiliSade(ham);
    const [hata] = Object.values(yetkiliHatalari(y));
    if (hata !== undefined) return red(hata);
    if (eski === null) {
      const engel = await yetkiliEngeli(ctx, MusteriId);
      if (engel !== null) return red(engel);
      const ana = Ana ?? (AnaYoksa && !(await q.anasiVar(db, MusteriId)));
      return { durum: true, ...(await yetkiliAc(ctx, MusteriId, y, ana)) };
    }
    const satir = await q.degistir(db, Id, sutunlari(YETKILI_ALANLARI, y));
    if (Ana !== undefined && Ana !== eski.Ana) await q.anaYap(db, MusteriId, Ana ? satir.Id : null);
    const alanlar = degisenAlanlar(YETKILI_ALANLARI, eski, y);
    const degisen = alanlar.map((a) => alanAdi(YETKILI_ALANLARI, a)).join(', ');
    if (alanlar.length > 0) await cizelgeye(ctx, MusteriId, 'Yetkili kişi değişti', degisen);
    const yeni = { degisen };
    await ctx.denetle({ eylem: 'musteriPersonelKaydet', nesne: 'musteri_yetkili', nesneId: satir.Id, yeni });
    return { durum: true, ...satir };
  },

  async musteriPersonelSil(ctx, { Id, Surum }) {
    const MusteriId = await kilitliMusteri(ctx, Id);
    const eski = found(await q.yetkili(ctx.db, MusteriId, Id, false), 'Yetkili kişi');
    if (Surum !== undefined && eski.Surum !== Surum) throw surumEski(eski);
    // The main contact person stays marked, as the person may be restored.
    await q.degistir(ctx.db, Id, { silindi: ctx.simdi });
    await cizelgeye(ctx, MusteriId, 'Yetkili kişi silindi');
    await ctx.denetle({ eylem: 'musteriPersonelSil', nesne: 'musteri_yetkili', nesneId: Id });
    return { durum: true };
  },

  async yetkiliIzinKaydet(ctx, { Id, ...izin }) {
    const { db, ben, simdi } = ctx;
    const MusteriId = await kilitliMusteri(ctx, Id);
    if ((await q.yetkili(db, MusteriId, Id, false)) === null) throw kayitYok('Yetkili kişi');
    const hata = izinHatasi([izin], istanbulGunu(simdi));
    if (hata !== null) return red(hata);
    await q.izinYaz(db, Id, izin, ben.Id, simdi);
    const yeni = `${izin.Kanal}: ${izin.Durum}`;
    await cizelgeye(ctx, MusteriId, 'Yetkili kişinin ileti izni', yeni);
    await ctx.denetle({ eylem: 'yetkiliIzinKaydet', nesne: 'musteri_yetkili', nesneId: Id, yeni });
    return { durum: true };
  },

  async musteriPersonelGeriAl(ctx, { Id }) {
    const MusteriId = await kilitliMusteri(ctx, Id);
    found(await q.yetkili(ctx.db, MusteriId, Id, true), 'Silinmiş yetkili kişi');
    if ((await q.sayisi(ctx.db, MusteriId)) >= EN_COK_YETKILI) return red(DOLU);
    const { Surum } = await q.degistir(ctx.db, Id, { silindi: null });
    await cizelgeye(ctx, MusteriId, 'Yetkili kişi geri alındı');
    await ctx.denetle({ eylem: 'musteriPersonelGeriAl', nesne: 'musteri_yetkili', nesneId: Id });
    return { durum: true, Surum };
  },
};
