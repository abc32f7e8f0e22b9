import { ADAY_ALANLARI } from '@masabasi/core/pazarlama/aday/alanlar';
import type { aday as contract } from '@masabasi/core/pazarlama/aday/contract';
import { ADAY_LISTESI } from '@masabasi/core/pazarlama/aday/liste';
import {
  ADAY_ASAMA_ADLARI,
  ADAY_METNI,
  ADAY_SURECI,
  adayAcik,
  adayAsamaHatalari,
  adayHatalari,
} from '@masabasi/core/pazarlama/aday/rules';
import type { AdayKarti } from '@masabasi/core/pazarlama/aday/satirlar';
import { BASKA_PROGRAM } from '@masabasi/core/musteri/demo/rules';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sunulmuyor, sutunlari } from '../../platform/field/alanlar.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { surumEski, found } from '../../platform/http/errors.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { calisiyor, gorur as musteriGorunur, MUSTERI_ADLARI } from '../../musteri/musteri/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { anahtarli, projeler, yerler } from '../../platform/tanim/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul } from './arama.ts';
import { ADAY_SUTUNLARI } from './excel.ts';
import * as k from './kayit.ts';
import * as q from './queries.ts';
import { adayKaynagi, harita, ilHaritasi, kolonlar, toplami } from './rapor.ts';

