import { alanAdi, degisenAlanlar } from '@masabasi/core/alanlar';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { YETKILI_ALANLARI } from '@masabasi/core/yetkili/alanlar';
import type { yetkili as yetkiliContract } from '@masabasi/core/yetkili/contract';
import { EN_COK_YETKILI, yetkiliHatalari, yetkiliSade } from '@masabasi/core/yetkili/rules';
import { sutunlari } from '../alanlar.ts';
import { hareketYaz } from '../hareket/kayit.ts';
import type { Ben, UrunKapsami } from '../http/access.ts';
import { type Handlers, red, type Temel } from '../http/context.ts';
import { kayitYok, surumEski } from '../http/errors.ts';
import { gorur, kilitle } from '../musteri/queries.ts';
import * as q from './queries.ts';

const DOLU = `Bir müşterinin en çok ${EN_COK_YETKILI} yetkili kişisi olur.`;

type Cagri = Pick<Temel, 'db' | 'simdi'> & { readonly ben: Ben; readonly urunler: UrunKapsami };

/** A line of the customer's timeline. It names nobody: who is deleted here is not to be read there. */
const cizelgeye = ({ db, simdi, ben }: Cagri, id: number, baslik: string, aciklama = '') =>
  hareketYaz({ db, simdi, kisi: ben.Id }, MUSTERI_HAREKETLERI, { id, tur: 'yetkili', baslik, aciklama });

/** The customer of a person who is there for the caller to see, locked: people of one customer are written one after the other. */
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

  async musteriPersonelKaydet(ctx, { personel: { Id, MusteriId, Surum, Ana, ...ham } }) {
    const { db, urunler } = ctx;
    if ((await kilitle(db, MusteriId, urunler)) === null) throw kayitYok('Müşteri');
    const eski = Id === 0 ? null : await q.yetkili(db, MusteriId, Id, false);
    if (Id !== 0 && eski === null) throw kayitYok('Yetkili kişi');
    if (eski !== null && eski.Surum !== Surum) throw surumEski(eski);
    const y = yetkiliSade(ham);
    const [hata] = Object.values(yetkiliHatalari(y));
    if (hata !== undefined) return red(hata);
    if (eski === null && (await q.sayisi(db, MusteriId)) >= EN_COK_YETKILI) return red(DOLU);
    const yeni = sutunlari(YETKILI_ALANLARI, y);
    const satir = eski === null ? await q.ekle(db, MusteriId, yeni) : await q.degistir(db, Id, yeni);
    const anaydi = eski?.Ana ?? false;
    if (Ana !== undefined && Ana !== anaydi) await q.anaYap(db, MusteriId, Ana ? satir.Id : null);
    const alanlar = eski === null ? [] : degisenAlanlar(YETKILI_ALANLARI, eski, y);
    if (eski === null) await cizelgeye(ctx, MusteriId, 'Yetkili kişi eklendi');
    else if (alanlar.length > 0)
      await cizelgeye(
        ctx,
        MusteriId,
        'Yetkili kişi değişti',
        alanlar.map((a) => alanAdi(YETKILI_ALANLARI, a)).join(', '),
      );
    await ctx.denetle({
      eylem: 'musteriPersonelKaydet',
      nesne: 'musteri_yetkili',
      nesneId: satir.Id,
      yeni: eski === null ? 'Yeni kişi' : alanlar,
    });
    return { durum: true, ...satir };
  },

  async musteriPersonelSil(ctx, { Id, Surum }) {
    const MusteriId = await kilitliMusteri(ctx, Id);
    const eski = await q.yetkili(ctx.db, MusteriId, Id, false);
    if (eski === null) throw kayitYok('Yetkili kişi');
    if (Surum !== undefined && eski.Surum !== Surum) throw surumEski(eski);
    // Who is called first stays said: the person may come back.
    await q.degistir(ctx.db, Id, { silindi: ctx.simdi });
    await cizelgeye(ctx, MusteriId, 'Yetkili kişi silindi');
    await ctx.denetle({ eylem: 'musteriPersonelSil', nesne: 'musteri_yetkili', nesneId: Id });
    return { durum: true };
  },

  async musteriPersonelGeriAl(ctx, { Id }) {
    const MusteriId = await kilitliMusteri(ctx, Id);
    const silinen = await q.yetkili(ctx.db, MusteriId, Id, true);
    if (silinen === null) throw kayitYok('Silinmiş yetkili kişi');
    if ((await q.sayisi(ctx.db, MusteriId)) >= EN_COK_YETKILI) return red(DOLU);
    const { Surum } = await q.degistir(ctx.db, Id, { silindi: null });
    await cizelgeye(ctx, MusteriId, 'Yetkili kişi geri alındı');
    await ctx.denetle({ eylem: 'musteriPersonelGeriAl', nesne: 'musteri_yetkili', nesneId: Id });
    return { durum: true, Surum };
  },
};
