import { duzgun, katla } from '@masabasi/core/platform/text/metin';
import type { proje as projeContract } from '@masabasi/core/musteri/proje/contract';
import { projeHatalari } from '@masabasi/core/musteri/proje/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { oncesi } from '@masabasi/core/platform/denetim/rules';
import { yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { found } from '../../platform/http/errors.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import * as q from './queries.ts';

export const proje: Handlers<typeof projeContract> = {
  async projeListesi({ db, urunler }) {
    return { durum: true, projeler: await q.projeler(db, urunler) };
  },

  async projeDetay({ db, urunler }, { Id }) {
    const satir = found(await q.proje(db, Id, urunler), 'Ürün');
    const { konular } = await secenekler(db, urunler, 'konular');
    return {
      durum: true,
      proje: satir,
      kisiler: await q.calisanlar(db, Id),
      konular: konular.filter((k) => k.ProjeId === Id),
    };
  },

  async projeSecenekleri({ db, urunler }) {
    return {
      durum: true,
      kisiler: await q.adaylar(db),
      ...(await secenekler(db, urunler, 'projeEkip', 'memnuniyetTur')),
    };
  },

  async projeKaydet(ctx, { proje: { Id, Surum, ...p } }) {
    const { db, ben, urunler } = ctx;
    const eski = Id === 0 ? null : found(await q.kilitle(db, Id, urunler), 'Ürün', Surum);
    const [hata] = Object.values(projeHatalari(p));
    if (hata !== undefined) return red(hata);
    const Ad = duzgun(p.Ad);
    const digerleri = await q.adlar(db, Id);
    if (digerleri.some((d) => katla(d.ad) === katla(Ad))) return red('Bu adda bir ürün var.');
    if (p.Kod !== null && digerleri.some((d) => d.kod === p.Kod)) return red('Bu kod başka bir ürünün.');
    if (p.SorumluId !== null && p.SorumluId !== eski?.SorumluId && (await q.aktifler(db, [p.SorumluId])).length === 0)
      return red('Sorumlu olarak seçtiğiniz kişi artık çalışmıyor. Başka birini seçiniz.');
    // A present value of the card may have been retired since; a new one must be on offer.
    const { projeEkip, memnuniyetTur } = await secenekler(db, urunler, 'projeEkip', 'memnuniyetTur');
    if (p.EkipId !== null && p.EkipId !== eski?.EkipId && !projeEkip.some((e) => e.Id === p.EkipId))
      return red('Seçtiğiniz ekip artık sunulmuyor. Başka birini seçiniz.');
    if (p.AnketTurId !== null && p.AnketTurId !== eski?.AnketTurId && !memnuniyetTur.some((a) => a.Id === p.AnketTurId))
      return red('Seçtiğiniz anket türü artık sunulmuyor. Başka birini seçiniz.');
    const yeni = {
      ad: Ad,
      kod: p.Kod,
      renk: p.Renk,
      aciklama: p.Aciklama.trim(),
      sorumlu_id: p.SorumluId,
      ekip_id: p.EkipId,
      anket_tur_id: p.AnketTurId,
      aktif: p.Aktif === 1,
    };
    const satir = eski === null ? await q.ekle(db, yeni) : await q.degistir(db, Id, yeni);
    // A person without all products works with the ones they add, or would never see them again.
    if (eski === null && !yetkiVar(ben, YETKI.ayricalikli)) {
      await q.ver(db, satir.Id, [ben.Id]);
      ctx.yayinla({ tur: 'yetki', kisiId: ben.Id });
    }
    await ctx.denetle({ eylem: 'projeKaydet', nesne: 'proje', nesneId: satir.Id, eski: oncesi(eski, yeni), yeni });
    return { durum: true, ...satir };
  },

  async projeKisileriSec(ctx, { Id, Surum, KisiIdler }) {
    const { db, urunler } = ctx;
    found(await q.kilitle(db, Id, urunler), 'Ürün', Surum);
    const oncekiler = await q.verilenler(db, Id);
    const istenen = new Set(KisiIdler);
    const aktif = new Set(await q.aktifler(db, [...new Set([...oncekiler, ...istenen])]));
    if (![...istenen].every((id) => aktif.has(id)))
      return red('Seçtiğiniz kişilerden biri artık çalışmıyor. Listeyi yeniden açıp tekrar seçiniz.');
    const eklenen = [...istenen].filter((id) => !oncekiler.includes(id));
    const cikan = oncekiler.filter((id) => !istenen.has(id));
    // An empty list would mean the default products, and so more than before.
    const bosta = await q.baskaUrunuOlmayanlar(db, cikan, Id);
    if (bosta.length > 0)
      return red(
        `${bosta.join(', ')} yalnız bu ürünle çalışıyor; listesi boşalırsa varsayılan ürünleri görür. Önce başka bir ürün veriniz.`,
      );
    await q.ver(db, Id, eklenen);
    await q.al(db, Id, cikan);
    const satir = await q.degistir(db, Id, {});
    await ctx.denetle({
      eylem: 'projeKisileriSec',
      nesne: 'proje',
      nesneId: Id,
      eski: { Kisiler: oncekiler },
      yeni: { Kisiler: [...istenen] },
    });
    for (const kisiId of [...eklenen, ...cikan]) ctx.yayinla({ tur: 'yetki', kisiId });
    return { durum: true, Surum: satir.Surum };
  },
};