/** The sentence that refuses a choice, or null. The choices that the prospect already has stay allowed. */
async function secimHatasi(
  ctx: ProductAct,
  a: Istek<typeof contract.adayKaydet>['aday'],
  eski: AdayKarti | null,
): Promise<string | null> {
  const { db, ben, urunler } = ctx;
  if (a.ProjeId !== eski?.ProjeId && !(await projeler(db, urunler)).some((p) => p.Id === a.ProjeId))
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (!(await musteriGorunur(db, a.MusteriId, urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  if (a.SahipId !== null && a.SahipId !== eski?.SahipId && !(await calisiyor(db, a.SahipId)))
    return 'İlgilenecek kişi artık çalışmıyor. Başka birini seçiniz.';
  // Nobody may save a prospect that they cannot see afterwards. A handover gives it to other people.
  if (a.SahipId !== ben.Id && !(await q.satilir(db, ctx, a.MusteriId)))
    return 'Müşteri satış bölgenizde değil: ‘İlgilenen’ olarak kendinizi seçiniz; sonra başkasına yönlendirebilirsiniz.';
  return null;
}

export const aday: Handlers<typeof contract> = {
  async getMusteriList(ctx, sorgu) {
    return listAnswer(ctx.db, ADAY_LISTESI, adayKaynagi(ctx), sorgu);
  },

  async adayBul(ctx, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(ctx.db, sorgu, [MUSTERI_ADLARI], (a) => bul(ctx.db, a, ctx)) };
  },

  async adayBoru(ctx, gorunum) {
    const bulunan = await kolonlar(ctx.db, ctx, gorunum);
    return { durum: true, kolonlar: bulunan, toplam: toplami(bulunan) };
  },

  async adayHaritasi(ctx, gorunum) {
    return { durum: true, ...(await harita(ctx.db, ctx, gorunum)) };
  },

  async adayIlHaritasi(ctx, { HaritaIlId, ...gorunum }) {
    const il = found(
      (await yerler(ctx.db)).il.find((i) => i.Id === HaritaIlId),
      'İl',
    );
    return { durum: true, IlId: il.Id, Il: il.Ad, ...(await ilHaritasi(ctx.db, ctx, gorunum, il.Id)) };
  },

  async adayAktar(ctx, sorgu) {
    return spreadsheet(ctx, ADAY_LISTESI, adayKaynagi(ctx), sorgu, {
      ad: 'Adaylar',
      sutunlar: ADAY_SUTUNLARI,
      eylem: 'adayAktar',
      nesne: 'aday',
      cok: 'Bir dosyaya en çok 20.000 kayıt yazılır. Süzgeçlerle daraltınız.',
    });
  },

  async getAdayDetay(ctx, { Id }) {
    const a = found(await q.kart(ctx.db, Id, ctx), 'Aday');
    return { durum: true, aday: a, hareketlist: await q.hareketler(ctx.db, Id) };
  },

  async adayKaydet(ctx, { aday: a }) {
    const { db, simdi } = ctx;
    const eski = a.Id === 0 ? null : await k.degistirilecek(ctx, a);
    if (eski !== null && !adayAcik(eski.AsamaAnahtar)) return red('Bu aday kapanmış; artık değiştirilemez.');
    if (eski !== null && (eski.MusteriId !== a.MusteriId || eski.ProjeId !== a.ProjeId))
      return red('Adayın müşterisi ve ürünü değişmez; yeni bir aday açınız.');
    if (eski !== null && eski.SahipId !== a.SahipId && !eski.Kapatir) return red(ADAY_METNI.vermez);
    const [hata] = Object.values(adayHatalari(a, istanbulGunu(simdi)));
    const yanlis = hata ?? (await secimHatasi(ctx, a, eski));
    if (yanlis !== null) return red(yanlis);
    if (eski !== null)
      return k.degisti(ctx, await q.degistir(db, a.Id, sutunlari(ADAY_ALANLARI, a)), {
        eylem: 'adayKaydet',
        tur: 'duzenlendi',
        eski: { SahipId: eski.SahipId, TahminiTutar: eski.Tutar },
      });
    await q.musteriyiKilitle(db, a.MusteriId);
    if ((await q.acikAday(db, a.MusteriId, a.ProjeId)) !== null) return red(ADAY_METNI.acikVar);
    return k.adayAc(ctx, a);
  },

  async adayAsamaGuncelle(ctx, { Id, Surum, ...f }) {
    const { db, urunler } = ctx;
    const eski = await k.degistirilecek(ctx, { Id, Surum });
    const engel = gecisEngeli(
      ADAY_SURECI,
      eski,
      f.Asama,
      { kapatir: eski.Kapatir },
      (asama) => ADAY_ASAMA_ADLARI[asama],
    );
    if (engel !== null) return red(engel);
    const [hata] = Object.values(adayAsamaHatalari(f, await anahtarli(db, 'ayrilmaNedenleri', BASKA_PROGRAM)));
    if (hata !== undefined) return red(hata);
    if (f.Asama === 'kaybedildi') {
      const liste = await secenekler(db, urunler, 'ayrilmaNedenleri', 'digerProgramlar');
      if (!liste.ayrilmaNedenleri.some((n) => n.Id === f.KayipNedenId)) return red(sunulmuyor('Kaybetme nedeni'));
      if (f.DigerProgramId !== null && !liste.digerProgramlar.some((d) => d.Id === f.DigerProgramId))
        return red(sunulmuyor('Diğer program'));
    }
    return k.asamaDegistir(ctx, eski, f.Asama, f, {
      eylem: 'adayAsamaGuncelle',
      aciklama: f.Aciklama.trim(),
      kapatir: eski.Kapatir,
    });
  },

  async satisBolgeleri({ db }) {
    return { durum: true, bolgeler: await q.bolgeler(db) };
  },

  async satisBolgesiKaydet(ctx, { SaticiId, IlIdler, OncekiIdler }) {
    const once = found(await q.bolgesiniKilitle(ctx.db, SaticiId), 'Kişi');
    if (String(once) !== String(OncekiIdler.toSorted((a, b) => a - b))) throw surumEski();
    const { il } = await yerler(ctx.db);
    const yeni = [...new Set(IlIdler)].toSorted((a, b) => a - b);
    if (!yeni.every((id) => il.some((i) => i.Id === id))) return red('Seçtiğiniz illerden biri yok.');
    await q.bolgesiniYaz(ctx.db, SaticiId, yeni);
    await ctx.denetle({
      eylem: 'satisBolgesiKaydet',
      nesne: 'kisi',
      nesneId: SaticiId,
      eski: { IlIdler: once },
      yeni: { IlIdler: yeni },
    });
    return { durum: true };
  },
};
